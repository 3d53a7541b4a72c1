import { checkDatingProfile, datingHome } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import {
  fakeServer,
  held,
  moderated,
  offline,
  refusal,
  type Routes,
} from '@campus/contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aProfile, noProfile } from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

// Canvas does not draw in tests: every file is used unchanged.
jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: Object.assign((file: File) => Promise.resolve(file), {
    getDataUrlFromFile: ({ name }: File) => Promise.resolve(`data:image/jpeg;base64,${name}`),
  }),
}));

beforeEach(emptyBrowser);
afterEach(() => jest.useRealTimers());

const asks = 'GET /api/dating/profile';
const creates = 'POST /api/dating/create-profile';
const updates = 'PUT /api/dating/profile';
const home: Routes = {
  'GET /api/dating/check-profile': () => ({ hasProfile: true }),
  'GET /api/dating/home': () => aHome(),
};
const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

/** The form of a new profile, completely filled in. */
async function openFilled(answer: Routes[string]) {
  const server = fakeServer({ ...home, [asks]: noProfile, [creates]: answer });
  const user = renderAt('/dating-profile-setup');
  await screen.findByRole('heading', { name: 'Create Dating Profile' });
  await user.upload(field('Profile photo file'), photo('me.jpg'));
  await user.upload(field('Image files'), [photo('a.jpg'), photo('b.jpg')]);
  await user.type(field('Name'), 'Asha');
  await user.selectOptions(field('Gender'), 'Female');
  await user.type(field('Short description'), 'Climber');
  await user.type(field('Full description'), 'I climb.');
  await user.type(field('Partner preferences'), 'Climbs too');
  await screen.findByRole('img', { name: 'b.jpg' });
  return { server, user };
}

async function openStored(answer: Routes[string]) {
  const server = fakeServer({ ...home, [asks]: () => aProfile(), [updates]: answer });
  const user = renderAt('/dating-profile-setup');
  await screen.findByRole('heading', { name: 'Edit Dating Profile' });
  return { server, user };
}

test('a new profile is sent once with its photos, and shows Saving... meanwhile', async () => {
  const answer = held<unknown>();
  const { server, user } = await openFilled(() => answer.answer);
  await user.click(button('Create Profile'));
  await user.click(button('Saving...'));
  expect(field('Name')).toBeDisabled();
  answer.give({ status: 201, body: aProfile() });
  expect(await screen.findByText('Profile created successfully!')).toBeVisible();
  expect(server.calls(creates).map(({ body }) => body)).toEqual([
    {
      profilePhoto: 'data:image/jpeg;base64,me.jpg',
      images: ['data:image/jpeg;base64,a.jpg', 'data:image/jpeg;base64,b.jpg'],
      name: 'Asha',
      gender: 'female',
      shortDescription: 'Climber',
      fullDescription: 'I climb.',
      partnerPreferences: 'Climbs too',
    },
  ]);
  expect(sessionStorage.getItem('draft:dating-profile')).toBeNull();
  expect(field('Name')).toHaveValue('Asha');
  await user.click(button('Create Profile'));
  expect(server.calls(creates)).toHaveLength(1);
});

test('an edited profile is sent in full, with its stored photos as addresses', async () => {
  const { server, user } = await openStored(() => aProfile());
  expect(field('Name')).toHaveValue('Asha');
  expect(field('Gender')).toHaveDisplayValue('Female');
  expect(screen.getByText('2/10')).toBeVisible();
  expect(screen.queryByText(/aged 18 or over/)).not.toBeInTheDocument();
  await user.type(field('Short description'), '!');
  await user.click(button('Remove picture 1'));
  await user.upload(field('Image files'), photo('new.jpg'));
  await screen.findByRole('img', { name: 'new.jpg' });
  await user.click(button('Update Profile'));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(server.calls(updates).map(({ body }) => body)).toEqual([
    {
      profilePhoto: '/media/asha',
      images: ['/media/asha-3', 'data:image/jpeg;base64,new.jpg'],
      name: 'Asha',
      gender: 'female',
      shortDescription: 'Climbs everything!',
      fullDescription: 'I climb, and I read on the roof.',
      partnerPreferences: 'Somebody who climbs too',
    },
  ]);
});

describe('after saving a profile', () => {
  async function save() {
    const { server } = await openStored(() => aProfile());
    // Outdated cached data, which must not be shown any more.
    queryClient.setQueryData(callKey(checkDatingProfile, {}), { hasProfile: false });
    const old = { ...aHome(), profile: aProfile({ name: 'Old name' }) };
    queryClient.setQueryData(callKey(datingHome, {}), old);
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(button('Update Profile'));
    await screen.findByText('Profile updated successfully!');
    return { server, user };
  }

  test('the message stays for two seconds, then the dating home is reloaded', async () => {
    const { server } = await save();
    const answer = held<unknown>();
    server.on({ 'GET /api/dating/home': () => answer.answer });
    act(() => jest.advanceTimersByTime(1800));
    expect(location.pathname).toBe('/dating-profile-setup');
    act(() => jest.advanceTimersByTime(200));
    expect(location.pathname).toBe('/dating');
    expect(await screen.findByText('Loading your dating profile...')).toBeVisible();
    answer.give(aHome());
    expect(await screen.findByRole('heading', { name: 'Asha' })).toBeVisible();
  });

  test('leaving earlier cancels the redirect', async () => {
    const { user } = await save();
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Blocked people' }));
    expect(location.search).toBe('?blocked=1');
    act(() => jest.advanceTimersByTime(5000));
    expect(location.search).toBe('?blocked=1');
  });
});

describe('a profile that fails to save', () => {
  test('shows a moderation rejection as an alert and at its field', async () => {
    const { user } = await openFilled(() => moderated('fullDescription', 'insults somebody'));
    await user.click(button('Create Profile'));
    const message = await screen.findByText('Content not allowed: insults somebody');
    expect(message.closest('[role="alert"]')).toBeVisible();
    expect(screen.getAllByText(/insults somebody/)).toEqual([message]);
    expect(field('Full description')).toBeInvalid();
    expect(field('Full description')).toHaveAccessibleDescription(
      /^Content not allowed: insults somebody Community guidelines/,
    );
    expect(field('Full description')).toHaveFocus();
  });

  test.each([
    ['the server says why', () => refusal(429, 'Too many changes today'), 'Too many changes today'],
    ['the server says nothing', () => ({ status: 500, body: {} }), 'Failed to save profile'],
    [
      'there is no answer',
      () => {
        throw offline;
      },
      'Server error. Please try again.',
    ],
  ])('keeps the input, and a retry sends the same key: %s', async (_name, fail, message) => {
    const { server, user } = await openFilled(fail);
    await user.click(button('Create Profile'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('Name')).toHaveValue('Asha');
    expect(field('Gender')).toHaveDisplayValue('Female');
    expect(field('Full description')).toHaveValue('I climb.');
    expect(screen.getByRole('img', { name: 'Your profile photo' })).toBeVisible();
    expect(screen.getByText('2/10')).toBeVisible();
    expect(sessionStorage.getItem('draft:dating-profile')).toContain('I climb.');
    await user.click(button('Create Profile'));
    const keys = server.calls(creates).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
