import styles from './story.module.css';

const stops = [
  {
    title: 'The board by the gate',
    text: 'It all began with paper: a cycle for sale, a lost bottle, auditions at six. Everyone who walked past read it, until it rained.',
  },
  {
    title: 'Forty groups',
    text: "Then everything moved into group chats: one per batch, hostel, club and cab. If nobody added you, you missed it, and Monday's messages were gone by Tuesday.",
  },
  {
    title: 'One question',
    text: 'What if the board never got wet, knew who studies here, and let you ask for a seat in the cab pinned on it?',
  },
  {
    title: 'Campus',
    text: 'Communities came first, then buy & sell, rides and events. Then the things you only say when nobody is looking: confessions, and dating, where you chat once you have both said yes.',
  },
] as const;

/** The history of the site, drawn as the stops of a bus line. */
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
