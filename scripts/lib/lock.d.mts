export function withLock<T>(file: string, task: () => Promise<T>): Promise<T>;
