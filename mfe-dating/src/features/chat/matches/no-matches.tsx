import { chatMessages } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Button, buttonClass, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Link } from 'react-router-dom';

/** Shown while the student has no matches. */
export function NoMatches() {
  return (
    <EmptyState
      title="No matches yet"
      scene={<EmptyScene name="BanyanBench" />}
      action={
        <Link className={buttonClass('primary')} to={paths.datingMatchRequests()}>
          Match Requests
        </Link>
      }
    >
      Accept some match requests to start chatting!
    </EmptyState>
  );
}

/** Shown when the URL names a conversation that does not exist, or no longer exists. */
export function MissingMatch({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      title={chatMessages.missing}
      scene={<EmptyScene name="PaperPlane" />}
      action={
        <Button icon="chevron-left" onClick={onBack}>
          Back to matches
        </Button>
      }
    >
      This match may have ended.
    </EmptyState>
  );
}
