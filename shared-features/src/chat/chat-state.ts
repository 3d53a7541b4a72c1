import type { Link } from '@campus/shared-auth/live';
import type { Conversation } from './conversation';
import type { Unsent } from './unsent';

type ById<T> = Readonly<Record<string, T>>;

/** What a tab knows of all conversations. */
export interface ChatState {
  readonly conversations: ById<Conversation>;
  /** The time up to which everything was seen here. */
  readonly readTo: ById<number>;
  /** Conversations that could not be brought up to date. */
  readonly failed: ById<boolean>;
  readonly unsent: readonly Unsent[];
  readonly link: Link;
}

export const emptyChat: ChatState = {
  conversations: {},
  readTo: {},
  failed: {},
  unsent: [],
  link: 'connecting',
};
