import type { Notification } from '@campus/contract';
import { useSession } from '@campus/shared-auth';
import { joinLive, type LiveListener } from '@campus/shared-auth/live';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { fakeApi, type FakeApi, clearState } from '../testing/open-site';
import { Bell } from './bell';

export const at = '2026-03-14T06:00:00.000Z';

export function aNotification(changes: Partial<Notification> = {}): Notification {
  return {
    _id: 'n1',
    kind: 'comment',
    count: 1,
    createdAt: at,
    isRead: false,
    name: 'ravi',
    excerpt: 'Anyone up for chai?',
    communityId: 'c1',
    communityName: 'Hostel Life',
    ...changes,
  };
}

/** The server's response for a student with these notifications. */
export function answerWith(notifications: readonly Notification[], nextCursor?: string) {
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  const pagination = { hasMore: nextCursor !== undefined, nextCursor };
  return { body: { notifications, unread, pagination } };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <code aria-label="Address">{pathname + search + hash}</code>;
}

interface Opened {
  readonly api: FakeApi;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The student touches the page, which then follows the server's events. */
  readonly touch: () => Promise<void>;
  /** The server reports news, this many times at once. */
  readonly ring: (times?: number) => Promise<void>;
  readonly left: jest.Mock;
}

/** The bell on a page, with a connection whose other end is the test. */
export function openBell(
  notifications: readonly Notification[] = [],
  address = '/dashboard',
  answers: Parameters<typeof fakeApi>[0] = {},
): Opened {
  clearState();
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  let listener: LiveListener | undefined;
  const left = jest.fn();
  jest.mocked(joinLive).mockImplementation((joined) => {
    listener = joined;
    return { wake: jest.fn(), leave: left };
  });
  const student = { _id: 's1', college_id: 'k1', username: 'asha', isStaff: false };
  useSession.setState({ status: 'signed-in', student }, true);
  const api = fakeApi({
    'GET /api/notifications': answerWith(notifications),
    'POST /api/notifications/read': {},
    ...answers,
  });
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Bell />
      <Address />
    </BrowserRouter>,
  );
  const touch = () =>
    waitFor(() => {
      fireEvent.pointerMove(window);
      expect(listener).toBeDefined();
    });
  return {
    api,
    left,
    user: userEvent.setup(),
    touch,
    ring: async (times = 1) => {
      await touch();
      act(() => {
        for (let n = 0; n < times; n += 1) listener?.on.notification?.({});
      });
    },
  };
}
