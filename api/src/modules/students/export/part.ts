import type { Database } from '../../../database';
import type { Viewer } from '../../../http/viewer';

/** Whose data is asked for. */
export interface Asker extends Viewer {
  readonly email: string;
}

/** Something of the student's, as it stands in the file. `images` are names of files beside it. */
export type Told = Readonly<Record<string, unknown>> & { readonly images?: readonly string[] };

/** One list of `data.json`. */
export interface Part {
  /** What the list is called. */
  readonly name: string;
  /** The tables whose columns are told in it, by their names in the database. */
  readonly tables: readonly string[];
  /** The columns that tie rows to the student and that it follows, such as `posts.author_id`. */
  readonly follows: readonly string[];
  read(database: Database, asker: Asker): Promise<Told[]>;
}
