import { networkError } from '@campus/contract';
import { Button, notify } from '@campus/shared-ui';
import { useState } from 'react';

/** Ends the session; the code is a separate chunk, as most visitors at the first script are not signed in. */
export const logout = (): Promise<void> =>
  import(/* webpackChunkName: "leave" */ './leave').then(
    ({ leave }) => leave(),
    () => void notify.error(networkError),
  );

export function LogoutButton() {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void logout().finally(() => setBusy(false));
  };
  return (
    <Button variant="quiet" icon="logout" busy={busy} busyLabel="Logging out..." onClick={press}>
      Logout
    </Button>
  );
}
