import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { FieldError } from '../field/field';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/layout';
import { DroppedFiles, PendingList, PictureList } from './picker-lists';
import { type PickedImage, useIntake } from './use-intake';
import styles from './picker.module.css';

/** Accepts files dropped on or pasted into the element; returns whether files are dragged over it. */
function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const ending = new AbortController();
    const { signal } = ending;
    const hover = (event: DragEvent) => {
      event.preventDefault(); // otherwise the browser opens the file
      setOver(true);
    };
    node.addEventListener('dragover', hover, { signal });
    node.addEventListener('dragleave', () => setOver(false), { signal });
    node.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        take.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    node.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return; // text, not pictures
        event.preventDefault();
        take.current(files);
      },
      { signal },
    );
    return () => ending.abort();
  }, [element]);

  return over;
}

interface PickerZoneProps {
  id: string;
  /** Files are dragged over it. */
  over: boolean;
  /** The pictures have a problem: `useFocusWrong` finds the button. */
  wrong: boolean;
  /** More than one file may be selected at once. */
  several: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** The drop area, with buttons as the alternative to dropping. */
function PickerZone(props: PickerZoneProps) {
  const { id, over, wrong, several, onFiles, children } = props;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    input.value = ''; // allows the same file to be selected again
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
      {/* Any picture may be selected: unsupported types are listed with the reason. */}
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

interface ImagePickerProps {
  label: ReactNode;
  value: readonly PickedImage[];
  onChange: (pictures: PickedImage[]) => void;
  /** Maximum number of pictures. */
  max: number;
  /** Message for files above the maximum, such as 'Maximum 3 images allowed'. */
  overMax: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Ref of the selecting button, to move focus to it. */
  id?: string;
}

/**
 * Accepts pictures from files, a drop, the clipboard or the camera. Each is compressed to 800 px and 1 MB and
 * becomes a data URL; rejected files are listed with the reason. Pictures can be reordered and removed.
 */
export function ImagePicker(props: ImagePickerProps) {
  const { label, value, onChange, max, overMax, hint, error } = props;
  const own = useId();
  const id = props.id ?? own;
  const box = useRef<HTMLFieldSetElement>(null);
  const intake = useIntake({ value, onChange, max, overMax });
  const take = (files: File[]) => void intake.add(files);
  const over = useFileDrop(box, take);

  return (
    <fieldset ref={box} className={styles.picker} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      <PictureList value={value} onChange={onChange} onAnnounce={intake.setAnnouncement} />
      <PendingList pending={intake.pending} />
      <PickerZone id={id} over={over} wrong={Boolean(error)} several={max > 1} onFiles={take}>
        {hint ?? 'Or drop or paste them here.'} {value.length} of {max} added.
      </PickerZone>
      <DroppedFiles dropped={intake.dropped} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <VisuallyHidden role="status">{intake.announcement}</VisuallyHidden>
    </fieldset>
  );
}
