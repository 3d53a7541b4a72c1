import { expectPageToleratesSkew } from '@campus/contract/testing';
import { useSession } from '@campus/shared-auth';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppLayout } from './layouts/app/app-layout';
import { Bell } from './notifications/bell';
import { ForgotPasswordPage } from './pages/forgot-password/forgot-password-page';
import { LoginPage } from './pages/login/login-page';
import { SignUpPage } from './pages/signup/signup-page';
import { StaffPage } from './staff/staff-page';
import { clearState } from './testing/open-site';

jest.mock('@campus/shared-auth/live', () => ({
  joinLive: () => ({ wake: () => undefined, leave: () => undefined }),
}));

// Each opens its page a dozen times.
jest.setTimeout(120_000);

// jsdom has dialogs, but cannot open them.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const student = { _id: 's1', college_id: 'c1', username: 'asha', isStaff: true };

function open(page: ReactNode, signedIn: boolean): void {
  clearState();
  useSession.setState(signedIn ? { status: 'signed-in', student } : { status: 'signed-out' }, true);
  render(<BrowserRouter>{page}</BrowserRouter>);
}

test.each([
  ['the login', <LoginPage key="login" />, false],
  ['the sign-up', <SignUpPage key="signup" />, false],
  ['the forgotten password', <ForgotPasswordPage key="forgot" />, false],
  ['the page of the staff', <StaffPage key="staff" />, true],
  ['the frame of every page', <AppLayout key="frame">{<h1>Dashboard</h1>}</AppLayout>, true],
])('%s renders with the answers of any server version', async (_name, page, signedIn) => {
  await expectPageToleratesSkew(() => open(page, signedIn));
});

test('the list of notifications renders with the answers of any server version', async () => {
  await expectPageToleratesSkew(async () => {
    open(<Bell />, true);
    await userEvent.click(screen.getByRole('button', { name: /Notifications/ }));
    await screen.findByRole('heading', { name: 'Notifications' });
  });
});
