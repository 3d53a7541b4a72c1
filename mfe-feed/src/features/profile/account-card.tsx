import type { Profile } from '@campus/contract';
import { Avatar, Button, Card, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { UsernameEditor } from './username-editor';
import styles from './profile.module.css';

/** Who the student is here: the name can be changed, the rest came with the college. */
export function AccountCard({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <Card as="section" aria-label="Account">
      <div className={styles.face}>
        <Avatar name={profile.username} size={72} />
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
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>{profile.email}</dd>
        </div>
        <div>
          <dt>College</dt>
          <dd>{profile.collegeName}</dd>
        </div>
      </dl>
    </Card>
  );
}

export function AccountSkeleton() {
  return (
    <LoadingRegion busy label="Loading your profile">
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
        <dl className={styles.facts} aria-hidden="true">
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
      </Card>
    </LoadingRegion>
  );
}
