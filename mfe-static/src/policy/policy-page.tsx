import type { ReactNode } from 'react';
import { PageHead } from '../paper/page-head';
import { useAnchor } from '../paper/use-anchor';
import styles from './policy-page.module.css';
import { type PolicySection, TableOfContents } from './table-of-contents';

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
          Last updated: <time dateTime="2026-11-21">21 November 2026</time>
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
