import { networkError } from '@campus/contract';
import { Button, notify } from '@campus/shared-ui';
import { useState } from 'react';

interface Logout {
  readonly logout: () => void;
  readonly busy: boolean;
}

/** Ends the session; how is a chunk of its own, as most who see the first script are not signed in. */
function useLogout(): Logout {
  const [busy, setBusy] = useState(false);
  const logout = () => {
    setBusy(true);
    import(/* webpackChunkName: "leave" */ './leave')
      .then(
        ({ leave }) => leave(),
        () => notify.error(networkError),
      )
      .finally(() => setBusy(false));
  };
  return { logout, busy };
}

export function LogoutButton() {
  const { logout, busy } = useLogout();
  return (
    <Button variant="quiet" icon="logout" busy={busy} busyLabel="Logging out..." onClick={logout}>
      Logout
    </Button>
  );
}
