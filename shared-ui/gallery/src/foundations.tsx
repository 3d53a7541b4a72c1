import { type CSSProperties, type ReactNode, useId } from 'react';
import {
  Badge,
  Button,
  buttonClass,
  Cluster,
  Icon,
  IconButton,
  type IconName,
  Mark,
} from '../../src';
import { Disclosure } from '../../src/disclosure/disclosure';
import { shapes } from '../../src/icon/icon';
import { formatRupees, Time } from '../../src/time/time';
import styles from './gallery.module.css';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SwatchStyle extends CSSProperties {
  '--back': string;
  '--front': string;
}

const pairs: [back: string, front: string][] = [
  ['paper', 'ink'],
  ['surface', 'ink-soft'],
  ['sunken', 'ink'],
  ['action', 'on-action'],
  ['tint', 'on-tint'],
  ['marigold', 'on-marigold'],
  ['marigold-soft', 'on-marigold-soft'],
  ['bad', 'on-bad'],
  ['bad-soft', 'on-bad-soft'],
  ['good-soft', 'on-good-soft'],
  ['warn-soft', 'on-warn-soft'],
  ['note-soft', 'on-note-soft'],
];

function Swatch({ back, front }: { back: string; front: string }) {
  const style: SwatchStyle = { '--back': `var(--c-${back})`, '--front': `var(--c-${front})` };
  return (
    <div className={styles.swatch} style={style}>
      {back} / {front}
    </div>
  );
}

export function Foundations() {
  return (
    <>
      <Section title="Type">
        <p className={styles.hero}>Find your people before the chai goes cold</p>
        <h3>A heading of the third rank, {formatRupees(150000)}</h3>
        <p>
          Text is in the face of the device. A <a href="#content">link</a> is underlined. Posted{' '}
          <Time value="2026-03-14T12:00:00Z" />, leaves <Time value="2026-03-14" format="day" /> at{' '}
          <Time value="2026-03-14T17:30" format="clock" />.
        </p>
      </Section>
      <Section title="Colour">
        <div className={styles.swatches}>
          {pairs.map(([back, front]) => (
            <Swatch key={back} back={back} front={front} />
          ))}
        </div>
      </Section>
      <Section title="Mark and icons">
        <Cluster gap={5}>
          <Mark size={24} />
          <Mark size={40} />
          <Mark size={96} label="Campus" />
        </Cluster>
        <ul className={styles.icons}>
          {(Object.keys(shapes) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} size={28} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export function Buttons() {
  return (
    <Section title="Buttons, badges, disclosure">
      <Cluster>
        <Button variant="primary">Post</Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Edit</Button>
        <Button variant="danger" icon="trash">
          Delete
        </Button>
        <a className={buttonClass('primary')} href="#content">
          A link
        </a>
      </Cluster>
      <Cluster>
        <Button variant="primary" size="large" icon="plus">
          Get Started
        </Button>
        <Button size="large">Sign In</Button>
        <Button size="small">Small</Button>
        <Button size="small" variant="quiet" icon="comment">
          Comments (3)
        </Button>
      </Cluster>
      <Cluster>
        <Button variant="primary" busy busyLabel="Posting...">
          Post
        </Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </Cluster>
      <Cluster gap={1}>
        <IconButton icon="arrow-up" label="Upvote" aria-pressed />
        <IconButton icon="arrow-down" label="Downvote" aria-pressed={false} />
        <IconButton icon="edit" label="Edit" size="small" />
        <IconButton icon="close" label="Close" variant="secondary" />
        <IconButton icon="upload" label="Uploading" busy />
      </Cluster>
      <Cluster gap={2}>
        <Badge>3</Badge>
        <Badge tone="good">Available</Badge>
        <Badge tone="bad">Sold</Badge>
        <Badge tone="warn">2 seats left</Badge>
        <Badge tone="note">New</Badge>
      </Cluster>
      <Disclosure label="Quick Access">
        <p>What was hidden is here.</p>
      </Disclosure>
    </Section>
  );
}
