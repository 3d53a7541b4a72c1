import {
  accountMessages,
  endOneSession,
  endOtherSessions,
  listSessions,
  sessionListMessages as say,
  type OpenSession,
} from '@campus/contract';
import { ApiFailure, failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { focusNextOf, Row, Rows } from '@campus/shared-features/rows';
import { Badge, Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { Time } from '@campus/shared-ui/time';
import styles from './account.module.css';

function keep(which: (session: OpenSession) => boolean): void {
  queryClient.setQueryData<OpenSession[]>(callKey(listSessions, {}), (all) => all?.filter(which));
}

/** A session that has already ended is not a failure here. */
function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

function complain(error: unknown): void {
  const message = isNetworkFailure(error)
    ? accountMessages.serverError
    : failureMessage(error, say.endFailed);
  notify.error(message);
}

/** Signs the student out in other browsers. `button` is the pressed button. */
function useEndSessions() {
  const one = useWrite(endOneSession);
  const others = useWrite(endOtherSessions);

  const end = async ({ _id }: OpenSession, button: Element) => {
    try {
      await one.mutateAsync({ body: { id: _id } });
    } catch (error) {
      if (!isGone(error)) return complain(error);
    }
    focusNextOf(button);
    keep((session) => session._id !== _id);
    notify.success(say.ended);
  };

  const endOthers = async (button: Element) => {
    try {
      await others.mutateAsync({});
    } catch (error) {
      return complain(error);
    }
    focusNextOf(button);
    keep((session) => session.current);
    notify.success(say.othersEnded);
  };
  return { end, endOthers, busy: one.isPending || others.isPending };
}

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
            Log out <VisuallyHidden>of {device}</VisuallyHidden>
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
        Log out all other devices
      </Button>
    </div>
  );
}

/** Lists the sessions in which the student is signed in. */
export function SessionsPanel() {
  const answer = useCall(listSessions, {}, { staleTime: 0 });
  const alone = answer.data?.length === 1;
  return (
    <>
      <Rows
        answer={answer}
        failed={say.listFailed}
        networkFailed={accountMessages.serverError}
        label="Where you're logged in"
        loadingLabel="Loading your sessions"
        empty={null}
      >
        {(session) => <Session key={session._id} session={session} />}
      </Rows>
      {answer.data && (
        <p className={styles.hint}>
          {alone
            ? "You're logged in on this device only."
            : "See one you don't recognise? Log it out and change your password."}
        </p>
      )}
      {answer.data && !alone && <EndOthers />}
    </>
  );
}
