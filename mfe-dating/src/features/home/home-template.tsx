import { Each, Unless, When } from '@campus/federation/template';
import { PageHeader } from '@campus/shared-ui';
import { Counter, SettingsSkeleton } from './home-view';
import styles from './home.module.css';
import { Count, Options } from './options';
import { ProfileParts } from './profile-card';
import cardStyles from './profile-card.module.css';

const call = '/api/dating/home';

const profile = {
  name: '{{name}}',
  profilePhoto: '{{profilePhoto}}',
  shortDescription: '{{shortDescription}}',
};

/** The template of `DatingHome`. */
export function HomeTemplate() {
  return (
    <div className={styles.page}>
      <PageHeader title="Dating">Connect with other students</PageHeader>
      <div className={styles.columns}>
        <Each of="profile" call={call}>
          <section className={cardStyles.card}>
            <When value="isPaused">
              <ProfileParts profile={{ ...profile, isPaused: true }} />
            </When>
            <Unless value="isPaused">
              <ProfileParts profile={{ ...profile, isPaused: false }} />
            </Unless>
          </section>
        </Each>
        <Each of="stats" call={call}>
          <div className={styles.side}>
            <dl className={styles.counters}>
              <Counter label="Match Requests">{'{{pendingRequests}}'}</Counter>
              <Counter label="Matches">{'{{acceptedMatches}}'}</Counter>
            </dl>
            <Options
              pending={
                <When value="pendingRequests">
                  <Count count="{{pendingRequests}}" of="pending" />
                </When>
              }
              unread={
                <When value="unreadChats">
                  <Count count="{{unreadChats}}" of="unread" />
                </When>
              }
            />
            <SettingsSkeleton />
          </div>
        </Each>
      </div>
    </div>
  );
}
