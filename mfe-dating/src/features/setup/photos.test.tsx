import { fakeServer } from '@campus/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noProfile } from '../../test-support/dating';
import { emptyBrowser, renderAt } from '../../test-support/render-at';

// Canvas does not draw in tests: every file except a broken one is used unchanged.
jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: Object.assign(
    (file: File) =>
      file.name === 'broken.jpg' ? Promise.reject(new Error('no')) : Promise.resolve(file),
    { getDataUrlFromFile: ({ name }: File) => Promise.resolve(`data:image/jpeg;base64,${name}`) },
  ),
}));

beforeEach(emptyBrowser);

const photo = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type });
const field = (label: string) => screen.getByLabelText(label);

async function openNew() {
  fakeServer({ 'GET /api/dating/profile': noProfile });
  const user = renderAt('/dating-profile-setup');
  await screen.findByRole('heading', { name: 'Create Dating Profile' });
  return { user };
}

async function addMore(user: UserEvent, names: readonly string[]) {
  const files = names.map((name) => photo(name));
  await user.upload(field('Image files'), files);
}

describe('the profile photo', () => {
  test('can be changed and removed', async () => {
    const { user } = await openNew();
    await user.upload(field('Profile photo file'), photo('me.jpg'));
    await screen.findByRole('img', { name: 'Your profile photo' });
    expect(screen.getByRole('img')).toHaveAttribute('src', 'data:image/jpeg;base64,me.jpg');
    await user.upload(field('Profile photo file'), photo('better.jpg'));
    await waitFor(() =>
      expect(screen.getByRole('img')).toHaveAttribute('src', 'data:image/jpeg;base64,better.jpg'),
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Photo' })).toHaveFocus();
    expect(screen.getByText('Photo removed')).toBeInTheDocument();
  });

  test.each([
    ['broken.jpg', 'image/jpeg', 'broken.jpg: could not be read as a picture'],
    ['me.gif', 'image/gif', 'me.gif: is not a JPEG, PNG or WebP picture'],
  ])('%s is rejected with a reason', async (name, type, message) => {
    const { user } = await openNew();
    await user.upload(field('Profile photo file'), photo(name, type));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('additional photos', () => {
  test('can be added together, are counted, and can be removed one by one', async () => {
    const { user } = await openNew();
    expect(screen.getByText('0/10')).toBeVisible();
    await addMore(user, ['a.jpg', 'b.jpg', 'c.jpg']);
    expect(await screen.findByText('3/10')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(screen.getByText('2/10')).toBeVisible();
    const names = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    expect(names).toEqual(['a.jpg', 'c.jpg']);
  });

  test('an eleventh photo is rejected with a reason', async () => {
    const { user } = await openNew();
    await addMore(
      user,
      Array.from({ length: 11 }, (_, index) => `${index}.jpg`),
    );
    expect(await screen.findByText('Cannot upload more than 10 images')).toBeVisible();
    expect(await screen.findByText('10/10')).toBeVisible();
  });
});
