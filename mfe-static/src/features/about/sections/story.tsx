import styles from './story.module.css';

const stops = [
  {
    title: 'The board by the gate',
    text: 'It all began with paper. A cycle for sale, a lost bottle, auditions at six. Whoever passed by read it, until it rained.',
  },
  {
    title: 'Forty groups',
    text: 'Then everything moved into group chats: one per batch, hostel, club and cab. Whoever was not added did not exist, and what was said on Monday was gone by Tuesday.',
  },
  {
    title: 'One question',
    text: 'What would the board look like if it never got wet, knew who studies here, and let you ask for a seat in the cab that is written on it?',
  },
  {
    title: 'Campus',
    text: 'Communities first, then the bazaar, the rides, the events. Then the things that are said only where nobody looks: confessions, and dating between two who both said yes.',
  },
] as const;

/** How it came to this, as the stops of a bus line. */
export function Story() {
  return (
    <section className={styles.section} aria-labelledby="story">
      <div className={styles.inner}>
        <h2 id="story" className={styles.heading}>
          Our story
        </h2>
        <ol className={styles.line}>
          {stops.map(({ title, text }) => (
            <li key={title} className={styles.stop}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
