import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './picker.module.css';

export interface PickerZoneProps {
  id: string;
  /** Files hover over it. */
  over: boolean;
  /** Something is wrong with the pictures: `useFocusWrong` finds the button. */
  wrong: boolean;
  /** More than one file may be chosen at once. */
  several: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The place to drop on, with the buttons for those who do not drop. */
export function PickerZone(props: PickerZoneProps) {
  const { id, over, wrong, several, onFiles, children } = props;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    input.value = ''; // the same file can be chosen again
  };
  return (
    <div className={styles.zone} data-over={over || undefined}>
      <Icon name="image" size={28} />
      <div className={styles.buttons}>
        <Button
          id={id}
          icon="upload"
          data-wrong={wrong || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => files.current?.click()}
        >
          {several ? 'Choose images' : 'Choose an image'}
        </Button>
        <span className={styles.camera}>
          <Button icon="camera" onClick={() => camera.current?.click()}>
            Take a photo
          </Button>
        </span>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {children}
      </p>
      {/* Any picture may be chosen: one of a type we do not take is named with the reason. */}
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple={several}
        hidden
        aria-label="Image files"
        onChange={(event) => chosen(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Camera"
        onChange={(event) => chosen(event.currentTarget)}
      />
    </div>
  );
}
