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
