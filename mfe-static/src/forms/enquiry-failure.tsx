import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { FormMessage } from '@campus/shared-ui';

interface EnquiryFailureProps {
  readonly error: unknown;
  /** For a failure without a message of the server. */
  readonly failed: string;
  /** Where there was no answer at all. */
  readonly unreachable: string;
}

/** Why an enquiry was not taken. */
export function EnquiryFailure({ error, failed, unreachable }: EnquiryFailureProps) {
  if (error == null) return null;
  const message = isNetworkFailure(error) ? unreachable : failureMessage(error, failed);
  return <FormMessage>{message}</FormMessage>;
}
