/** What is said of joining communities. */
export const communityMessages = {
  missing: 'Community not found',
  joined: 'You joined',
  left: 'You left',
  muted: 'Muted. New posts are no longer counted.',
  unmuted: 'Unmuted',
  joinFailed: 'Failed to join',
  leaveFailed: 'Failed to leave',
  muteFailed: 'Failed to save',
} as const;
