import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, Card, Cluster, PageHeader } from '@campus/shared-ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ComposerForm } from '../composer';
import styles from './upload.module.css';
import { useShared, type Shared } from './use-shared';

/** Number of characters shown of the shared text. */
const shownCharacters = 300;

interface SharedCardProps {
  shared: Shared;
  onTake: () => void;
  onDiscard: () => void;
}

/** Content shared by another app, or by a page pretending to be one, before it is added to the post. */
function SharedCard({ shared: { text, pictures }, onTake, onDiscard }: SharedCardProps) {
  const title = useId();
  const excerpt = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  return (
    <Card as="section" aria-labelledby={title} className={styles.offer}>
      <h2 id={title}>Shared with Campus</h2>
      {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
      {pictures.length > 0 && (
        <p className={styles.excerpt}>{pictures.map(({ name }) => name).join(', ')}</p>
      )}
      <p>Add it only if you just shared it yourself.</p>
      <Cluster>
        <Button variant="primary" onClick={onTake}>
          Add to Post
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </Cluster>
    </Card>
  );
}

/**
 * The composer as its own page, mainly for phones. `?community=<id>` preselects a community,
 * `?shared=1` offers the content shared with the installed site.
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
          onDone={() => void navigate(paths.dashboard(), { replace: true })}
        />
      </Card>
    </div>
  );
}
