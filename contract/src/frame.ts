/** Milliseconds between a success and the page that follows it. Apart, because the frame needs them alone. */
export const delays = {
  redirectAfterLogin: 1000,
  redirectAfterLogout: 1000,
  redirectAfterSignUp: 1500,
  redirectAfterReset: 2000,
  redirectAfterDatingProfile: 2000,
} as const;

/**
 * The one call that every page makes before anything else. Whoever makes it in the first bytes asks by
 * this address, so that the schemas and their library stay out of them.
 */
export const verifyTokenPath = '/api/auth/verify-token';

/** On `window`: the server says that other builds are live. By itself, as a visitor's tab waits for it too. */
export const registryChangedEvent = 'campus:registry-changed';

/** Where there was no answer at all. By itself, as the shell has it in its first bytes. */
export const networkError = 'Network error. Please check your connection and try again.';
