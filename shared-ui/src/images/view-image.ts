/** A picture to look at. */
export interface ViewImage {
  /** The full size. */
  src: string;
  /** A smaller one for lists; default the full size. */
  thumb?: string;
  /** What it shows; default 'Image n of N'. */
  alt?: string;
}

/** The alternative text of a picture: its own, else 'Image 2 of 3 by Asha' with `of` as 'by Asha'. */
export function imageName(images: readonly ViewImage[], index: number, of?: string): string {
  return images[index]?.alt ?? `Image ${index + 1} of ${images.length}${of ? ` ${of}` : ''}`;
}
