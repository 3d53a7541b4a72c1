/** What any page may have to say about the session; the shell has these in its first bytes. */
export const sessionMessages = {
  loginRequired: 'Please login to access this page',
  loginSucceeded: 'Login successful! Welcome back!',
  logoutSucceeded: 'Logged out successfully!',
  checkFailed: 'Authentication check failed. Please login again.',
  networkError: 'Network error. Please check your connection and try again.',
  notLoggedIn: 'You are not logged in.',
} as const;
