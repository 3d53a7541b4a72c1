import { Each, Unless, When } from '@campus/federation/template';
import { Avatar, PageHeader } from '@campus/shared-ui';
import { Picture } from '@campus/shared-ui/pictures';
import { AvatarTemplate } from '@campus/shared-ui/template';
import { BackToDating } from '../../profile/back-to-dating';
import chatStyles from './chat.module.css';
import gridStyles from './matches/match-grid.module.css';
import rowStyles from './matches/match-row.module.css';
import styles from './matches/match-words.module.css';

const call = '/api/dating/accepted-matches';
const conversation = '/dating-chat?match={{matchId|part}}';
const portrait = '{{profile.profileThumbnail}}';

function Words({ isUnread }: { isUnread: boolean }) {
  return (
    <span className={styles.words} data-unread={isUnread || undefined}>
      <span className={styles.name}>{'{{profile.name}} '}</span>
      <When value="lastMessage">
        <time className={styles.time}>&nbsp;</time>
        <span className={styles.line}>{'{{lastMessage.message}} '}</span>
      </When>
      <Unless value="lastMessage">
        <span className={styles.line}>Say hello </span>
      </Unless>
      {isUnread && <span className={styles.unread}>{'{{unread}}'}</span>}
    </span>
  );
}

function Line() {
  return (
    <>
      <When value="unread">
        <Words isUnread />
      </When>
      <Unless value="unread">
        <Words isUnread={false} />
      </Unless>
    </>
  );
}

function Portrait() {
  return (
    <>
      <When value="profile.profileThumbnail">
        <Avatar name="" src={portrait} size={48} />
      </When>
      <Unless value="profile.profileThumbnail">
        <AvatarTemplate path="profile.name" size={48} />
      </Unless>
    </>
  );
}

/** The template of `ChatPage` without an open conversation: the matches. */
export function ChatTemplate() {
  return (
    <div className={chatStyles.page}>
      <PageHeader title="Chat" before={<BackToDating />}>
        Everyone you matched with.
      </PageHeader>
      <div className={chatStyles.board}>
        <nav className={chatStyles.sidebar}>
          <Each of="." call={call}>
            <ul className={rowStyles.list}>
              <li>
                <a className={rowStyles.row} href={conversation}>
                  <Portrait />
                  <Line />
                </a>
              </li>
            </ul>
          </Each>
        </nav>
        <div className={chatStyles.place}>
          <Each of="." call={call}>
            <ul className={gridStyles.grid}>
              <li>
                <a className={gridStyles.card} href={conversation}>
                  <Picture src={portrait} alt="" />
                  <span className={gridStyles.words}>
                    <Line />
                  </span>
                </a>
              </li>
            </ul>
          </Each>
        </div>
      </div>
    </div>
  );
}
