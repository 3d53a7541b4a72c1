import { sessionMessages } from '@campus/contract';
import { endSession } from '@campus/contract/client';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';

/** Stands where the list would be when the server no longer knows the student. */
export function SignedOut() {
  return (
    <EmptyState
      title={sessionMessages.loginRequired}
      scene={<EmptyScene name="LibraryLamp" />}
      action={
        <Button variant="primary" onClick={endSession}>
          Go to Login
        </Button>
      }
    >
      Your session has ended. You will come back to this page.
    </EmptyState>
  );
}
