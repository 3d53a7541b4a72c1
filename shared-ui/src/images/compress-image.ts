import type Compression from 'browser-image-compression';

/** Quality of the first encoding; the library lowers it if the file is too large. */
const QUALITY = 0.9;

function sizeOf(file: File): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => {
      URL.revokeObjectURL(url);
      resolve({ width: image.naturalWidth, height: image.naturalHeight });
    };
    image.onerror = () => {
      URL.revokeObjectURL(url);
      reject(new Error('no picture'));
    };
    image.src = url;
  });
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/** WebP preserves transparency; browsers that cannot write it use JPEG on white. */
async function toFile(bitmap: ImageBitmap, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return new File([webp], name, { type: webp.type });
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await encode(canvas, 'image/jpeg');
  if (!jpeg) throw new Error('no encoder');
  return new File([jpeg], name, { type: 'image/jpeg' });
}

/**
 * Scales a picture to at most `longest` px on its longest side. The browser decodes and resizes off the main
 * thread: with a 24-megapixel photo the compression library alone blocks the page for more than a second, and with a
 * large PNG, which it encodes in JavaScript, for ten. Throws if the file is not a picture.
 */
export async function shrink(file: File, longest: number): Promise<File> {
  if (typeof createImageBitmap === 'undefined') return file;
  const { width, height } = await sizeOf(file);
  const scale = Math.min(1, longest / Math.max(width, height));
  const bitmap = await createImageBitmap(file, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  });
  try {
    return await toFile(bitmap, file.name);
  } finally {
    bitmap.close();
  }
}

/** Longest side of a sent picture, in pixels. */
export const LONGEST_SIDE_PX = 800;
/** Maximum size of a sent file, in bytes. */
export const LARGEST_BYTES = 1024 * 1024;
/** Types that browsers decode and the server accepts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A file that cannot be used as a picture; the message gives the student the reason. */
export class ImageProblem extends Error {
  override name = 'ImageProblem';
}

/** Attempts in order, until the file is small enough. */
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
    // The library's worker loads its code from another host, which our script policy blocks.
    useWebWorker: false,
    onProgress,
  });
}

/** The library is most of the image code: it is loaded with the first file. */
async function fetchLibrary(): Promise<typeof Compression> {
  try {
    return (await import('browser-image-compression')).default;
  } catch {
    throw new ImageProblem('could not be prepared, please try again');
  }
}

/** The first attempt that is small enough, as a data URL; undefined if none is. */
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
 * Scales a picture to at most 800 px on its longest side and at most 1 MB, and returns it as a data URL.
 * Throws ImageProblem for an unsupported type, an unreadable file and a file that stays too large.
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
