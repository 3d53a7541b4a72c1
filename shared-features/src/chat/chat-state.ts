import type { Link } from '@campus/shared-auth/live';
import type { Conversation } from './conversation';
import type { Unsent } from './unsent';

type ById<T> = Readonly<Record<string, T>>;

/** A tab's knowledge of all conversations. */
export interface ChatState {
  readonly conversations: ById<Conversation>;
  /** The time up to which all messages were seen here. */
  readonly readTo: ById<number>;
  /** Conversations that could not be updated. */
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
