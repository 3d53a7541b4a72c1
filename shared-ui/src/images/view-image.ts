/** A picture for the viewer. */
export interface ViewImage {
  /** Address of the full size. */
  src: string;
  /** Address of a smaller version for lists; default the full size. */
  thumb?: string;
  /** Alternative text; default 'Image n of N'. */
  alt?: string;
}

/** The alternative text of a picture: its own, or 'Image 2 of 3 by Asha' with `of` as 'by Asha'. */
export function imageName(images: readonly ViewImage[], index: number, of?: string): string {
  return images[index]?.alt ?? `Image ${index + 1} of ${images.length}${of ? ` ${of}` : ''}`;
}
