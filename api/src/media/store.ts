/** Where the bytes of pictures are kept, by the names that `fileName` gives. */
export interface MediaStore {
  /** Resolves once the bytes are safe from a crash. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  /** A file that is not there any more is no error. */
  remove(name: string): Promise<void>;
  /** The names of all files that were last written before a moment. */
  olderThan(moment: Date): AsyncIterable<string>;
}
