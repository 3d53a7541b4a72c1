import type { Match } from '@campus/contract';
import { OpenConversation } from '@campus/shared-features/chat';
import { Avatar, EmptyState, IconButton } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { refreshMatches } from '../state/matches-query';
import { SafetyMenu } from '../../../safety/safety-menu';
import styles from './conversation-header.module.css';

interface ConversationHeaderProps {
  readonly match: Match;
  readonly onBack: () => void;
  readonly onShowList: () => void;
}

/** Shows the other student, and the controls to leave the conversation. */
function ConversationHeader({ match, onBack, onShowList }: ConversationHeaderProps) {
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

/** Shown while the conversation has no messages. */
function EmptyLog({ name }: { name: string }) {
  return (
    <EmptyState title="Start the conversation!" scene={<EmptyScene name="ChaiStall" />}>
      You and {name} said yes to each other. Send the first message.
    </EmptyState>
  );
}

/** One conversation with a match. */
export function Conversation(props: ConversationHeaderProps) {
  const { matchId: conversationId, profile, seenTo } = props.match;
  const { name, user_id: sender } = profile;
  return (
    <OpenConversation
      partner={{ conversationId, name, sender, seenTo }}
      empty={<EmptyLog name={profile.name} />}
      header={<ConversationHeader {...props} />}
    />
  );
}
