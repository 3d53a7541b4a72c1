/** Where the registry tells of what it skipped. */
export type Warn = (message: string, details: Record<string, unknown>) => void;

export const silent: Warn = () => undefined;
