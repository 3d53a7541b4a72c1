import { networkError } from '../frame';

/** What any page may have to say about the session. */
export const sessionMessages = {
  loginRequired: 'Please login to access this page',
  loginSucceeded: 'Login successful! Welcome back!',
  logoutSucceeded: 'Logged out successfully!',
  checkFailed: 'Authentication check failed. Please login again.',
  networkError,
  queuedOffline: "You're offline. We'll send it when you're back online.",
  notLoggedIn: "You're not logged in.",
} as const;
