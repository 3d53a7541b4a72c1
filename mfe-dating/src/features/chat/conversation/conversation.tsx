import type { Match } from '@campus/contract';
import { useEffect } from 'react';
import { Composer } from '../composer/composer';
import { useChat } from '../state/use-chat';
import { ConversationHeader } from './conversation-header';
import styles from './conversation.module.css';
import { History } from './history';

interface ConversationProps {
  readonly match: Match;
  readonly onBack: () => void;
  readonly onShowList: () => void;
}

/** One conversation: who it is with, what was said, and the line to write on. */
export function Conversation({ match, onBack, onShowList }: ConversationProps) {
  const chat = useChat();
  const { matchId, profile } = match;
  useEffect(() => chat.open(matchId), [chat, matchId]);
  return (
    <section className={styles.conversation} aria-label={`Conversation with ${profile.name}`}>
      <ConversationHeader match={match} onBack={onBack} onShowList={onShowList} />
      <History match={match} />
      <Composer matchId={matchId} name={profile.name} />
    </section>
  );
}
