import { Link } from 'react-router-dom';
import { useRegistry } from '../federation/registry-store';
import { navigationOf } from './navigation';
import styles from './site-footer.module.css';

/** The end of every page: who we are, and the pages about us that are live. */
export function SiteFooter() {
  const links = navigationOf(useRegistry(), 'information');
  return (
    <footer className={styles.footer}>
      <p>Campus · made by students, for students</p>
      {links.length > 0 && (
        <nav aria-label="About Campus">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
