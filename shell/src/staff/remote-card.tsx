import type { ShownRemote } from '@campus/contract';
import { Badge } from '@campus/shared-ui';
import { BuildTable } from './build-table';
import { History } from './history';
import { Lane } from './lane';
import styles from './staff.module.css';
import { Told } from './told';
import { Verdicts } from './verdicts';

interface RemoteCardProps {
  remote: ShownRemote;
  /** When this was so. */
  now: string;
}

/** One remote: its lane, its builds as a table, what was told of them, and what was done. */
export function RemoteCard({ remote, now }: RemoteCardProps) {
  const heading = `staff-${remote.remote}`;
  const told = remote.builds.flatMap((build) => build.told);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{remote.title}</h2>
        <Badge tone={remote.status === 'on' ? 'good' : 'warn'}>
          {remote.status === 'on' ? 'In service' : 'Out of service'}
        </Badge>
      </div>
      <p className={styles.owner}>
        {remote.remote} · {remote.owner}
      </p>
      {remote.notice !== null && <p className={styles.notice}>“{remote.notice}”</p>}
      <Lane builds={remote.builds} isOff={remote.status === 'off'} />
      <BuildTable remote={remote} now={now} />
      {remote.builds.some(({ errors }) => errors > 0) && <Verdicts builds={remote.builds} />}
      {told.length > 0 && <Told told={told} />}
      <History history={remote.history} title={remote.title} />
    </section>
  );
}
