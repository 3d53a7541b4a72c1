import { networkError } from '../frame';

/** Messages about the session that any page may show. */
export const sessionMessages = {
  loginRequired: 'Please login to access this page',
  loginSucceeded: 'Login successful! Welcome back!',
  logoutSucceeded: 'Logged out successfully!',
  checkFailed: 'Authentication check failed. Please login again.',
  networkError,
  queuedOffline: "No connection. We'll send it when you're back online.",
  notLoggedIn: "You're not logged in.",
} as const;
