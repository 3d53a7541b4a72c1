import type { Match } from '@campus/contract';
import { Avatar, IconButton } from '@campus/shared-ui';
import { SafetyMenu } from '../../../safety';
import { refreshMatches } from '../state/matches-query';
import styles from './conversation-header.module.css';

interface ConversationHeaderProps {
  readonly match: Match;
  readonly onBack: () => void;
  readonly onShowList: () => void;
}

/** Who the conversation is with, and the ways out of it. */
export function ConversationHeader({ match, onBack, onShowList }: ConversationHeaderProps) {
  const { matchId, profile } = match;
  const gone = () => {
    refreshMatches();
    onBack();
  };
  return (
    <header className={styles.header}>
      <IconButton icon="chevron-left" label="Back to matches" onClick={onBack} />
      <Avatar
        name={profile.name}
        src={profile.profileThumbnail ?? profile.profilePhoto}
        size={44}
      />
      <div className={styles.who}>
        <h2 className={styles.name}>{profile.name}</h2>
        <p className={styles.online}>Online</p>
      </div>
      <span className={styles.switch}>
        <IconButton icon="comment" label="All conversations" onClick={onShowList} />
      </span>
      <SafetyMenu name={profile.name} userId={profile.user_id} matchId={matchId} onGone={gone} />
    </header>
  );
}
