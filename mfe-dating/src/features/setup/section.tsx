import { useId, type ReactNode } from 'react';
import styles from './setup.module.css';

/** The sections of the form: the title and purpose of each. */
export const parts = {
  photo: {
    title: 'Profile Photo',
    hint: "Required. It's the first thing others see.",
  },
  basics: {
    title: 'Basic Information',
    hint: 'Your gender decides whose profiles you see.',
  },
  about: {
    title: 'About You',
    hint: 'One line for your card, the rest for those who open your profile.',
  },
  preferences: {
    title: 'Partner Preferences',
    hint: 'Who you hope to meet, and what for.',
  },
  more: {
    title: 'Additional Photos',
    hint: 'Up to ten more, in the order you want them shown.',
  },
} as const;

interface SectionProps {
  readonly title: string;
  /** Shown under the title: what belongs here. */
  readonly hint: string;
  /** Shown beside the title, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the profile: its purpose, then its fields. */
export function Section({ title, hint, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
