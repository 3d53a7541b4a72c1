import type { ReactNode } from 'react';
import styles from './table-of-contents.module.css';

export interface PolicySection {
  /** The anchor of its heading, e.g. `minimum-age`; links from elsewhere rely on it. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** What is in a text, each line leading there. Beside the text where there is room. */
export function TableOfContents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.heading}>
        On this page
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.line}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
