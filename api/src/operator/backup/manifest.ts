import * as z from 'zod';

export const formatVersion = 1;

const entry = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** What `manifest.json` in a backup says. */
export const manifest = z.object({
  product: z.literal('campus'),
  format: z.number(),
  /** The last migration of the database that it was taken from. */
  schema: z.string(),
  createdAt: z.string(),
  /** `tables/<name>.jsonl`: a JSON object per line, a line per row. */
  tables: z.array(entry.extend({ table: z.string(), rows: z.number().int() })),
  /** `media/<file>`; some may belong to rows that were deleted while the backup was made. */
  pictures: z.array(entry),
  /** Names of files that were lost already, where that was accepted. */
  lost: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;
export type ManifestEntry = z.output<typeof entry>;

export interface Summary {
  readonly createdAt: string;
  readonly schema: string;
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** Files of pictures. */
  readonly pictures: number;
  readonly lost: number;
}

export function summaryOf({ createdAt, schema, tables, pictures, lost }: Manifest): Summary {
  return {
    createdAt,
    schema,
    tables: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
    pictures: pictures.length,
    lost: lost.length,
  };
}
