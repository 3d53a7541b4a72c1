import { create } from 'zustand';

/** The visitor's choice: a fixed theme, or the device's. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'theme';

function isChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isChoice(value) ? value : 'system';
  } catch {
    return 'system'; // storage is blocked: follow the device
  }
}

function paint(choice: ThemeChoice): void {
  const { documentElement } = document;
  if (choice === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = choice;
}

const useChoice = create<{ choice: ThemeChoice }>(() => ({ choice: stored() }));

/** Sets the theme for this visitor: on the page immediately, and in localStorage 'theme' for the next visit. */
export function setTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  paint(choice);
  useChoice.setState({ choice });
}

/** Applies the stored theme to `<html data-theme>`; call once, before the first paint. Also follows other tabs. */
export function applyStoredTheme(): void {
  paint(stored());
  window.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return;
    paint(stored());
    useChoice.setState({ choice: stored() });
  });
}

/** The visitor's choice and its setter. */
export function useTheme(): { choice: ThemeChoice; setTheme: (choice: ThemeChoice) => void } {
  const choice = useChoice((state) => state.choice);
  return { choice, setTheme };
}
