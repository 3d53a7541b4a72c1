import styles from './purpose.module.css';

/** Mission and vision, painted on the wall like slogans before the fest. */
export function Purpose() {
  return (
    <div className={styles.wall}>
      <section className={styles.mission} aria-labelledby="mission">
        <h2 id="mission">Our mission</h2>
        <p className={styles.slogan}>Bring everything a campus talks about into one place.</p>
        <p>
          The notice, the second-hand cooler, the fourth seat in the cab, Friday's open mic: it's
          all out there, in forty group chats you're not in. We put it where every student of your
          college can find it, and nobody else.
        </p>
      </section>
      <section className={styles.vision} aria-labelledby="vision">
        <h2 id="vision">Our vision</h2>
        <p className={styles.slogan}>A college where nobody eats alone unless they want to.</p>
        <p>
          By the second week, a first-year should know who sells books, who treks, who debates and
          who else is homesick. Not by luck or by hostel, but because it's up on the board.
        </p>
      </section>
    </div>
  );
}
