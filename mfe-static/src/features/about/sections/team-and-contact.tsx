import { paths } from '@campus/federation/remote';
import { buttonClass } from '@campus/shared-ui';
import { ChaiStall } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import styles from './team-and-contact.module.css';

/** Who we are, and how to reach us. */
export function TeamAndContact() {
  return (
    <div className={styles.page}>
      <section aria-labelledby="team">
        <h2 id="team" className={styles.heading}>
          The team
        </h2>
        <p>
          Campus is made by eight small teams. Six each look after a part you can see: the feed, buy
          &amp; sell, rides and events, messages, dating, and these pages. One builds everything
          around them, and one the server underneath. Each team puts its part live when it's ready,
          and can't break the others.
        </p>
        <p>The operators answer your requests and read your reports.</p>
        <Link className={buttonClass('secondary')} to={paths.developers()}>
          Meet Our Developers
        </Link>
      </section>
      <section className={styles.contact} aria-labelledby="contact">
        <div className={styles.scene}>
          <ChaiStall />
        </div>
        <h2 id="contact" className={styles.heading}>
          Contact us
        </h2>
        <p>
          Is something missing, wrong or just right? Tell us over a virtual chai. We reply within
          24-48 hours.
        </p>
        <Link className={buttonClass('primary')} to={paths.contact()}>
          Write to us
        </Link>
      </section>
    </div>
  );
}
