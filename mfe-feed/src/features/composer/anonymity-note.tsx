import { Icon } from '@campus/shared-ui';
import { Disclosure } from '@campus/shared-ui/disclosure';
import styles from './composer.module.css';

/** What is anonymous about a confession, and what is not. */
export function AnonymityNote() {
  return (
    <div className={styles.anonymity}>
      <p className={styles.promise}>
        <Icon name="mask" /> No student can see that it was you: not here, not in the comments, not
        in any list.
      </p>
      <Disclosure label="What is kept, honestly">
        <ul className={styles.honest}>
          <li>Everybody at your college can read the words and see the pictures.</li>
          <li>
            We keep a sealed link between the confession and your account, so that you alone can
            edit or delete it. The people who run the site could be made to open it.
          </li>
          <li>Data hidden in a picture, such as where it was taken, is removed. Faces are not.</li>
          <li>A draft stays in this tab only and is gone when you close it.</li>
        </ul>
      </Disclosure>
    </div>
  );
}
