import { buttonClass, classes, Icon, useTheme, type ThemeChoice } from '@campus/shared-ui';
import styles from './theme-toggle.module.css';

/** The theme of the device; unknown when a page is rendered at build time. */
const isDeviceDark = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;

/** From the device's theme to the opposite one, so that the first press is visible; then in turn. */
function after(choice: ThemeChoice): ThemeChoice {
  const [device, other] = isDeviceDark()
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  if (choice === 'system') return other;
  return choice === other ? device : 'system';
}

const nameOf = (choice: ThemeChoice) => (choice === 'system' ? "device's" : choice);

function ChoiceIcon({ choice }: { choice: ThemeChoice }) {
  if (choice !== 'system') return <Icon name={choice === 'light' ? 'sun' : 'moon'} />;
  return (
    <svg className={styles.half} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16Z" />
    </svg>
  );
}

/** Switches in turn: automatic, the opposite theme, the device's theme permanently. */
export function ThemeToggle() {
  const { choice, setTheme } = useTheme();
  const label = `Theme: ${choice}. Switch to the ${nameOf(after(choice))} theme`;
  return (
    <button
      type="button"
      // Its label shows a setting of this browser, which the document cannot know.
      name="theme"
      className={classes(buttonClass('quiet'), styles.toggle)}
      aria-label={label}
      title={label}
      onClick={() => setTheme(after(choice))}
    >
      <ChoiceIcon choice={choice} />
    </button>
  );
}
