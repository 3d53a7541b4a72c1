import type { Profile } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Avatar, Button, Card, LoadingRegion, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pictureOf } from '../feed';
import { studiesOf } from '../people';
import { AboutEditor } from './about-editor';
import { AvatarEditor } from './avatar-editor';
import { UsernameEditor } from './username-editor';
import styles from './profile.module.css';

/** Whether something is being edited; afterwards focus returns to the button that started it. */
function useEditing() {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { edit, editing, setEditing };
}

/** The student's account: public details can be changed, the rest is set by the college. */
export function AccountCard({ profile }: { profile: Profile }) {
  const { edit, editing, setEditing } = useEditing();
  const { edit: editAbout, editing: isAbout, setEditing: setAbout } = useEditing();
  return (
    <Card as="section" aria-label="Account">
      <div className={styles.face}>
        <Avatar name={profile.username} {...pictureOf(profile)} size={72} />
        {editing ? (
          <UsernameEditor username={profile.username} onClose={() => setEditing(false)} />
        ) : (
          <div className={styles.name}>
            <p className={styles.username}>{profile.username}</p>
            <Button ref={edit} size="small" icon="edit" onClick={() => setEditing(true)}>
              Edit Username
            </Button>
          </div>
        )}
      </div>
      <AvatarEditor profile={profile} />
      {isAbout && <AboutEditor profile={profile} onClose={() => setAbout(false)} />}
      <dl className={styles.facts}>
        {!isAbout && (
          <div className={styles.studies}>
            <dt>Studies</dt>
            <dd>{studiesOf(profile) || 'Not set'}</dd>
            <dd>
              <Button
                ref={editAbout}
                size="small"
                variant="quiet"
                icon="edit"
                onClick={() => setAbout(true)}
              >
                Edit<VisuallyHidden> Studies</VisuallyHidden>
              </Button>
            </dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>{profile.email}</dd>
        </div>
        <div>
          <dt>College</dt>
          <dd>{profile.collegeName}</dd>
        </div>
      </dl>
      <Link to={paths.person(profile.username)}>See your page as others do</Link>
    </Card>
  );
}

export function AccountSkeleton({ busy }: { readonly busy: boolean }) {
  return (
    <LoadingRegion busy={busy} label="Loading your profile">
      <Card>
        <div className={styles.face}>
          <Skeleton shape="circle" width="4.5rem" height="4.5rem" />
          <div className={styles.name}>
            <p className={styles.username}>
              <Skeleton width="9rem" height="1lh" />
            </p>
            <span className={styles.buttonSkeleton}>
              <Skeleton shape="rect" width="10rem" height="100%" />
            </span>
          </div>
        </div>
        <div className={styles.tools}>
          <span className={styles.buttonSkeleton}>
            <Skeleton shape="rect" width="9rem" height="100%" />
          </span>
        </div>
        <dl className={styles.facts} aria-hidden="true">
          <div className={styles.studies}>
            <dt>
              <Skeleton width="4rem" height="1lh" />
            </dt>
            <dd>
              <Skeleton width="6rem" height="1lh" />
            </dd>
            <dd className={styles.buttonSkeleton} />
          </div>
          {['email', 'college'].map((fact) => (
            <div key={fact}>
              <dt>
                <Skeleton width="4rem" height="1lh" />
              </dt>
              <dd>
                <Skeleton width="80%" height="1lh" />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Skeleton width="12rem" height="1lh" />
        </p>
      </Card>
    </LoadingRegion>
  );
}
