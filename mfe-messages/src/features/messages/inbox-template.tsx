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
      <When value="listing.seatsAvailable">
        <When value="listing.state" is="available">
          <span>{'Seats left: {{listing.seatsAvailable}}'}</span>
        </When>
      </When>
      <When value="listing.state" is="sold">
        <Badge tone="bad">Sold</Badge>
      </When>
      <When value="listing.state" is="full">
        <Badge tone="bad">Full</Badge>
      </When>
      <When value="listing.state" is="past">
        <Badge>Ended</Badge>
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

function Row({ isUnread }: { isUnread: boolean }) {
  return (
    <a className={styles.row} href="/messages/{{_id|part}}" data-unread={isUnread || undefined}>
      <span className={listingStyles.picture}>
        <When value="listing.image">
          <img src="{{listing.image}}" alt="" width={56} height={56} />
        </When>
      </span>
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
        <span className={styles.last}>
          <When value="lastMessage.sender" is="you">
            {'You: '}
          </When>
          {'{{lastMessage.message}}'}
        </span>
        {isUnread && (
          <span className={styles.unread}>
            <Badge tone="warn">{'{{unread}}'}</Badge>
          </span>
        )}
      </span>
    </a>
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
            <When value="unread">
              <Row isUnread />
            </When>
            <Unless value="unread">
              <Row isUnread={false} />
            </Unless>
          </li>
        </ul>
      </Each>
    </div>
  );
}
