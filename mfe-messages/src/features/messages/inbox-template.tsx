import { Each, Unless, When } from '@campus/federation/template';
import { Avatar, Badge, PageHeader } from '@campus/shared-ui';
import { AvatarTemplate } from '@campus/shared-ui/template';
import styles from './inbox.module.css';
import listingStyles from './listing-card.module.css';
import roomStyles from './messages-room.module.css';

function Facts() {
  return (
    <span className={listingStyles.facts}>
      <When value="listing.price">
        <span className={listingStyles.price}>{'{{listing.price|price}}'}</span>
      </When>
      <When value="listing.startsAt">
        <span>{'{{listing.startsAt|day}}, {{listing.startsAt|clock}}'}</span>
      </When>
      <When value="isOwner">
        <Badge tone="note">Yours</Badge>
      </When>
    </span>
  );
}

function OtherStudent() {
  return (
    <span className={styles.who}>
      <When value="avatar">
        <Avatar name="" src="{{avatar}}" size={20} />
      </When>
      <Unless value="avatar">
        <AvatarTemplate path="name" size={20} />
      </Unless>
      <span className={styles.name}>{'{{name}} '}</span>
    </span>
  );
}

function Words() {
  return (
    <span className={styles.words}>
      <span className={styles.title}>
        <When value="listing.title">{'{{listing.title}} '}</When>
        <Unless value="listing.title">&nbsp;</Unless>
      </span>
      <span className={styles.facts}>
        <Facts />
      </span>
      <OtherStudent />
      <time className={styles.time}>&nbsp;</time>
      <span className={styles.last}>{'{{lastMessage.message}}'}</span>
      <When value="unread">
        <span className={styles.unread}>
          <Badge tone="warn">{'{{unread}}'}</Badge>
        </span>
      </When>
    </span>
  );
}

/** The template of `InboxPage`: the first conversations. */
export function InboxTemplate() {
  return (
    <div className={roomStyles.room}>
      <PageHeader title="Messages">About items, rides, events and trips.</PageHeader>
      <Each of="conversations" call="/api/conversations?page=1&limit=10">
        <ul className={styles.list}>
          <li>
            <a className={styles.row} href="/messages/{{_id|part}}">
              <span className={listingStyles.picture}>
                <When value="listing.image">
                  <img src="{{listing.image}}" alt="" width={56} height={56} />
                </When>
              </span>
              <Words />
            </a>
          </li>
        </ul>
      </Each>
    </div>
  );
}
