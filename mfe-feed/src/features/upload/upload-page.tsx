import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Card, PageHeader } from '@campus/shared-ui';
import { useNavigate } from 'react-router-dom';
import { ComposerForm } from '../composer';
import { SharedCard } from './shared-card';
import styles from './upload.module.css';
import { useShared } from './use-shared';

/**
 * The composer as a page of its own, for phones above all. `?community=<id>` chooses beforehand,
 * `?shared=1` offers what was shared with the installed site.
 */
export function UploadPage() {
  usePageTitle('Create New Post');
  const navigate = useNavigate();
  const preselected = useSearchState('community').value;
  const { box, offered, take, discard } = useShared(useSearchState('shared').value !== undefined);
  return (
    <div ref={box} className={styles.page}>
      <PageHeader title="Create New Post">Tell your campus something.</PageHeader>
      {offered && <SharedCard shared={offered} onTake={take} onDiscard={discard} />}
      <Card>
        <ComposerForm
          place={{ to: 'chosen', preselected }}
          onPosted={() => void navigate(paths.dashboard(), { replace: true })}
        />
      </Card>
    </div>
  );
}
