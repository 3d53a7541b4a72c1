import { Icon } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { quickLinks } from '../texts';
import styles from './links.module.css';

/** Quick Access: the pages about us, styled as the tabs of a card index. */
export function LinksSection() {
  return (
    <section className={styles.section} aria-labelledby="links-title">
      <h2 id="links-title" className={styles.heading}>
        Quick Access
      </h2>
      <ul className={styles.cards}>
        {quickLinks.map(({ to, title, text }) => (
          <li key={to} className={styles.card}>
            <Link className={styles.link} to={to}>
              {title}
              <Icon name="chevron-right" />
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
