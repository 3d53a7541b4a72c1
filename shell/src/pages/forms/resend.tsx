import { Button, VisuallyHidden } from '@campus/shared-ui';
import type { Code } from './use-code';

interface ResendProps {
  code: Code;
  onResend: () => void;
}

const aloud = new Set([60, 30, 10]);

function announcement(seconds: number): string {
  if (seconds === 0) return 'You can ask for another OTP now';
  return aloud.has(seconds) ? `You can ask for another OTP in ${seconds} seconds` : '';
}

/** Asks for another code once the countdown is over, which is said at 60, 30, 10 and 0 only. */
export function Resend({ code, onResend }: ResendProps) {
  const { seconds, sending } = code;
  const waiting = seconds > 0;
  return (
    <>
      <Button
        variant="quiet"
        busy={sending}
        busyLabel="Sending OTP..."
        aria-disabled={waiting}
        onClick={waiting ? undefined : onResend}
      >
        {waiting ? `Resend OTP in ${seconds} s` : 'Resend OTP'}
      </Button>
      <VisuallyHidden role="status">{announcement(seconds)}</VisuallyHidden>
    </>
  );
}
