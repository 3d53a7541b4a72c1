import files from 'campus:texts';
import { useDeferredValue, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PageHeader, setTheme } from '../../src';
import { TextField } from '../../src/field';
import { applyStoredTheme } from '../../src/theme/theme';
import { Section } from './foundations';
import styles from './gallery.module.css';

const workspaces = [...new Set(files.map(({ file }) => file.split('/')[0] ?? ''))];

interface WorkspaceProps {
  name: string;
  /** Lower-case search text; if it matches the file name, all of the file's texts are shown. */
  search: string;
}

function Workspace({ name, search }: WorkspaceProps) {
  const found = files
    .filter(({ file }) => file.startsWith(`${name}/`))
    .map(({ file, texts }) => ({
      file,
      texts: texts.filter((text) => `${file} ${text}`.toLowerCase().includes(search)),
    }))
    .filter(({ texts }) => texts.length > 0);
  if (found.length === 0) return null;
  return (
    <Section title={name}>
      {found.map(({ file, texts }) => (
        <section key={file} aria-label={file} className={styles.texts}>
          <h3>{file.slice(name.length + 1)}</h3>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

/** All texts of the product by workspace and file, for reading them aloud. */
function Texts() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().toLowerCase());
  return (
    <main id="content" className={styles.main}>
      <PageHeader title="What Campus says" actions={<a href="index.html">Parts</a>}>
        Every text in the sources, by workspace and file. In braces stands what is put in later.
      </PageHeader>
      <TextField
        label="Search texts and files"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {workspaces.map((name) => (
        <Workspace key={name} name={name} search={search} />
      ))}
    </main>
  );
}

const theme = new URLSearchParams(location.search).get('theme');
applyStoredTheme();
if (theme === 'light' || theme === 'dark') setTheme(theme);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Texts />);
