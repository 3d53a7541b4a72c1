export const notificationMessages = {
  listFailed: 'Failed to fetch notifications',
  moreFailed: 'Failed to fetch more notifications',
  readFailed: 'Failed to mark as read',
  read: 'Marked as read',
  serverErrorLater: 'Server error. Please try again later.',
} as const;
