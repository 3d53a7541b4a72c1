import {
  accountMessages,
  endOneSession,
  endOtherSessions,
  listSessions,
  sessionListMessages as say,
  type OpenSession,
} from '@campus/contract';
import { ApiFailure, failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { focusNextOf } from './rows';

function keep(which: (session: OpenSession) => boolean): void {
  queryClient.setQueryData<OpenSession[]>(callKey(listSessions, {}), (all) => all?.filter(which));
}

/** What has ended already is no failure to whoever wants it ended. */
function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

function complain(error: unknown): void {
  const words = isNetworkFailure(error)
    ? accountMessages.serverError
    : failureMessage(error, say.endFailed);
  notify.error(words);
}

/** Signs other browsers of the student out. `button` is the one that was pressed. */
export function useEndSessions() {
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
