import styles from './purpose.module.css';

/** Mission and vision, painted on the wall like slogans before the fest. */
export function Purpose() {
  return (
    <div className={styles.wall}>
      <section className={styles.mission} aria-labelledby="mission">
        <h2 id="mission">Our mission</h2>
        <p className={styles.slogan}>Bring what a campus says to itself into one place.</p>
        <p>
          The notice, the second-hand cooler, the fourth seat in the cab, the open mic on Friday:
          all of it exists, in forty group chats that you are not in. We put it where every student
          of a college can find it, and nobody else.
        </p>
      </section>
      <section className={styles.vision} aria-labelledby="vision">
        <h2 id="vision">Our vision</h2>
        <p className={styles.slogan}>A college where nobody eats alone who does not want to.</p>
        <p>
          A first-year should know by the second week who trades books, who treks, who debates and
          who else is homesick. Not by luck or by hostel, but because it is written on the board.
        </p>
      </section>
    </div>
  );
}
