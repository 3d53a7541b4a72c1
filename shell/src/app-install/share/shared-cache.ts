/** Where the worker keeps what a phone shared until the composer takes it up (mfe-feed reads the same). */
export const sharedCache = 'campus:shared';

/** The page that takes it up, and the address under which it is kept. */
export const sharedAddress = '/upload?shared=1';
