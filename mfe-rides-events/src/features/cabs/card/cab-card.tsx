import type { Cab } from '@campus/contract';
import { lazyRoute } from '@campus/federation/remote';
import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import { ExpandableCard } from '@campus/shared-ui/listing';
import { Suspense, useState } from 'react';
import type { CabEditorProps } from '../form/cab-editor';
import { CabState } from './cab-state';
import { CabView } from './cab-view';
import { RouteLine } from './route-line';
import { TicketStub } from './ticket-stub';
import styles from './ticket.module.css';

const CabEditor = lazyRoute<CabEditorProps>(() =>
  import(/* webpackChunkName: "cab-form" */ '../form').then((part) => part.CabEditor),
);

interface CabCardProps {
  readonly cab: Cab;
  /** Open from the start, as the ride that a link leads to. */
  readonly open?: boolean;
  readonly onDeleted?: () => void;
}

const nothing = () => undefined;

/** A ride as a ticket: closed it says when, from where to where and how many seats; open the rest. */
export function CabCard({ cab, open = false, onDeleted = nothing }: CabCardProps) {
  const [expanded, setExpanded] = useState(open);
  const [editing, setEditing] = useState(false);
  const id = `cab-${cab._id}`;
  const endEditing = () => {
    setEditing(false);
    document.querySelector<HTMLElement>(`[id="${id}-title"] button`)?.focus();
  };
  return (
    <ExpandableCard
      id={id}
      title={<RouteLine cab={cab} />}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
      media={<TicketStub cab={cab} />}
      summary={<CabState cab={cab} />}
    >
      <div className={styles.rest}>
        {editing ? (
          <Suspense
            fallback={
              <LoadingRegion busy label="Loading the form">
                <Skeleton lines={6} />
              </LoadingRegion>
            }
          >
            <CabEditor cab={cab} onClose={endEditing} />
          </Suspense>
        ) : (
          <CabView cab={cab} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
        )}
      </div>
    </ExpandableCard>
  );
}
