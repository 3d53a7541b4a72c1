import { fakeServer, held, offline, refusal } from '@campus/contract/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aProfile, noProfile } from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

// Canvas does not draw in tests: every file is used unchanged.
jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: Object.assign((file: File) => Promise.resolve(file), {
    getDataUrlFromFile: ({ name }: File) => Promise.resolve(`data:image/jpeg;base64,${name}`),
  }),
}));

beforeEach(emptyBrowser);

const asks = 'GET /api/dating/profile';
const field = (label: string) => screen.getByLabelText(label);

async function openNew() {
  const server = fakeServer({ [asks]: noProfile });
  const user = renderAt('/dating-profile-setup');
  await screen.findByRole('heading', { name: 'Create Dating Profile' });
  const send = () => user.click(screen.getByRole('button', { name: 'Create Profile' }));
  return { server, user, send };
}

async function addPhoto(user: UserEvent, name: string) {
  const file = new File(['bytes'], name, { type: 'image/jpeg' });
  await user.upload(field('Profile photo file'), file);
  await screen.findByRole('img', { name: 'Your profile photo' });
}

test('the setup page shows a loading state until the profile is known', async () => {
  const answer = held<unknown>();
  fakeServer({ [asks]: () => answer.answer });
  renderAt('/dating-profile-setup');
  expect(await screen.findByText('Loading your dating profile')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  answer.give(aProfile());
  expect(await screen.findByRole('heading', { name: 'Edit Dating Profile' })).toBeVisible();
});

test.each([
  ['the server says nothing', () => ({ status: 500, body: {} }), 'Failed to check profile status'],
  ['the server says why', () => refusal(503, 'Back in a minute'), 'Back in a minute'],
  [
    'there is no answer',
    () => {
      throw offline;
    },
    'Server error. Please try again later.',
  ],
])('a failed load shows an error, and Try Again repeats it: %s', async (_name, fail, message) => {
  const server = fakeServer({ [asks]: fail });
  const user = renderAt('/dating-profile-setup');
  expect(await screen.findByText(message)).toBeVisible();
  server.on({ [asks]: noProfile });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Create Dating Profile' })).toBeVisible();
});

test('the form of a new profile has five sections, three genders and an age notice', async () => {
  await openNew();
  const parts = screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);
  expect(parts).toEqual([
    'Profile Photo',
    'Basic Information',
    'About You',
    'Partner Preferences',
    'Additional Photos',
  ]);
  const genders = within(field('Gender')).getAllByRole('option');
  expect(genders.map((option) => option.textContent)).toEqual([
    'Choose one',
    'Male',
    'Female',
    'Other',
  ]);
  const adults = screen.getByText(/aged 18 or over/);
  const submit = screen.getByRole('button', { name: 'Create Profile' });
  expect(adults.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the form shows one error at a time, first for missing fields, then for long texts', async () => {
  const { server, user, send } = await openNew();
  const expectProblem = async (message: string, place: HTMLElement) => {
    await send();
    expect(screen.getByText(message)).toBeVisible();
    expect(place).toHaveFocus();
  };
  const type = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
  };
  await expectProblem(
    'Profile photo is required',
    screen.getByRole('button', { name: 'Upload Photo' }),
  );
  await addPhoto(user, 'me.jpg');
  await type('Name', '   ');
  await expectProblem('Name is required', field('Name'));
  expect(field('Name')).toBeInvalid();
  await type('Name', 'Asha');
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  await expectProblem('Gender is required', field('Gender'));
  await user.selectOptions(field('Gender'), 'Female');
  await expectProblem('Short description is required', field('Short description'));
  await type('Short description', 'a'.repeat(101));
  await expectProblem('Full description is required', field('Full description'));
  await type('Full description', 'b'.repeat(501));
  await expectProblem('Partner preferences are required', field('Partner preferences'));
  await type('Partner preferences', 'c'.repeat(301));
  await expectProblem(
    'Short description must be 100 characters or less',
    field('Short description'),
  );
  await type('Short description', 'Climber');
  await expectProblem('Full description must be 500 characters or less', field('Full description'));
  await type('Full description', 'I climb.');
  await expectProblem(
    'Partner preferences must be 300 characters or less',
    field('Partner preferences'),
  );
  expect(server.asked.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test('the text fields show their character counts', async () => {
  const { user } = await openNew();
  await user.type(field('Short description'), 'Climber');
  await user.type(field('Full description'), 'I climb.');
  await user.type(field('Partner preferences'), 'Climbs');
  for (const count of ['7 / 100', '8 / 500', '6 / 300']) {
    expect(screen.getByText(count)).toBeVisible();
  }
});

describe('the draft', () => {
  test('is restored and can be discarded', async () => {
    sessionStorage.setItem('draft:dating-profile', JSON.stringify({ name: 'Asha' }));
    const { user } = await openNew();
    expect(screen.getByText('Draft restored')).toBeVisible();
    expect(field('Name')).toHaveValue('Asha');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
  });

  test('is stored in sessionStorage only, without photos', async () => {
    const { user } = await openNew();
    await user.type(field('Name'), 'Asha');
    await addPhoto(user, 'me.jpg');
    expect(sessionStorage.getItem('draft:dating-profile')).toContain('Asha');
    expect(sessionStorage.getItem('draft:dating-profile')).not.toContain('me.jpg');
    expect(localStorage.getItem('draft:dating-profile')).toBeNull();
  });

  test('makes the browser ask before the page is left', async () => {
    const { user } = await openNew();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(field('Name'), 'A');
    expect(leave()).toBe(true);
  });
});

test('Cancel goes to the dating home', async () => {
  const { server, user } = await openNew();
  server.on({ 'GET /api/dating/check-profile': () => ({ hasProfile: false }) });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Dating!' })).toBeVisible();
  expect(location.pathname).toBe('/dating');
});
