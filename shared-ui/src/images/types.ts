/** A picture of a form: one that is stored already, or one just taken in as a data URL. */
export interface PickedImage {
  /** Stable while the form is open. */
  id: string;
  /** An address or a data URL. */
  url: string;
  /** The file's name, or other words for it; for the alternative text and messages. */
  name?: string;
}

/** Why a file was not taken in. */
export interface Dropped {
  name: string;
  reason: string;
}
