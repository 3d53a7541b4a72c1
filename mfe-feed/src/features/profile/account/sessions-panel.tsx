import {
  accountMessages,
  listSessions,
  sessionListMessages as say,
  type OpenSession,
} from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { Badge, Button, ErrorState, VisuallyHidden } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import styles from './account.module.css';
import { Row, WaitingRows } from './rows';
import { useEndSessions } from './use-end-sessions';

function Session({ session }: { session: OpenSession }) {
  const { end, busy } = useEndSessions();
  const device = session.device ?? 'Unknown device';
  return (
    <Row
      name={device}
      note={
        session.current ? (
          <>
            Since <Time value={session.createdAt} format="date" />
          </>
        ) : (
          <>
            Last used: <Time value={session.lastSeen} format="day" />
          </>
        )
      }
      action={
        session.current ? (
          <Badge tone="good">This device</Badge>
        ) : (
          <Button
            size="small"
            busy={busy}
            onClick={({ currentTarget }) => void end(session, currentTarget)}
          >
            End <VisuallyHidden>the session of {device}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

function EndOthers() {
  const { endOthers, busy } = useEndSessions();
  return (
    <div>
      <Button
        size="small"
        busy={busy}
        onClick={({ currentTarget }) => void endOthers(currentTarget)}
      >
        End all other sessions
      </Button>
    </div>
  );
}

/** Where the student is signed in. */
export function SessionsPanel() {
  const { data, error, refetch, isFetching } = useCall(listSessions, {}, { staleTime: 0 });
  if (!data && !error) return <WaitingRows label="Loading your sessions" />;
  if (!data) {
    const message = isNetworkFailure(error)
      ? accountMessages.serverError
      : failureMessage(error, say.listFailed);
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  const alone = data.length === 1;
  return (
    <>
      <ul className={styles.rows} aria-label="Your sessions">
        {data.map((session) => (
          <Session key={session._id} session={session} />
        ))}
      </ul>
      <p className={styles.hint}>
        {alone
          ? 'You are signed in on this device only.'
          : 'Is there one that you do not know? End it, and change your password.'}
      </p>
      {!alone && <EndOthers />}
    </>
  );
}
