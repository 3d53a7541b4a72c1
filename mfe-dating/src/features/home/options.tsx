import { paths } from '@campus/federation/remote';
import { Icon, VisuallyHidden, type IconName } from '@campus/shared-ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './options.module.css';

interface CountProps {
  readonly count: ReactNode;
  /** What the number counts, for screen readers. */
  readonly of: string;
}

/** A number beside the title of an option. */
export function Count({ count, of }: CountProps) {
  return (
    <span className={styles.badge}>
      {count} <VisuallyHidden>{of}</VisuallyHidden>
    </span>
  );
}

interface OptionProps {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  /** Shown beside the title. */
  readonly children?: ReactNode;
}

function Option({ to, icon, title, hint, children }: OptionProps) {
  const id = useId();
  return (
    <li className={styles.option}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.words}>
        <Link className={styles.title} to={to} aria-describedby={id}>
          {title} {children}
        </Link>
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      </span>
      <Icon name="chevron-right" size={18} className={styles.arrow} />
    </li>
  );
}

interface OptionsProps {
  /** The counts of pending requests and of chats with unread messages. */
  readonly pending: ReactNode;
  readonly unread: ReactNode;
}

/** Links to the other dating pages. */
export function Options({ pending, unread }: OptionsProps) {
  return (
    <ul className={styles.options} aria-label="Dating pages">
      <Option
        to={paths.datingProfileSetup()}
        icon="edit"
        title="Edit Profile"
        hint="Photos, words and preferences"
      />
      <Option
        to={paths.datingMatchRequests()}
        icon="heart"
        title="Match Requests"
        hint="Who would like to meet you"
      >
        {pending}
      </Option>
      <Option
        to={paths.datingChat()}
        icon="comment"
        title="Chat with Matches"
        hint="Say hello, plan a chai"
      >
        {unread}
      </Option>
      <Option
        to={paths.datingExplore()}
        icon="compass"
        title="Explore People"
        hint="Find someone on your campus"
      />
    </ul>
  );
}
