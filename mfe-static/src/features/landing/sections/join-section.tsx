import { paths } from '@campus/federation/remote';
import { Doors } from './doors';
import styles from './join.module.css';

function Glass({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path data-ink="glass" d="M58 96h68l-10 112H68Z" />
      <path data-ink="chai" d="M60 116h64l-8 88H68Z" />
      <path data-ink="rim" d="M58 96h68M72 126l4 66M92 126v66M112 126l-4 66" />
      <path data-ink="steam" d="M80 84c-10-12 10-18 0-32M102 84c-10-12 10-18 0-32" />
    </g>
  );
}

/** Two cutting chais and a packet of biscuits. */
export function ChaiGlasses() {
  return (
    <svg className={styles.art} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <path data-ink="table" d="M0 206h320v34H0Z" />
      <Glass x={0} />
      {/* A second glass instead of `use`, because the page's styles do not apply inside `use`. */}
      <Glass x={84} />
      <path data-ink="packet" d="M222 176l76-14 8 40-78 6Z" />
      <path data-ink="biscuit" d="M292 158l18-4 6 34-16 4Z" />
    </svg>
  );
}

/** The closing section for guests: join, or read more. */
export function JoinSection() {
  return (
    <section className={styles.section} aria-labelledby="join-title">
      <div className={styles.inner}>
        <ChaiGlasses />
        <div>
          <h2 id="join-title" className={styles.heading}>
            Your seat at the stall is free.
          </h2>
          <p className={styles.text}>
            Two minutes and your college email, and you're in with the people you already sit next
            to.
          </p>
          <Doors
            className={styles.doors}
            doors={{ 'Create Account': paths.signup(), 'Learn More: about Campus': paths.about() }}
          />
        </div>
      </div>
    </section>
  );
}
