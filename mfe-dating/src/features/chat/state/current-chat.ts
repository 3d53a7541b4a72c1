import { createChat, type Chat, type UnsentStorage } from './chat';

let current: Chat | undefined;

/** The tab's one chat: it outlasts the page, so that what was sent goes on its way while others are read. */
export function currentChat(storage: UnsentStorage): Chat {
  current ??= createChat(storage);
  return current;
}

function forget(): void {
  current?.end();
  current = undefined;
}

window.addEventListener('authChange', forget);
window.addEventListener('storage', (event) => {
  if (event.key === 'isAuthenticated' || event.key === null) forget();
});
