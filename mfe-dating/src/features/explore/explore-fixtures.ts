import type { ProfileCard } from '@campus/contract';
import { offline, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCard, aProfile } from '../../test-support/dating';

export const asha = aCard();
export const meera = aCard({ user_id: 'meera', name: 'Meera', shortDescription: 'Sings' });

export const page = (
  profiles: readonly ProfileCard[],
  pagination: object = { hasMore: false },
) => ({
  profiles,
  pagination,
});

export const noAnswer = () => {
  throw offline;
};

/** Routes of a server with these students; routes from the test replace the defaults. */
export const routes = (profiles: readonly ProfileCard[], more: Routes = {}): Routes => ({
  'GET /api/dating/profile': () => aProfile({ user_id: 'me', gender: 'male' }),
  'GET /api/dating/explore': () => page(profiles),
  'GET /api/dating/profile/asha': () => aProfile(),
  'GET /api/dating/profile/meera': () => aProfile({ ...meera, images: [], thumbnails: [] }),
  'POST /api/dating/send-match-request': () => ({ message: 'ok', matched: false }),
  ...more,
});

export const card = (name: string) => within(screen.getByRole('article', { name }));

export const findCard = async (name: string) =>
  within(await screen.findByRole('article', { name }));

export const gone = (role: string, name?: string) =>
  waitFor(() => {
    if (screen.queryByRole(role, { name })) throw new Error(`${role} ${name ?? ''} is still there`);
  });
