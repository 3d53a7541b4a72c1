import { useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { readPhones, type Phone } from './read-phones';
import { readProfiles } from './read-profiles';
import styles from './contact.module.css';

export interface ContactProps {
  /** Numbers separated by commas. */
  phone: string;
  /** Handles and addresses separated by commas; may be empty. */
  social?: string;
  /** What a message on WhatsApp begins with. */
  greeting: string;
}

function PhoneLinks({ phone, greeting }: { phone: Phone; greeting: string }) {
  const { text, number } = phone;
  if (!number) return <li className={styles.entry}>{text}</li>;
  const whatsApp = `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(greeting)}`;
  return (
    <li className={styles.entry}>
      <a className={styles.link} href={`tel:${number}`}>
        <Icon name="phone" size={18} /> {text}
      </a>
      <a className={styles.link} href={whatsApp} target="_blank" rel="noopener nofollow ugc">
        WhatsApp<VisuallyHidden> {text}</VisuallyHidden>
      </a>
    </li>
  );
}

function Profiles({ list }: { list: string }) {
  return readProfiles(list).map(({ text, address }) => (
    <li key={text} className={styles.entry}>
      {address ? (
        <a className={styles.link} href={address} target="_blank" rel="noopener nofollow ugc">
          <Icon name="link" size={18} /> {text}
        </a>
      ) : (
        text
      )}
    </li>
  ));
}

/** Phone numbers and handles, in sight only after a tap: nobody collects them by scrolling past. */
export function Contact({ phone, social = '', greeting }: ContactProps) {
  const [shown, setShown] = useState(false);
  if (!phone && !social) return null;
  if (!shown) {
    return (
      <Button icon="phone" onClick={() => setShown(true)}>
        Show contact
      </Button>
    );
  }
  return (
    <ul
      className={styles.list}
      aria-label="Contact"
      tabIndex={-1}
      ref={(list) => {
        list?.focus();
      }}
    >
      {readPhones(phone).map((entry) => (
        <PhoneLinks key={entry.text} phone={entry} greeting={greeting} />
      ))}
      <Profiles list={social} />
    </ul>
  );
}
