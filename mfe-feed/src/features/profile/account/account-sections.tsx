import { lazyRoute } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog, LazyPart } from '@campus/shared-features/lazy';
import { Card, Icon, LoadingRegion, Skeleton, type IconName } from '@campus/shared-ui';
import { Disclosure } from '@campus/shared-ui/disclosure';
import { useState, type ReactNode } from 'react';
import styles from './account.module.css';
import type { DeleteDialogProps } from './delete/delete-dialog';

const DeleteDialog = lazyDialog<DeleteDialogProps>(() =>
  import(/* webpackChunkName: "delete-account" */ './delete/delete-dialog').then(
    (part) => part.DeleteDialog,
  ),
);

const panels = () => import(/* webpackChunkName: "account" */ './panels');

const SessionsPanel = lazyRoute(() => panels().then((part) => part.SessionsPanel));
const PushPanel = lazyRoute(() => panels().then((part) => part.PushPanel));
const InterestsPanel = lazyRoute(() => panels().then((part) => part.InterestsPanel));
const BlockedPanel = lazyRoute(() => panels().then((part) => part.BlockedPanel));
const DataPanel = lazyRoute(() => panels().then((part) => part.DataPanel));
const DeletePanel = lazyRoute<{ onDelete: () => void }>(() =>
  panels().then((part) => part.DeletePanel),
);

interface SectionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

/** A collapsed section; its code and content load when it is first opened. */
function Section({ icon, label, children }: SectionProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    setWanted(true);
  };
  const title = (
    <span className={styles.label}>
      <Icon name={icon} /> {label}
    </span>
  );
  return (
    <Disclosure label={title} open={open} onOpenChange={change}>
      {wanted && (
        <div className={styles.panel}>
          <LazyPart fallback={<Waiting label={label} />}>{children}</LazyPart>
        </div>
      )}
    </Disclosure>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <LoadingRegion busy label={`Loading ${label}`}>
      <Skeleton width="90%" height="1lh" />
      <Skeleton width="60%" height="1lh" />
    </LoadingRegion>
  );
}

/** Rarely used settings, collapsed so that the student's posts are not far down the page. */
export function AccountSections() {
  const dialog = useSearchState('delete-account');
  return (
    <Card as="section" aria-labelledby="privacy-and-security" gap={2}>
      <h2 className={styles.title} id="privacy-and-security">
        Privacy and Security
      </h2>
      <div className={styles.sections}>
        <Section icon="lock" label="Where you're logged in">
          <SessionsPanel />
        </Section>
        <Section icon="comment" label="Alerts">
          <PushPanel />
        </Section>
        <Section icon="calendar" label="Events and trips you like">
          <InterestsPanel />
        </Section>
        <Section icon="eye-off" label="People you blocked">
          <BlockedPanel />
        </Section>
        <Section icon="user" label="Your data">
          <DataPanel />
        </Section>
        <Section icon="trash" label="Delete account">
          <DeletePanel onDelete={() => dialog.open('1')} />
        </Section>
      </div>
      <DeleteDialog open={dialog.value !== undefined} onClose={dialog.close} />
    </Card>
  );
}
