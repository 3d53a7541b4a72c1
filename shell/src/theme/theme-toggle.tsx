import { buttonClass, classes, Icon, useTheme, type ThemeChoice } from '@campus/shared-ui';
import styles from './theme-toggle.module.css';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const names: Record<ThemeChoice, string> = {
  system: "the device's theme",
  light: 'the light theme',
  dark: 'the dark theme',
};

function ChoiceIcon({ choice }: { choice: ThemeChoice }) {
  if (choice !== 'system') return <Icon name={choice === 'light' ? 'sun' : 'moon'} />;
  return (
    <svg className={styles.half} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16Z" />
    </svg>
  );
}

/** Goes round: as the device has it, light, dark. */
export function ThemeToggle() {
  const { choice, setTheme } = useTheme();
  const label = `Theme: ${choice}. Switch to ${names[next[choice]]}`;
  return (
    <button
      type="button"
      className={classes(buttonClass('quiet'), styles.toggle)}
      aria-label={label}
      title={label}
      onClick={() => setTheme(next[choice])}
    >
      <ChoiceIcon choice={choice} />
    </button>
  );
}
