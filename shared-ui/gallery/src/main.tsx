import { createRoot } from 'react-dom/client';
import {
  Button,
  Cluster,
  Mark,
  PageHeader,
  setTheme,
  SkipLink,
  ToastStack,
  useTheme,
} from '../../src';
import { applyStoredTheme } from '../../src/theme/theme';
import { Fields } from './fields';
import { Buttons, Foundations } from './foundations';
import { Layers, Pictures } from './layers';
import { States } from './states';
import styles from './gallery.module.css';

export function Gallery() {
  const { choice, setTheme } = useTheme();
  return (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <header className={styles.bar}>
        <Cluster gap={2}>
          <Mark size={36} />
          <span className={styles.name}>Campus</span>
        </Cluster>
        <Cluster gap={2}>
          <a href="texts.html">Texts</a>
          <Button
            icon={choice === 'dark' ? 'sun' : 'moon'}
            onClick={() => setTheme(choice === 'dark' ? 'light' : 'dark')}
          >
            {choice === 'dark' ? 'Day' : 'Night'}
          </Button>
        </Cluster>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageHeader
          title="The parts of the house"
          actions={<Button variant="primary">Create New</Button>}
        >
          Every part in every state, by day and by night.
        </PageHeader>
        <Foundations />
        <Buttons />
        <Fields />
        <States />
        <Pictures />
        <Layers />
      </main>
      <ToastStack />
    </>
  );
}

const theme = new URLSearchParams(location.search).get('theme');
applyStoredTheme();
if (theme === 'light' || theme === 'dark') setTheme(theme);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
