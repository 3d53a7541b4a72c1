import { Icon } from '@campus/shared-ui';
import { offers } from '../texts';
import styles from './offer.module.css';

/** What We Offer, styled as a notice board: each offer on a fitting kind of paper. */
export function OfferSection() {
  return (
    <section className={styles.section} aria-labelledby="offer-title">
      <div className={styles.board}>
        <h2 id="offer-title" className={styles.heading}>
          What We Offer
        </h2>
        <ul className={styles.notes}>
          {offers.map(({ title, text, icon, paper }) => (
            <li key={title} className={styles.note} data-paper={paper}>
              <Icon name={icon} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
