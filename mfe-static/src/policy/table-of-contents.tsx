import type { PolicySection } from './policy-page';
import styles from './table-of-contents.module.css';

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
