/** The quality of the first encoding; the library lowers it further where the size asks for it. */
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

/** WebP keeps what is see-through; where a browser cannot write it, JPEG on white. */
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
 * Makes a picture at most `longest` px on its longest side. The browser decodes and resizes away from the main
 * thread: on a 24-megapixel photo the compression library alone blocks the page for more than a second, and on a
 * large PNG, which it encodes in JavaScript, for ten. Throws when the file is no picture.
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
