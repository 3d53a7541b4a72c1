import { IconButton } from '../button/button';
import { FormMessage } from '../feedback/tone';
import type { Dropped, Pending, PickedImage } from './use-intake';
import styles from './picker.module.css';

interface PictureListProps {
  value: readonly PickedImage[];
  onChange: (pictures: PickedImage[]) => void;
  onAnnounce: (message: string) => void;
}

/** The added pictures in order, with buttons to move and remove them. */
export function PictureList({ value, onChange, onAnnounce }: PictureListProps) {
  const move = (from: number, to: number) => {
    const moved = value[from];
    if (!moved) return;
    const rest = value.filter((_, index) => index !== from);
    onChange([...rest.slice(0, to), moved, ...rest.slice(to)]);
    onAnnounce(`Moved to position ${to + 1} of ${value.length}`);
  };
  const remove = (id: string) => {
    onChange(value.filter((picture) => picture.id !== id));
    onAnnounce('Picture removed');
  };
  if (value.length === 0) return null;
  return (
    <ol className={styles.pictures}>
      {value.map((picture, index) => (
        <li key={picture.id} className={styles.picture}>
          <img
            src={picture.url}
            alt={picture.name ?? `Picture ${index + 1}`}
            width={160}
            height={120}
          />
          <div className={styles.tools}>
            <IconButton
              icon="chevron-left"
              size="small"
              label={`Move picture ${index + 1} earlier`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            />
            <IconButton
              icon="chevron-right"
              size="small"
              label={`Move picture ${index + 1} later`}
              aria-disabled={index === value.length - 1}
              onClick={() => index < value.length - 1 && move(index, index + 1)}
            />
            <IconButton
              icon="trash"
              size="small"
              label={`Remove picture ${index + 1}`}
              onClick={() => remove(picture.id)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The files being compressed, with progress. */
export function PendingList({ pending }: { pending: readonly Pending[] }) {
  if (pending.length === 0) return null;
  return (
    <ul className={styles.pending}>
      {pending.map((file) => (
        <li key={file.id}>
          <span>{file.name}</span>
          <progress max={100} value={file.percent} aria-label={`Preparing ${file.name}`} />
        </li>
      ))}
    </ul>
  );
}

/** The rejected files, with the reason. */
export function DroppedFiles({ dropped }: { dropped: readonly Dropped[] }) {
  if (dropped.length === 0) return null;
  return (
    <FormMessage
      tone="warn"
      title={dropped.length === 1 ? '1 file was left out' : `${dropped.length} files were left out`}
    >
      <ul className={styles.dropped}>
        {dropped.map((file, index) => (
          <li key={index}>
            {file.name}: <span>{file.reason}</span>
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
