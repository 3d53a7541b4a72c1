/** Profile messages about the student's own account. */
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
  oldPasswordWrong: 'Your current password is wrong',
  passwordChanged: 'Password changed successfully!',
  passwordFailed: 'Failed to change password',

  endOfPosts: "You've reached the end of your posts!",
} as const;

/** Messages about deleting the account. */
export const deletionMessages = {
  passwordRequired: 'Please enter your password',
  passwordWrong: 'Password is incorrect',
  confessionsRequired: 'Please choose what happens to your confessions',
  /** @param when the campus date and time, such as '24 Nov 2026, 5:30 pm' */
  scheduled: (when: string) =>
    `Your account will be deleted on ${when}. Log in before then to keep it.`,
  failed: "Couldn't delete your account",
} as const;

/** Login messages for a student with the right password, instead of the usual greeting. */
export const admissionMessages = {
  /** While a deletion can still be cancelled. */
  takenBack: "Welcome back! We won't delete your account.",
  suspended: 'Your account is suspended. Please contact us.',
} as const;

/** Messages about the browsers in which a student is signed in. */
export const sessionListMessages = {
  listFailed: "Couldn't load your devices",
  ended: 'Logged out on that device',
  othersEnded: 'Logged out on all other devices',
  endFailed: "Couldn't log that device out",
  missing: 'That device is already logged out',
} as const;

/** Messages about the file with a student's own data. */
export const exportMessages = {
  saved: "We've downloaded your data",
  failed: "Couldn't download your data. Please try again.",
} as const;
