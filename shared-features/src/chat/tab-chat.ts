import { createChat, type Chat, type UnsentStorage } from './chat';
import type { ChatTransport } from './chat-transport';

/**
 * Makes the function that answers the tab's one chat of a kind: it outlasts the page, so that what was sent goes on
 * its way while others are read, and ends with the session.
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
  return (storage) => (current ??= createChat(transport, storage));
}
