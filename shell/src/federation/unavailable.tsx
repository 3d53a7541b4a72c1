import { networkError } from '@campus/contract';
import type { RegisteredRemote } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import type { ComponentType } from 'react';
import styles from './unavailable.module.css';
import type { OutletState } from './use-remote-module';

type Missing = Extract<OutletState, { kind: 'failed' | 'blocked' | 'off' }>;

/** What a card says in the place of a part that is missing. */
export interface NoticeProps {
  /** What is missing, as a visitor knows it: `Feed`. */
  title: string;
  /** What is the matter, in a few words. */
  heading: string;
  message: string;
  /** For whoever is asked for help: remote and build; empty where neither is at fault. */
  reference: string;
  onRetry?: (() => void) | undefined;
}

const messages = {
  failed: "We couldn't load this part of Campus. Everything else works; please try again.",
  blocked: "We're updating this part of Campus. Please try again in a few minutes.",
  off: 'This part of Campus is taking a break.',
};

interface OutletNoticeProps {
  /** The remote's folder name. */
  name: string;
  remote: RegisteredRemote | undefined;
  /** That this browser runs. */
  build: string | undefined;
  /** Default: the remote's own. */
  title: string | undefined;
  state: Missing;
  isOffline: boolean;
  Card: ComponentType<NoticeProps>;
  onRetry: () => void;
}

/** Says which part is missing, and why as far as a visitor can use it. */
export function OutletNotice(props: OutletNoticeProps) {
  const { name, remote, build, state, isOffline, Card, onRetry } = props;
  const notice = state.kind === 'off' ? state.notice : undefined;
  const title = props.title ?? remote?.declaration.title ?? name;
  const texts = isOffline
    ? { heading: "You're offline", message: networkError, reference: '' }
    : {
        heading: `${title} is not available right now`,
        message: notice ?? messages[state.kind],
        // Off is on purpose: there is nothing to ask for help about.
        reference: state.kind === 'off' ? '' : [name, build].filter(Boolean).join(' '),
      };
  return <Card title={title} {...texts} onRetry={state.kind === 'off' ? undefined : onRetry} />;
}

/** The card in the place of a page that is missing: says which one, and offers to try again. */
export function Unavailable({ heading, message, reference, onRetry }: NoticeProps) {
  return (
    <section role="alert" className={styles.card}>
      <h1 className={styles.title} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.text}>{message}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      <p className={styles.reference}>{reference}</p>
    </section>
  );
}
