import { Button, Card, Cluster } from '@campus/shared-ui';
import { useId } from 'react';
import type { Shared } from './shared';
import styles from './upload.module.css';

/** Characters of the text that are shown of it. */
const shownCharacters = 300;

interface SharedCardProps {
  shared: Shared;
  onTake: () => void;
  onDiscard: () => void;
}

/** What has come from another app, or from a page that pretends to be one, before it is in the post. */
export function SharedCard({ shared: { text, pictures }, onTake, onDiscard }: SharedCardProps) {
  const title = useId();
  const excerpt = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  return (
    <Card as="section" aria-labelledby={title} className={styles.offer}>
      <h2 id={title}>Shared with Campus</h2>
      {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
      {pictures.length > 0 && (
        <p className={styles.excerpt}>{pictures.map(({ name }) => name).join(', ')}</p>
      )}
      <p>Add it only if you have just shared it yourself.</p>
      <Cluster>
        <Button variant="primary" onClick={onTake}>
          Add to Post
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </Cluster>
    </Card>
  );
}
