import type { Link } from '@campus/shared-auth/live';
import type { Conversation } from '../core/conversation';
import type { Unsent } from '../core/unsent';

type ByMatch<T> = Readonly<Record<string, T>>;

/** What a tab knows of all conversations. */
export interface ChatState {
  readonly conversations: ByMatch<Conversation>;
  /** The time up to which everything was seen here. */
  readonly readTo: ByMatch<number>;
  /** Conversations that could not be brought up to date. */
  readonly failed: ByMatch<boolean>;
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
