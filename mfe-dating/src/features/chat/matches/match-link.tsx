import { paths } from '@campus/federation/remote';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface MatchLinkProps {
  readonly matchId: string;
  readonly current?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens a conversation. From the list it is a step of the history; from one conversation to another
 * it is none, so that Back leads to the list.
 */
export function MatchLink({ matchId, current = false, className, children }: MatchLinkProps) {
  const { search, state } = useLocation();
  const isOpen = new URLSearchParams(search).has('match');
  return (
    <Link
      className={className}
      to={paths.conversation(matchId)}
      replace={isOpen}
      state={isOpen ? state : { opened: 'match' }}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
