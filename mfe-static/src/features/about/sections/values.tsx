import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import styles from './values.module.css';

const values = [
  {
    title: 'Yours stays yours',
    text: 'Only your college sees what you post. You can download your data, and delete it.',
  },
  {
    title: 'A secret stays one',
    text: 'If you confess or fall for someone here, you trust us a lot. We build that part first and test it longest.',
  },
  {
    title: 'Everyone at the table',
    text: 'Campus works on a phone with a cracked screen, on a slow network, and with a screen reader.',
  },
  {
    title: 'Say why',
    text: "When something can't go up, we tell you what and why, and we keep what you typed.",
  },
  {
    title: 'No tricks',
    text: "No ads, no trackers, no streaks. Come when you need it, leave when you're done.",
  },
] as const;

/** Our values, published so that students can hold us to them. */
export function Values() {
  return (
    <section className={styles.section} aria-labelledby="values">
      <div>
        <h2 id="values" className={styles.heading}>
          Our values
        </h2>
        <p className={styles.note}>
          How we keep them: <Link to={paths.privacyPolicy()}>privacy and security details</Link>.
        </p>
      </div>
      <ul className={styles.values}>
        {values.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <svg className={styles.flower} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
              <path d="M20 3c4 5 4 9 0 13-4-4-4-8 0-13ZM20 37c4-5 4-9 0-13-4 4-4 8 0 13ZM3 20c5-4 9-4 13 0-4 4-8 4-13 0ZM37 20c-5-4-9-4-13 0 4 4 8 4 13 0ZM8 8c6 1 9 3 9 9-6 0-8-3-9-9ZM32 32c-6-1-9-3-9-9 6 0 8 3 9 9ZM32 8c-1 6-3 9-9 9 0-6 3-8 9-9ZM8 32c1-6 3-9 9-9 0 6-3 8-9 9Z" />
              <circle cx="20" cy="20" r="4" />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
