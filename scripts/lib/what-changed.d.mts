export function isSource(file: string): boolean;
export function whatChanged(files: readonly string[]): { restart: boolean; publish: string[] };
