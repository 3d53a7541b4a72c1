import { Icon, type IconName } from '@campus/shared-ui';
import styles from './teams.module.css';

interface Team {
  readonly name: string;
  readonly icon: IconName;
  /** What the team is responsible for, in a student's words. */
  readonly text: string;
  /** The team's folders in the repository. */
  readonly folders: string;
}

const teams: readonly Team[] = [
  {
    name: 'Feed',
    icon: 'people',
    text: 'Dashboard, communities, posts and comments, confessions, your profile.',
    folders: 'mfe-feed',
  },
  {
    name: 'Marketplace',
    icon: 'bag',
    text: 'Buy & Sell, from the first picture to “sold”.',
    folders: 'mfe-marketplace',
  },
  {
    name: 'Rides & Events',
    icon: 'car',
    text: 'Seats in shared cabs, events with a date, trips with a route.',
    folders: 'mfe-rides-events',
  },
  {
    name: 'Dating',
    icon: 'heart',
    text: 'Profiles, requests, matches and live chat.',
    folders: 'mfe-dating',
  },
  {
    name: 'Messages',
    icon: 'comment',
    text: 'What you write to whoever offers an item, a ride, an event or a trip.',
    folders: 'mfe-messages',
  },
  {
    name: 'Public pages',
    icon: 'info',
    text: 'The landing page, this one, and everything you can read without an account.',
    folders: 'mfe-static',
  },
  {
    name: 'Platform',
    icon: 'home',
    text: 'Everything around the parts: login, navigation, the look, and how each part goes live.',
    folders: 'shell, federation, shared-ui, shared-auth',
  },
  {
    name: 'API',
    icon: 'lock',
    text: 'The server: who can do what, where we store it, and what we check before it appears.',
    folders: 'api, contract',
  },
];

/** The teams, each styled as a card on a lanyard. No faces: the cards show the work. */
export function Teams() {
  return (
    <section className={styles.section} aria-labelledby="teams">
      <h2 id="teams" className={styles.heading}>
        The teams
      </h2>
      <ul className={styles.cards}>
        {teams.map(({ name, icon, text, folders }) => (
          <li key={name} className={styles.card}>
            <span className={styles.face}>
              <Icon name={icon} size={30} />
            </span>
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.folders}>{folders}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
