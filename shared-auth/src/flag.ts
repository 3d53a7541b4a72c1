const key = 'isAuthenticated';

/** The local flag of SPEC.md section 4: what the last check in this browser said. */
export function readFlag(): boolean {
  return localStorage.getItem(key) === 'true';
}

/** Sets or clears the flag and tells this tab; other tabs hear the browser's own storage event. */
export function writeFlag(signedIn: boolean): void {
  if (readFlag() === signedIn) return;
  if (signedIn) localStorage.setItem(key, 'true');
  else localStorage.removeItem(key);
  window.dispatchEvent(new Event('authChange'));
}

/** Calls back when another tab signed in or out. @returns stops listening */
export function onFlagChange(changed: (signedIn: boolean) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(readFlag());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
