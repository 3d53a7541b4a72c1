import { Button } from '@campus/shared-ui';
import type { Code } from './use-code';

/** Submits the form for its first code. After a refusal it says how long to wait. */
export function SendCodeButton({ code }: { code: Code }) {
  const waiting = code.seconds > 0;
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      busy={code.sending}
      busyLabel="Sending OTP..."
      aria-disabled={waiting}
    >
      {waiting ? `Send OTP in ${code.seconds} s` : 'Send OTP'}
    </Button>
  );
}
