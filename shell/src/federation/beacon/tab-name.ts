const key = 'campus:tab';

function drawnName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random name of this tab, which tells browsers apart and nobody by it. It ends with the tab. */
export function tabName(): string {
  try {
    const kept = sessionStorage.getItem(key) ?? drawnName();
    sessionStorage.setItem(key, kept);
    return kept;
  } catch {
    return drawnName();
  }
}
