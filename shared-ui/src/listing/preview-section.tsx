import { useId, type ReactNode } from 'react';
import styles from './preview-section.module.css';

interface PreviewSectionProps {
  title: string;
  /** Link to the full list. */
  more: ReactNode;
  children: ReactNode;
}

/** A short preview of a list that has its own page. */
export function PreviewSection({ title, more, children }: PreviewSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {more}
      </header>
      {children}
    </section>
  );
}

/** A few entries; each child is a link containing a {@link PreviewItem}. */
export function PreviewList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Class of the link around a {@link PreviewItem}. */
export const previewLinkClass = styles.link ?? '';

interface PreviewItemProps {
  media?: ReactNode;
  title: string;
  /** The line below the title. */
  children: ReactNode;
}

export function PreviewItem({ media, title, children }: PreviewItemProps) {
  return (
    <>
      {media && <span className={styles.media}>{media}</span>}
      <span className={styles.text}>
        <span className={styles.name}>{title}</span>
        <span className={styles.line}>{children}</span>
      </span>
    </>
  );
}

/** Empty state: one line instead of the list. */
export function PreviewNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
