import type Compression from 'browser-image-compression';
import { shrink } from './shrink';

/** The longest side of a picture that is sent, in pixels. */
export const LONGEST_SIDE_PX = 800;
/** The largest file that is sent, in bytes. */
export const LARGEST_BYTES = 1024 * 1024;
/** What browsers decode and the server takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A file that cannot become a picture; the message says why, for the student. */
export class ImageProblem extends Error {
  override name = 'ImageProblem';
}

/** Tried in turn until the file is small enough. */
const QUALITIES = [0.82, 0.65, 0.45];

interface Attempt {
  quality: number;
  onProgress?: (percent: number) => void;
}

function attempt(
  compress: typeof Compression,
  file: File,
  { quality, onProgress }: Attempt,
): Promise<File> {
  return compress(file, {
    maxSizeMB: LARGEST_BYTES / 1024 / 1024,
    maxWidthOrHeight: LONGEST_SIDE_PX,
    initialQuality: quality,
    // The library's worker loads its own code from another host, which our policy for scripts refuses.
    useWebWorker: false,
    onProgress,
  });
}

/** The library is most of the images' code: it comes with the first file. */
async function fetchLibrary(): Promise<typeof Compression> {
  try {
    return (await import('browser-image-compression')).default;
  } catch {
    throw new ImageProblem('could not be prepared, please try again');
  }
}

/** The first attempt that is small enough, as a data URL; undefined when none is. */
async function smallEnough(
  compress: typeof Compression,
  file: File,
  onProgress?: (percent: number) => void,
): Promise<string | undefined> {
  const shrunk = await shrink(file, LONGEST_SIDE_PX);
  for (const quality of QUALITIES) {
    const small = await attempt(compress, shrunk, { quality, onProgress });
    if (small.size <= LARGEST_BYTES) return compress.getDataUrlFromFile(small);
  }
  return undefined;
}

/**
 * Makes a picture at most 800 px on its longest side and at most 1 MB, and answers it as a data URL.
 * Throws ImageProblem for another type, for a file that cannot be read and for one that stays too large.
 */
export async function compressImage(
  file: File,
  onProgress?: (percent: number) => void,
): Promise<string> {
  if (!PICTURE_TYPES.includes(file.type))
    throw new ImageProblem('is not a JPEG, PNG or WebP picture');
  const compress = await fetchLibrary();
  const url = await smallEnough(compress, file, onProgress).catch(() => {
    throw new ImageProblem('could not be read as a picture');
  });
  if (!url) throw new ImageProblem('is still larger than 1 MB after compression');
  return url;
}
