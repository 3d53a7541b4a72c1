import styles from './rules.module.css';

const rules = [
  {
    title: 'A student never notices the seams',
    text: 'Six teams, but one page load, one look and one history. Back means back.',
  },
  {
    title: 'A team never waits, and never breaks the site',
    text: 'If a part fails, only its own pages go down. They say so and offer Retry. We take a bad build back in a second.',
  },
  {
    title: 'What you tell in confidence stays so',
    text: 'We test confessions, dating and chat for leaks: in answers, in logs, in pictures and in timing.',
  },
] as const;

/** The three rules by which we decide disagreements. */
export function Rules() {
  return (
    <section className={styles.section} aria-labelledby="rules">
      <div className={styles.inner}>
        <h2 id="rules" className={styles.heading}>
          Three promises
        </h2>
        <ol className={styles.rules}>
          {rules.map(({ title, text }) => (
            <li key={title} className={styles.rule}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
