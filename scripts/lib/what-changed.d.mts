export function whatChanged(files: readonly string[]): { restart: boolean; publish: string[] };
