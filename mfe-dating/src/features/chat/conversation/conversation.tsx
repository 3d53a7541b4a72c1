import type { Match } from '@campus/contract';
import { Avatar, IconButton } from '@campus/shared-ui';
import { useEffect } from 'react';
import { Composer } from '../composer/composer';
import { refreshMatches } from '../state/matches-query';
import { useChat } from '../state/use-chat';
import { SafetyMenu } from '../../../safety/safety-menu';
import conversationHeaderStyles from './conversation-header.module.css';
import styles from './conversation.module.css';
import { History } from './history';

interface ConversationHeaderProps {
  readonly match: Match;
  readonly onBack: () => void;
  readonly onShowList: () => void;
}

/** Who the conversation is with, and the ways out of it. */
function ConversationHeader({ match, onBack, onShowList }: ConversationHeaderProps) {
  const { matchId, profile } = match;
  const gone = () => {
    refreshMatches();
    onBack();
  };
  return (
    <header className={conversationHeaderStyles.header}>
      <IconButton icon="chevron-left" label="Back to matches" onClick={onBack} />
      <Avatar
        name={profile.name}
        src={profile.profileThumbnail ?? profile.profilePhoto}
        size={44}
      />
      <div className={conversationHeaderStyles.who}>
        <h2 className={conversationHeaderStyles.name}>{profile.name}</h2>
        <p className={conversationHeaderStyles.online}>Online</p>
      </div>
      <span className={conversationHeaderStyles.switch}>
        <IconButton icon="comment" label="All conversations" onClick={onShowList} />
      </span>
      <SafetyMenu name={profile.name} userId={profile.user_id} matchId={matchId} onGone={gone} />
    </header>
  );
}

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
