import type { CSSProperties } from 'react';
import { Cluster, Icon, Mark } from '../../src/index';
import { Time, formatRupees } from '../../src/time/index';
import { shapes } from '../../src/icon/shapes';
import type { IconName } from '../../src/index';
import { Section } from './section';
import styles from './gallery.module.css';

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
