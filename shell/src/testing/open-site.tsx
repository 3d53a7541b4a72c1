import { queryClient } from '@campus/contract/react';
import { useSession } from '@campus/shared-auth';
import { ToastStack, useNotifications } from '@campus/shared-ui';
import { render } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ForgotPasswordPage } from '../pages/forgot-password/forgot-password-page';
import { LoginPage } from '../pages/login/login-page';
import { SignUpPage } from '../pages/signup/signup-page';
import { LogoutButton } from '../session/logout-button';
import { cancelRedirect } from '../session/pending-redirect';
import { Session } from '../session/session';
import { SessionGate } from '../session/session-gate';

function Student({ title }: { title: string }) {
  return (
    <SessionGate access="student" fallback={<p>One moment</p>}>
      <h1>{title}</h1>
      <LogoutButton />
    </SessionGate>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/**
 * The shell's own pages and two of a student's, without frame and federation, at an address.
 * @param state what the page that led there has handed over
 */
export function openSite(address: string, state?: object): void {
  window.history.replaceState(state ? { usr: state } : null, '', address);
  render(
    <BrowserRouter>
      <Session>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/signup" element={<SignUpPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/dashboard" element={<Student title="Dashboard" />} />
          <Route path="/profile" element={<Student title="My Profile" />} />
        </Routes>
        <Address />
      </Session>
      <ToastStack />
    </BrowserRouter>,
  );
}

/** A browser that was never here. */
export function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  cancelRedirect();
  useSession.setState({ status: 'unknown' }, true);
  useNotifications.setState({ items: [] });
}

/** What this tab hears when another one signs in or out. */
export function otherTab(signedIn: boolean): void {
  if (signedIn) localStorage.setItem('isAuthenticated', 'true');
  else localStorage.removeItem('isAuthenticated');
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'isAuthenticated', newValue: signedIn ? 'true' : null }),
  );
}
