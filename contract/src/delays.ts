/** Milliseconds between a success and the page that follows it. Apart, because the frame needs them alone. */
export const delays = {
  redirectAfterLogin: 1000,
  redirectAfterLogout: 1000,
  redirectAfterSignUp: 1500,
  redirectAfterReset: 2000,
  redirectAfterDatingProfile: 2000,
} as const;
