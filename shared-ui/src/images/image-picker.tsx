import { useId, useRef, type ReactNode } from 'react';
import { FieldError } from '../field/field';
import { VisuallyHidden } from '../layout/visually-hidden';
import { DroppedFiles, PendingList, PictureList } from './picker-lists';
import { PickerZone } from './picker-zone';
import type { PickedImage } from './types';
import { useFileDrop } from './use-file-drop';
import { useIntake } from './use-intake';
import styles from './picker.module.css';

export interface ImagePickerProps {
  label: ReactNode;
  value: readonly PickedImage[];
  onChange: (pictures: PickedImage[]) => void;
  /** The most pictures at once. */
  max: number;
  /** Said for files over the most, such as 'Maximum 3 images allowed'. */
  overMax: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Of the button that chooses, to put focus there. */
  id?: string;
}

/**
 * Takes pictures from files, a drop, the clipboard or the camera. Each is compressed to 800 px and 1 MB and
 * becomes a data URL; what is dropped is named with the reason. Pictures can be put in order and removed.
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
      <PictureList value={value} onChange={onChange} onSaid={intake.setSaid} />
      <PendingList pending={intake.pending} />
      <PickerZone id={id} over={over} wrong={Boolean(error)} several={max > 1} onFiles={take}>
        {hint ?? 'Or drop or paste them here.'} {value.length} of {max} added.
      </PickerZone>
      <DroppedFiles dropped={intake.dropped} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <VisuallyHidden role="status">{intake.said}</VisuallyHidden>
    </fieldset>
  );
}
