/** Replaces the browser's storage where there is no browser: it is always empty. */
export const localStorage: Pick<Storage, 'getItem'> = { getItem: () => null };
