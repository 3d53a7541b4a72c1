import type { ReactNode } from 'react';
import { PageHead, useAnchor } from '../paper/page-head';
import styles from './policy-page.module.css';

interface FactsProps {
  /** What, and what is said about it. */
  readonly rows: readonly (readonly [what: string, words: ReactNode])[];
}

/** Short answers one under the other, each with what it is about beside it. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(([what, words]) => (
        <div key={what} className={styles.fact}>
          <dt>{what}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

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

interface PolicyPageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly scene: ReactNode;
  /** For whoever reads no further. */
  readonly inShort: readonly ReactNode[];
  readonly sections: readonly PolicySection[];
}

/** A long text to be read: what it says in short, what is in it, and then all of it. */
export function PolicyPage({ title, lead, scene, inShort, sections }: PolicyPageProps) {
  useAnchor();
  return (
    <>
      <PageHead title={title} lead={lead} scene={scene}>
        <p className={styles.date}>
          Last updated: <time dateTime="2026-11-27">27 November 2026</time>
        </p>
      </PageHead>
      <div className={styles.page}>
        <TableOfContents sections={sections} />
        <article className={styles.text}>
          <section className={styles.short} aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul>
              {inShort.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </section>
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
