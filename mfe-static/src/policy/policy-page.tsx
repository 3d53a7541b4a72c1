import type { ReactNode } from 'react';
import { PageHead, useAnchor } from '../page-head/page-head';
import styles from './policy-page.module.css';

interface FactsProps {
  /** The subjects, each with its text. */
  readonly rows: readonly (readonly [what: string, words: ReactNode])[];
}

/** A list of short answers, each beside its subject. */
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
  /** The anchor of the heading, e.g. `minimum-age`; links from other pages rely on it. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** The table of contents, with links. Shown beside the text if there is room. */
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
  /** A summary for readers who do not read the full text. */
  readonly inShort: readonly ReactNode[];
  readonly sections: readonly PolicySection[];
}

/** The page of a long text: summary, table of contents and full text. */
export function PolicyPage({ title, lead, scene, inShort, sections }: PolicyPageProps) {
  useAnchor();
  return (
    <>
      <PageHead title={title} lead={lead} scene={scene}>
        <p className={styles.date}>
          Last updated: <time dateTime="2026-11-30">30 November 2026</time>
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
