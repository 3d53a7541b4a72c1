/** The browser's storage where there is no browser: nothing was ever kept. */
export const localStorage: Pick<Storage, 'getItem'> = { getItem: () => null };
