import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import { parts } from './parts';
import { Section } from './section';
import photo from './profile-photo.module.css';
import styles from './setup.module.css';

/** Of a text area with its label and its counter. */
const area = '9.2rem';

/** The form before it is known whether there is a profile. */
export function SetupSkeleton() {
  return (
    <LoadingRegion busy label="Loading your dating profile">
      <div className={styles.ghosts} aria-hidden="true">
        <Section {...parts.photo}>
          <div className={photo.photo}>
            <div className={photo.frame} />
            <div className={photo.tools}>
              <Skeleton shape="rect" width="10rem" height="var(--tap)" />
              <Skeleton lines={2} />
            </div>
          </div>
        </Section>
        <Section {...parts.basics}>
          <Skeleton shape="rect" height="4.5rem" />
        </Section>
        <Section {...parts.about}>
          <Skeleton shape="rect" height={area} />
          <Skeleton shape="rect" height={area} />
        </Section>
        <Section {...parts.preferences}>
          <Skeleton shape="rect" height={area} />
        </Section>
        <Section {...parts.more}>
          <Skeleton shape="rect" height="9.4rem" />
        </Section>
      </div>
    </LoadingRegion>
  );
}
