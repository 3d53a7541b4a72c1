/** What the profile says about the student's own account. */
export const accountMessages = {
  userFailed: 'Failed to fetch user info',
  userPostsFailed: 'Failed to fetch user posts',
  collegesFailed: 'Failed to fetch colleges',
  serverError: 'Server error. Please try again later.',

  usernameTaken: 'Username is already taken',
  usernameUpdated: 'Username updated successfully!',
  usernameFailed: 'Failed to update username',
  usernameError: 'Error updating username. Please try again.',

  oldPasswordRequired: 'Please enter your current password',
  oldPasswordWrong: 'Your current password is not right',
  passwordChanged: 'Password changed successfully!',
  passwordFailed: 'Failed to change password',

  endOfPosts: "You've reached the end of your posts!",
} as const;

/** What is said about leaving the site for good. */
export const deletionMessages = {
  passwordRequired: 'Please enter your password',
  passwordWrong: 'Password is incorrect',
  confessionsRequired: 'Please choose what happens to your confessions',
  /** @param when the campus date and time, such as '24 Nov 2026, 5:30 pm' */
  scheduled: (when: string) =>
    `Your account will be deleted on ${when}. Sign in before then to keep it.`,
  failed: 'Failed to delete account',
} as const;

/** What a student with the right password is told at the login instead of the usual greeting. */
export const admissionMessages = {
  /** Within the days that a deletion can be taken back. */
  takenBack: 'Welcome back! Your account will not be deleted.',
  suspended: 'Your account is suspended. Please contact us.',
} as const;

/** What is said about the browsers that a student is signed in on. */
export const sessionListMessages = {
  listFailed: 'Failed to fetch your sessions',
  ended: 'Session ended',
  othersEnded: 'All other sessions ended',
  endFailed: 'Failed to end the session',
  missing: 'This session has already ended',
} as const;

/** What is said about the file with a student's own data. */
export const exportMessages = {
  saved: 'Your data was downloaded',
  failed: 'Failed to download your data. Please try again.',
} as const;
