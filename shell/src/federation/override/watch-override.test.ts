import { useSession } from '@campus/shared-auth';
import { act } from '@testing-library/react';
import { offer } from '../live/follow-registry';
import { useNews } from '../live/news-region';
import { mountTea, teaBuild, teaRegistry, teaRemote } from '../testing';
import { currentRegistry, setRegistry } from '../registry';
import * as site from '.';
import { overrideKey } from '.';
import { watchOverride } from './watch-override';

jest.mock('.', () => ({
  ...jest.requireActual('.'),
  isLocalSite: jest.fn(),
}));

const base = '/r/mfe-tea/pr-7/';
const hours = 3_600_000;
let stop: () => void;

const build = () => currentRegistry().remotes['mfe-tea']?.current.build;
const banner = () => useNews.getState().override;
const ask = (change: object = {}) =>
  localStorage.setItem(overrideKey, JSON.stringify({ remote: 'mfe-tea', base, ...change }));
const begin = async () => {
  stop = watchOverride();
  await jest.advanceTimersByTimeAsync(0);
};
const signIn = (isStaff: boolean) =>
  act(async () => {
    const student = { _id: 's1', college_id: 'c1', username: 'asha', isStaff };
    useSession.setState({ status: 'signed-in', student }, true);
  });

/** The file at the override's address. */
function answerWith(change: object = {}): void {
  const { integrity, ...built } = teaBuild('pr-7');
  const assets = Object.entries(integrity).map(([path, hash]) => ({ path, integrity: hash }));
  const file = { ...built, declaration: teaRemote().declaration, assets, ...change };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(file)));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = '';
  jest.mocked(site.isLocalSite).mockReturnValue(false);
  useSession.setState({ status: 'unknown' }, true);
  answerWith();
  setRegistry(teaRegistry('one'));
  offer(teaRegistry('one'));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a member of staff runs the override with its hashes and sees the banner', async () => {
  ask();
  await begin();
  expect(build()).toBe('one');
  await signIn(true);
  expect(build()).toBe('pr-7');
  expect(currentRegistry().remotes['mfe-tea']?.current).toMatchObject({
    base,
    integrity: { 'entry.js': 'sha384-entry' },
  });
  expect(banner()).toMatchObject({ remote: 'mfe-tea', base });
});

test('a student who is not staff does not run the override', async () => {
  ask();
  await begin();
  await signIn(false);
  expect(build()).toBe('one');
  expect(fetch).not.toHaveBeenCalled();
  expect(banner()).toBeUndefined();
});

test('everybody may run an override on a local site', async () => {
  jest.mocked(site.isLocalSite).mockReturnValue(true);
  ask();
  await begin();
  expect(build()).toBe('pr-7');
});

test('the override survives a registry change, and ending it restores the live build', async () => {
  ask();
  await begin();
  await signIn(true);
  offer(teaRegistry('two'));
  expect(build()).toBe('pr-7');
  act(() => banner()?.end());
  expect(build()).toBe('two');
  expect(localStorage.getItem(overrideKey)).toBeNull();
  expect(banner()).toBeUndefined();
});

test('the override expires after eight hours', async () => {
  ask();
  await begin();
  await signIn(true);
  await jest.advanceTimersByTimeAsync(8 * hours - 1);
  expect(build()).toBe('pr-7');
  await jest.advanceTimersByTimeAsync(1);
  expect(build()).toBe('one');
});

test('opening the page again does not extend the eight hours', async () => {
  ask();
  await begin();
  await signIn(true);
  const kept = localStorage.getItem(overrideKey);
  stop();
  await jest.advanceTimersByTimeAsync(hours);
  await begin();
  expect(localStorage.getItem(overrideKey)).toBe(kept);
});

test('the override ends with the session', async () => {
  ask();
  await begin();
  await signIn(true);
  await act(async () => useSession.setState({ status: 'signed-out', reason: 'logout' }, true));
  expect(build()).toBe('one');
});

test('the override does not replace a page with unsaved text', async () => {
  ask();
  mountTea('one', '<textarea>Half a thought</textarea>');
  await begin();
  await signIn(true);
  expect(build()).toBe('one');
});

test.each([
  ['is not there', () => jest.mocked(fetch).mockResolvedValue(new Response('', { status: 404 }))],
  ['is of another remote', () => answerWith({ declaration: { name: 'mfe-cup' } })],
])('an override whose build %s is deleted, and the live build stays', async (_case, change) => {
  change();
  ask();
  await begin();
  await signIn(true);
  expect(build()).toBe('one');
  expect(banner()).toBeUndefined();
  expect(localStorage.getItem(overrideKey)).toBeNull();
});
