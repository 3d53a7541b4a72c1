import { useDraftRemovals } from '@campus/shared-auth';
import { createChat, type Chat, type UnsentStorage } from './chat';
import type { ChatTransport } from './chat-transport';

/**
 * Creates the function that returns the tab's only chat of a kind: it outlives the page, so that messages continue
 * to be sent while other pages are open, and ends with the session.
 */
export function tabChat(transport: ChatTransport): (storage: UnsentStorage) => Chat {
  let current: Chat | undefined;
  const forget = () => {
    current?.end();
    current = undefined;
  };
  window.addEventListener('authChange', forget);
  window.addEventListener('storage', (event) => {
    if (event.key === 'isAuthenticated' || event.key === null) forget();
  });
  // Unsent messages are a draft.
  useDraftRemovals.subscribe(forget);
  return (storage) => (current ??= createChat(transport, storage));
}
