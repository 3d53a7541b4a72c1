import { deletionDays } from '@campus/contract';
import styles from './delete.module.css';

/** What comes of it, before it is done. */
export function Explanation() {
  return (
    <div className={styles.explanation}>
      <h3>What goes</h3>
      <ul>
        <li>Your name, email and password</li>
        <li>Your posts, comments and votes</li>
        <li>What you sell, your rides, events and trips</li>
        <li>Your dating profile, matches and messages</li>
        <li>All your pictures</li>
      </ul>
      <h3>What happens now</h3>
      <p>
        You are signed out on every device, and we send you a mail with the date. If you sign in
        within {deletionDays} days, your account stays. After that it cannot be brought back.
      </p>
    </div>
  );
}
