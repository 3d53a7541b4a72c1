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
          Campus is made by seven small teams. Five of them each look after a part that you can
          touch: the feed, buy &amp; sell, rides and events, dating, and these pages. One builds the
          house around them, and one the server under it. Each puts its part live when it is ready.
          None can break the others.
        </p>
        <p>Beside them are the operators, who answer your requests and read your reports.</p>
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
          Something is missing, wrong, or good? Tell us over a virtual chai. We reply within 24-48
          hours.
        </p>
        <Link className={buttonClass('primary')} to={paths.contact()}>
          Write to us
        </Link>
      </section>
    </div>
  );
}
