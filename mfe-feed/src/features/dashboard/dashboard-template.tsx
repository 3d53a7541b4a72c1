import { paths } from '@campus/federation/remote';
import { Each, When } from '@campus/federation/template';
import { Button, PageHeader } from '@campus/shared-ui';
import { FeedTemplate } from '../feed';
import dashboardStyles from './dashboard.module.css';
import styles from './home-posts.module.css';
import yourCommunitiesStyles from './your-communities.module.css';

/** The template of `DashboardPage`: the communities and the important posts. */
export function DashboardTemplate() {
  return (
    <div className={dashboardStyles.page}>
      <PageHeader
        title="Dashboard"
        actions={
          <Button variant="primary" icon="plus">
            Create New Post
          </Button>
        }
      >
        What your campus is talking about.
      </PageHeader>
      <div className={dashboardStyles.columns}>
        <nav className={yourCommunitiesStyles.panel}>
          <h2>Your Communities</h2>
          <a href={paths.communities()}>Choose yours</a>
          <Each of="." call="/api/communities">
            <ul className={yourCommunitiesStyles.list}>
              <When value="isYours">
                <li>
                  <a
                    className={yourCommunitiesStyles.community}
                    href="/community/{{_id|part}}/{{name|part}}"
                  >
                    <span className={yourCommunitiesStyles.name}>{'{{name}}'}</span>
                    <span className={yourCommunitiesStyles.description}>{'{{description}}'}</span>
                  </a>
                </li>
              </When>
            </ul>
          </Each>
        </nav>
        <div className={styles.board}>
          <div className={styles.posts}>
            <section className={styles.today}>
              <h2>Today</h2>
              <div className={styles.row} />
            </section>
            <h2>Important Posts</h2>
            <FeedTemplate call="/api/posts/important?limit=5" />
          </div>
          {/* Reserves space for the widgets, which only the shell knows. */}
          <div className={styles.sections}>
            <p />
          </div>
        </div>
      </div>
    </div>
  );
}
