/**
 * Files that hold several shared modules: `student` for nearly every student page, and for other pages with a
 * form or a call, `listing` to list and show what students offer, `live` to follow the server's events.
 */
export const sharedChunks = ['student', 'listing', 'live'] as const;
export type SharedChunk = (typeof sharedChunks)[number];

export interface SharedModule {
  /** The name in imports, and the key in the share scope. */
  key: string;
  /** The package whose version the key carries. */
  package: string;
  /** In the shell's first script, or in a chunk that is fetched on first use. */
  eager: boolean;
  /** Name of that chunk, for modules that load together; otherwise each module has its own. */
  chunk?: SharedChunk;
  /** Module served instead of `key` itself, relative to this folder. */
  facade?: string;
}

const core = (key: string, packageName = key, facade?: string): SharedModule => ({
  key,
  package: packageName,
  eager: true,
  ...(facade && { facade }),
});

const heavy = (key: string, packageName: string, chunk?: SharedChunk): SharedModule => ({
  key,
  package: packageName,
  eager: false,
  ...(chunk && { chunk }),
});

/**
 * The only table of modules that exist once in a tab. The shell provides all of them, remotes provide none. A
 * subpath is a separate key.
 */
export const sharedModules: readonly SharedModule[] = [
  core('react'),
  core('react/jsx-runtime', 'react'),
  core('react-dom'),
  core('react-dom/client', 'react-dom'),
  core('react-router-dom', 'react-router-dom', './router-facade.ts'),
  core('zustand'),
  core('@campus/federation/remote', '@campus/federation'),
  core('@campus/shared-auth'),
  core('@campus/shared-ui'),
  heavy('@campus/shared-auth/live', '@campus/shared-auth', 'live'),
  heavy('@campus/federation/remote/address', '@campus/federation', 'student'),
  heavy('@campus/shared-ui/dialog', '@campus/shared-ui'),
  heavy('@campus/shared-ui/field', '@campus/shared-ui', 'student'),
  heavy('@campus/shared-ui/list', '@campus/shared-ui', 'student'),
  heavy('@campus/shared-ui/time', '@campus/shared-ui', 'student'),
  heavy('@campus/shared-ui/listing', '@campus/shared-ui', 'listing'),
  heavy('@campus/shared-ui/tabs', '@campus/shared-ui', 'student'),
  heavy('@campus/shared-ui/combobox', '@campus/shared-ui'),
  heavy('@campus/shared-ui/disclosure', '@campus/shared-ui', 'student'),
  heavy('@campus/shared-ui/menu', '@campus/shared-ui', 'student'),
  heavy('@campus/shared-ui/report', '@campus/shared-ui'),
  heavy('@campus/shared-ui/pictures', '@campus/shared-ui', 'student'),
  heavy('@campus/shared-ui/images', '@campus/shared-ui'),
  heavy('@campus/shared-ui/scenes', '@campus/shared-ui'),
  {
    ...heavy('@tanstack/react-query', '@tanstack/react-query', 'student'),
    facade: './query-facade.ts',
  },
  heavy('@campus/contract/client', '@campus/contract', 'student'),
  heavy('@campus/contract/react', '@campus/contract', 'student'),
  { ...heavy('zod/mini', 'zod', 'student'), facade: './schema-facade.ts' },
];

/** Events on `window` that belong to the shell and that remotes may wait for. */
export const shellEvents: readonly string[] = ['authChange'];
