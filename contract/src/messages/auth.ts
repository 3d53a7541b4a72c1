import { sessionMessages } from './session';

/** Messages of the sign-in, sign-up and reset pages. */
export const authMessages = {
  ...sessionMessages,

  loginFailed: 'Login failed. Please check your credentials and try again.',

  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter a password',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordTooLong: 'Password must be at most 256 characters long',
  passwordsDiffer: 'Passwords do not match',

  collegeFirst: 'Please select a college first',
  collegeRequired: 'Please select a college',
  emailPrefixRequired: 'Please enter your username for the email',
  emailNotOfCollege: 'Please use the email address your college gave you',
  emailChecking: 'Please wait while we validate your email',
  usernameRequired: 'Please enter a username',
  usernameTooShort: 'Username must be at least 3 characters long',
  usernameTooLong: 'Username must be less than 20 characters',
  usernameCharacters: 'Username can only contain letters, numbers, and underscores',
  usernameTaken: 'Username is already taken. Please choose another one.',
  usernameChecking: 'Please wait while we check username availability',

  codeSent: 'OTP sent to your email! Please check your inbox.',
  codeSendFailed: 'Failed to send OTP. Please try again.',
  codeRequired: 'Please enter the OTP',
  codeShape: 'Please enter the 6-digit OTP',
  codeWrong: 'Invalid or expired OTP',
  codeTooSoon: 'Please wait before you ask for another OTP',
  signUpSucceeded: 'Registration successful! Welcome to Campus!',
  signUpFailed: 'Registration failed. Please try again.',

  resetCodeSent: 'Password reset OTP sent to your email! Please check your inbox.',
  newPasswordRequired: 'Please enter a new password',
  resetSucceeded: 'Password reset successfully! Redirecting to login...',
  resetFailed: 'Password reset failed. Please try again.',
} as const;
