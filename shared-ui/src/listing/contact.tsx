import { useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/layout';
import styles from './contact.module.css';

export interface Phone {
  /** The text as typed. */
  readonly text: string;
  /** International form for `tel:` and WhatsApp, e.g. `+919876543210`; undefined if the text is not a number. */
  readonly number?: string;
}

/** A number without a country code is Indian: ten digits, optionally preceded by 0 or 91. */
function international(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^(?:\+|00)\d{8,15}$/.test(digits)) return digits.replace(/^(?:\+|00)/, '+');
  const [, indian] = /^(?:0|91)?([1-9]\d{9})$/.exec(digits) ?? [];
  return indian && `+91${indian}`;
}

/** Parses a comma-separated list of phone numbers; entries that are not numbers stay plain text. */
export function readPhones(list: string): readonly Phone[] {
  const texts = list.split(/[,;/\n]/).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const number = international(text);
    return number ? { text, number } : { text };
  });
}

export interface Profile {
  /** The text as typed. */
  readonly text: string;
  /** Always http or https; undefined if the text is not an address. */
  readonly address?: string;
}

const hosts =
  /^(?:www\.)?(?:instagram\.com|t\.me|telegram\.me|x\.com|twitter\.com|facebook\.com|linkedin\.com|wa\.me)\//i;

function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function addressOf(text: string): string | undefined {
  if (hosts.test(text)) return webAddress(`https://${text}`);
  const [, site = 'instagram', name] =
    /^(?:(instagram|insta|ig|telegram|tg)\s*[:\-–]\s*)?@?([A-Za-z0-9_.]{2,30})$/i.exec(text) ?? [];
  if (name === undefined || !(text.includes('@') || text.includes(':'))) return webAddress(text);
  return /^t/i.test(site) ? `https://t.me/${name}` : `https://www.instagram.com/${name}/`;
}

/**
 * Parses a comma-separated list of handles and addresses. `@name` is read as Instagram, as
 * students write it; `telegram: name` as Telegram. Only http and https become links.
 */
export function readProfiles(list: string): readonly Profile[] {
  const texts = list.split(/[,;\n]/).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const address = addressOf(text);
    return address ? { text, address } : { text };
  });
}

interface ContactProps {
  /** Comma-separated numbers. */
  phone: string;
  /** Comma-separated handles and addresses; may be empty. */
  social?: string;
  /** The first words of a WhatsApp message. */
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

/** Phone numbers and handles, shown only after a tap, so that they cannot be collected by scrolling. */
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
