import { Button } from '@campus/shared-ui';
import { useLogout } from '../session/use-logout';

export function LogoutButton() {
  const { logout, busy } = useLogout();
  return (
    <Button variant="quiet" icon="logout" busy={busy} busyLabel="Logging out..." onClick={logout}>
      Logout
    </Button>
  );
}
