/** Milliseconds between a success and the next page. In a separate file, because the frame needs only this. */
export const delays = {
  redirectAfterLogin: 1000,
  redirectAfterLogout: 1000,
  redirectAfterSignUp: 1500,
  redirectAfterReset: 2000,
  redirectAfterDatingProfile: 2000,
} as const;

/**
 * The first call of every page. Code in the initial load requests it by
 * this address, so that it does not include the schemas and their library.
 */
export const verifyTokenPath = '/api/auth/verify-token';

/** Event on `window`: the server reports that other builds are live. Separate, as visitors' tabs listen for it too. */
export const registryChangedEvent = 'campus:registry-changed';

/** Message if there was no answer at all. Separate, as it is in the shell's initial load. */
export const networkError = 'Network error. Please check your connection and try again.';
