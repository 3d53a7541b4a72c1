/**
 * The one call that every page makes before anything else. Whoever makes it in the first bytes asks by
 * this address, so that the schemas and their library stay out of them.
 */
export const verifyTokenPath = '/api/auth/verify-token';
