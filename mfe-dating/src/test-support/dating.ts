import type { AnswerOf, datingHome, Match, OwnDatingProfile, ProfileCard } from '@campus/contract';
import { refusal } from '@campus/contract/testing';

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
