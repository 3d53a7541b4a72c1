import type { MatchRequest } from '@campus/contract';

/** By which a request is found on the page: its sender, or itself where the answer does not tell who that is. */
export const keyOf = ({ _id, profile }: MatchRequest): string => profile.user_id || _id;
