import { useEffect, useRef, useState } from 'react';
import { compressImage, ImageProblem } from './compress-image';

/** A picture of a form: already stored, or newly added as a data URL. */
export interface PickedImage {
  /** Stable while the form is open. */
  id: string;
  /** An address or a data URL. */
  url: string;
  /** The file name or a similar text; for the alternative text and messages. */
  name?: string;
}

/** Why a file was rejected. */
export interface Dropped {
  name: string;
  reason: string;
}

/** A file that is being compressed. */
export interface Pending {
  id: string;
  name: string;
  /** Progress, 0 to 100. */
  percent: number;
}

interface IntakeOptions {
  value: readonly PickedImage[];
  onChange: (pictures: PickedImage[]) => void;
  max: number;
  /** Message for files above the maximum, such as 'Maximum 3 images allowed'. */
  overMax: string;
}

interface Intake {
  pending: Pending[];
  dropped: Dropped[];
  /** Announces each change in one sentence to screen readers. */
  announcement: string;
  add: (files: Iterable<File>) => Promise<void>;
  setAnnouncement: (message: string) => void;
}

let lastId = 0;

/** Processes files one after another: compresses, reports progress, and reports rejected files with the reason. */
export function useIntake({ value, onChange, max, overMax }: IntakeOptions): Intake {
  const [pending, setPending] = useState<Pending[]>([]);
  const [dropped, setDropped] = useState<Dropped[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });
  const waiting = useRef(0);

  const take = async (file: File, id: string): Promise<Dropped | undefined> => {
    const progress = (percent: number) =>
      setPending((all) => all.map((one) => (one.id === id ? { ...one, percent } : one)));
    try {
      const url = await compressImage(file, progress);
      current.current = [...current.current, { id, url, name: file.name }];
      onChange([...current.current]);
      return undefined;
    } catch (error) {
      return {
        name: file.name,
        reason: error instanceof ImageProblem ? error.message : 'could not be read as a picture',
      };
    } finally {
      setPending((all) => all.filter((one) => one.id !== id));
    }
  };

  const add = async (files: Iterable<File>) => {
    const all = [...files];
    if (all.length === 0) return;
    const room = Math.max(0, max - current.current.length - waiting.current);
    const taken = all.slice(0, room).map((file) => ({ file, id: `picture-${++lastId}` }));
    const problems: Dropped[] = all
      .slice(room)
      .map((file) => ({ name: file.name, reason: overMax }));
    setDropped(problems);
    setPending((old) => [
      ...old,
      ...taken.map(({ file, id }) => ({ id, name: file.name, percent: 0 })),
    ]);
    waiting.current += taken.length;
    for (const { file, id } of taken) {
      const problem = await take(file, id);
      waiting.current -= 1;
      if (problem) problems.push(problem);
    }
    setDropped([...problems]);
    const added = all.length - problems.length;
    setAnnouncement(added === 1 ? '1 picture added' : `${added} pictures added`);
  };

  return { pending, dropped, announcement, add, setAnnouncement };
}
