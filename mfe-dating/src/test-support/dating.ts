import type { AnswerOf, datingHome, Match, OwnDatingProfile, ProfileCard } from '@campus/contract';
import { offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';

export function aCard(changes: Partial<ProfileCard> = {}): ProfileCard {
  return {
    user_id: 'asha',
    name: 'Asha',
    gender: 'female',
    profilePhoto: '/media/asha',
    profileThumbnail: '/media/asha-small',
    shortDescription: 'Climbs everything',
    ...changes,
  };
}

export function aProfile(changes: Partial<OwnDatingProfile> = {}): OwnDatingProfile {
  return {
    ...aCard(),
    images: ['/media/asha-2', '/media/asha-3'],
    thumbnails: ['/media/asha-2-small', '/media/asha-3-small'],
    fullDescription: 'I climb, and I read on the roof.',
    partnerPreferences: 'Somebody who climbs too',
    isPaused: false,
    hidesFromDepartment: false,
    showsRead: false,
    department: '',
    ...changes,
  };
}

export function aMatch(changes: Partial<Match> = {}): Match {
  return { matchId: 'm1', profile: aCard(), unread: 0, lastMessage: null, ...changes };
}

type Home = AnswerOf<typeof datingHome>;

/** The dating home of `aProfile`, without pending requests. */
export function aHome(stats: Partial<Home['stats']> = {}): Home {
  return {
    profile: aProfile(),
    stats: { pendingRequests: 0, acceptedMatches: 0, unreadChats: 0, ...stats },
  };
}

/** The answers for a student without a profile. */
export const noProfile = () => refusal(404, 'Please create your dating profile first');

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
