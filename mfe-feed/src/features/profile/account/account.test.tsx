import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, offline, refusal, type Routes } from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../../test-support/render-at';
import { pageOf } from '../../../test-support/samples';

beforeEach(emptyBrowser);

const sessions = 'GET /api/user/sessions';
const end = 'POST /api/user/sessions/end';
const endOthers = 'POST /api/user/sessions/end-others';
const blocked = 'GET /api/dating/blocked';
const unblock = 'POST /api/dating/unblock';
const data = 'GET /api/user/export';

const here = {
  _id: 's1',
  createdAt: '2026-03-01T06:00:00.000Z',
  lastSeen: '2026-03-14T06:00:00.000Z',
  current: true,
  device: 'Firefox on Linux',
};
const phone = { ...here, _id: 's2', current: false, device: 'Chrome on Android' };
const unknown = { ...here, _id: 's3', current: false, device: null };
const arjun = { userId: 'u2', name: 'Arjun', createdAt: '2026-03-01T06:00:00.000Z' };
const done = { message: 'ok' };
const fails = () => {
  throw offline;
};

async function open(label: string, more: Routes) {
  const server = fakeServer({
    'GET /api/user/profile': () => ({
      username: 'asha',
      email: 'asha@iit.ac.in',
      collegeName: 'IIT Goa',
    }),
    'GET /api/user/posts': () => pageOf([]),
    'GET /api/user/blocks': () => [],
    ...more,
  });
  const user = renderAt('/profile');
  const section = await screen.findByRole('region', { name: 'Privacy and Security' });
  const line = within(section).getByRole('button', { name: label });
  expect(within(section).queryByRole('button', { expanded: true })).toBeNull();
  await user.click(line);
  return { server, user, line, section: within(section) };
}

it('the privacy section has six closed lines and loads each only when it is opened', async () => {
  const { server, line, section, user } = await open("Where you're logged in", {
    [sessions]: () => [here],
  });
  const lines = [
    ...["Where you're logged in", 'Alerts', 'Events and trips you like', 'People you blocked'],
    ...['Your data', 'Delete account'],
  ];
  for (const name of lines) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Firefox on Linux')).not.toBeVisible();
  expect(server.calls(blocked)).toEqual([]);
  expect(section.queryByText('Download my data')).toBeNull();
});

describe('the list of sessions', () => {
  it('shows the device of each session and no button to end the current one', async () => {
    const { section } = await open("Where you're logged in", {
      [sessions]: () => [here, phone, unknown],
    });
    const list = await section.findByRole('list', { name: "Where you're logged in" });
    const [first, second, third] = within(list)
      .getAllByRole('listitem')
      .map((row) => within(row));
    expect(first!.getByText('This device')).toBeVisible();
    expect(first!.getByText('1 Mar 2026')).toBeVisible();
    expect(first!.queryByRole('button')).toBeNull();
    expect(second!.getByText(/^Last used:/)).toBeVisible();
    expect(third!.getByText('Unknown device')).toBeVisible();
  });

  it('ends one session and moves focus to the next one', async () => {
    const { section, user, server } = await open("Where you're logged in", {
      [sessions]: () => [here, phone, unknown],
      [end]: () => done,
    });
    const button = (device: string) =>
      section.findByRole('button', { name: `Log out of ${device}` });
    await user.click(await button('Chrome on Android'));
    expect(await screen.findByText('Logged out on that device')).toBeVisible();
    expect(section.queryByText('Chrome on Android')).toBeNull();
    expect(await button('Unknown device')).toHaveFocus();
    expect(server.calls(end)[0]?.body).toEqual({ id: 's2' });
  });

  it('removes a session that had already ended', async () => {
    const { section, user } = await open("Where you're logged in", {
      [sessions]: () => [here, phone],
      [end]: () => refusal(404, 'That device is already logged out'),
    });
    await user.click(await section.findByRole('button', { name: /Chrome on Android/ }));
    expect(await section.findByText("You're logged in on this device only.")).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Privacy and Security' })).toHaveFocus();
  });

  it('keeps a session that could not be ended and shows the error', async () => {
    const { section, user } = await open("Where you're logged in", {
      [sessions]: () => [here, phone],
      [end]: fails,
    });
    await user.click(await section.findByRole('button', { name: /Chrome on Android/ }));
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    expect(section.getByText('Chrome on Android')).toBeVisible();
  });

  it('ends all sessions except the current one', async () => {
    const { section, user } = await open("Where you're logged in", {
      [sessions]: () => [here, phone, unknown],
      [endOthers]: () => done,
    });
    await user.click(await section.findByRole('button', { name: 'Log out all other devices' }));
    expect(await screen.findByText('Logged out on all other devices')).toBeVisible();
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(section.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  it('shows an error when it fails to load, and Try Again loads it', async () => {
    const { section, server, user } = await open("Where you're logged in", {
      [sessions]: () => refusal(500, ''),
    });
    expect(await section.findByText("Couldn't load your devices")).toBeVisible();
    server.on({ [sessions]: () => [here] });
    await user.click(section.getByRole('button', { name: 'Try Again' }));
    expect(await section.findByText('Firefox on Linux')).toBeVisible();
  });
});

describe('the list of blocked people', () => {
  it('unblocks a person', async () => {
    const { section, user, server } = await open('People you blocked', {
      [blocked]: () => [arjun],
      [unblock]: () => done,
    });
    await user.click(await section.findByRole('button', { name: 'Unblock Arjun' }));
    expect(await section.findByText(/^You haven't blocked anyone in dating/)).toBeVisible();
    expect(server.calls(unblock)[0]?.body).toEqual({ userId: 'u2' });
    expect(screen.getByText('Unblocked')).toBeVisible();
  });

  it('keeps a person blocked when the request fails', async () => {
    const { section, user } = await open('People you blocked', {
      [blocked]: () => [arjun],
      [unblock]: fails,
    });
    await user.click(await section.findByRole('button', { name: 'Unblock Arjun' }));
    expect(await screen.findByText('Server error. Please try again.')).toBeVisible();
    expect(section.getByRole('button', { name: 'Unblock Arjun' })).toBeVisible();
  });

  it('shows people blocked on their pages apart from those blocked in dating', async () => {
    const { section, user, server } = await open('People you blocked', {
      [blocked]: () => [],
      'GET /api/user/blocks': () => [{ _id: 'p7', username: 'ravi', createdAt: arjun.createdAt }],
      'DELETE /api/user/blocks/p7': () => done,
    });
    expect(await section.findByText(/^You haven't blocked anyone in dating/)).toBeVisible();
    await user.click(await section.findByRole('button', { name: 'Unblock ravi' }));
    expect(await section.findByText(/You can block someone from their page/)).toBeVisible();
    expect(server.calls('DELETE /api/user/blocks/p7')).toHaveLength(1);
  });

  it('shows an error when it fails to load, and Try Again loads it', async () => {
    const { section, server, user } = await open('People you blocked', { [blocked]: fails });
    await section.findByText('Server error. Please try again later.');
    server.on({ [blocked]: () => [arjun] });
    await user.click(section.getByRole('button', { name: 'Try Again' }));
    expect(await section.findByRole('button', { name: 'Unblock Arjun' })).toBeVisible();
  });
});

describe('the choice to show interests', () => {
  const label = 'Events and trips you like';
  const write = 'PUT /api/user/interests';
  const choice = { name: "Show my name to people I've messaged" };

  it('is off at first, and stores each change', async () => {
    const { section, server, user } = await open(label, { [write]: () => done });
    const box = await section.findByRole('checkbox', choice);
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/Messages in dating don't count\.$/);
    await user.click(box);
    expect(await screen.findByText("People you've messaged can now see your name")).toBeVisible();
    expect(box).toBeChecked();
    await user.click(box);
    expect(await screen.findByText('Your name is no longer shown')).toBeVisible();
    expect(box).not.toBeChecked();
    const sent = server.calls(write).map(({ body }) => body);
    expect(sent).toEqual([{ isShown: true }, { isShown: false }]);
  });

  it('keeps what was stored, and says so, when a change fails', async () => {
    const { section, user } = await open(label, { [write]: fails });
    const box = await section.findByRole('checkbox', choice);
    await user.click(box);
    expect(await screen.findByText("Couldn't save that. Please try again.")).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it('shows an error when it fails to load, and Try Again loads it', async () => {
    const profile = 'GET /api/user/profile';
    const { section, server, user } = await open(label, {
      [profile]: () => refusal(500, 'Broken'),
    });
    await section.findByText('Broken');
    server.on({ [profile]: () => ({ username: 'asha', showsInterests: true }) });
    await user.click(section.getByRole('button', { name: 'Try Again' }));
    expect(await section.findByRole('checkbox', choice)).toBeChecked();
  });
});

describe("the export of the student's data", () => {
  const saved = jest.fn();
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:data');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved(this.href, this.download);
    });
  });

  it('is downloaded as a file', async () => {
    const { section, user } = await open('Your data', { [data]: () => 'PK' });
    await user.click(await section.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText("We've downloaded your data")).toBeVisible();
    expect(saved).toHaveBeenCalledWith('blob:data', 'download');
  });

  it.each([
    ['the words of the server', () => refusal(429, 'Too many requests.'), 'Too many requests.'],
    ['words of our own', fails, "Couldn't download your data. Please try again."],
  ])(
    'shows %s when the download fails, and a second try downloads the file',
    async (_case, answer, words) => {
      const { section, server, user } = await open('Your data', { [data]: answer });
      const button = await section.findByRole('button', { name: 'Download my data' });
      await user.click(button);
      expect(await section.findByText(words)).toBeVisible();
      server.on({ [data]: () => 'PK' });
      await user.click(button);
      await waitFor(() => expect(section.queryByText(words)).toBeNull());
      expect(await screen.findByText("We've downloaded your data")).toBeVisible();
    },
  );
});
