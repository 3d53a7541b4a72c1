import type { ComponentType } from 'react';
import type { RegisteredRemote } from '@campus/federation/remote';
import type { OutletState } from './outlet-state';

type Missing = Extract<OutletState, { kind: 'failed' | 'blocked' | 'off' }>;

/** What a card says in the place of a part that is missing. */
export interface NoticeProps {
  /** What is missing, as a visitor knows it: `Feed`. */
  title: string;
  message: string;
  /** For whoever is asked for help: remote and build. */
  reference: string;
  onRetry?: (() => void) | undefined;
}

const messages = {
  failed: 'This part of Campus could not be loaded. Everything else works; please try again.',
  blocked: 'This part of Campus is being updated and does not fit the rest yet.',
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
  Card: ComponentType<NoticeProps>;
  onRetry: () => void;
}

/** Says which part is missing, and why as far as a visitor can use it. */
export function OutletNotice(props: OutletNoticeProps) {
  const { name, remote, build, title, state, Card, onRetry } = props;
  const notice = state.kind === 'off' ? state.notice : undefined;
  return (
    <Card
      title={title ?? remote?.declaration.title ?? name}
      message={notice ?? messages[state.kind]}
      reference={[name, build].filter(Boolean).join(' ')}
      onRetry={state.kind === 'off' ? undefined : onRetry}
    />
  );
}
