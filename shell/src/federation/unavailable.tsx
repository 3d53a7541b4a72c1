import { networkError } from '@campus/contract';
import type { RegisteredRemote } from '@campus/federation/remote';
import { Button, keepFocus } from '@campus/shared-ui';
import type { ComponentType } from 'react';
import styles from './unavailable.module.css';
import type { OutletState } from './use-remote-module';

type Missing = Extract<OutletState, { kind: 'failed' | 'blocked' | 'off' }>;

/** The content of a card that replaces a missing part. */
export interface NoticeProps {
  /** The name of the missing part for visitors: `Feed`. */
  title: string;
  /** The problem in a few words. */
  heading: string;
  message: string;
  /** For support: remote and build; empty if neither is at fault. */
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
  /** The build that this browser runs. */
  build: string | undefined;
  /** Default: the remote's own title. */
  title: string | undefined;
  state: Missing;
  isOffline: boolean;
  Card: ComponentType<NoticeProps>;
  onRetry: () => void;
}

/** Names the missing part, with the reason as far as it helps a visitor. */
export function OutletNotice(props: OutletNoticeProps) {
  const { name, remote, build, state, isOffline, Card, onRetry } = props;
  const notice = state.kind === 'off' ? state.notice : undefined;
  const title = props.title ?? remote?.declaration.title ?? name;
  const texts = isOffline
    ? { heading: "You're offline", message: networkError, reference: '' }
    : {
        heading: `${title} is not available right now`,
        message: notice ?? messages[state.kind],
        // The part is switched off on purpose: no support is needed.
        reference: state.kind === 'off' ? '' : [name, build].filter(Boolean).join(' '),
      };
  return <Card title={title} {...texts} onRetry={state.kind === 'off' ? undefined : onRetry} />;
}

/** The card in place of a missing page: names it, and offers a retry. */
export function Unavailable({ heading, message, reference, onRetry }: NoticeProps) {
  return (
    <section role="alert" className={styles.card}>
      <h1 className={styles.title} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.text}>{message}</p>
      {onRetry && (
        <Button ref={keepFocus} onClick={onRetry}>
          Retry
        </Button>
      )}
      <p className={styles.reference}>{reference}</p>
    </section>
  );
}
