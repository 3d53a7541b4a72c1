import { limits } from '../limits';

export const datingMessages = {
  welcome: 'Welcome to Dating!',
  invitation: 'Create your dating profile to start connecting with other students.',
  adultsOnly:
    'Dating is for students aged 18 or over. By creating a profile you confirm that you are.',
  loadingProfile: 'Loading your dating profile...',
  homeFailed: 'Failed to load dating home',
  homeServerError: 'Server error',
  checkFailed: 'Failed to check profile status',
  serverErrorLater: 'Server error. Please try again later.',
  serverError: 'Server error. Please try again.',

  noProfile: 'Please create your dating profile first',
  profileMissing: "We can't find that profile",
  profileExists: 'You already have a dating profile',
  profilesFailed: 'Failed to fetch profiles',
  profileSaveFailed: 'Failed to save profile',
  profileCreated: 'Profile created successfully!',
  profileUpdated: 'Profile updated successfully!',
  profileDeleted: 'Dating profile deleted',
  profileDeleteFailed: "Couldn't delete your dating profile",
  profilePaused: 'Profile paused. Nobody new sees it until you show it again.',
  profileShown: 'Your profile is visible again',
  departmentHidden: "You and your department don't see each other in dating now",
  readShown: "Matches who show it too now see what you've read, and you see what they've read",
  readHidden: "Your matches no longer see what you've read, and you don't see what they've read",
  departmentShown: 'You and your department can see each other in dating again',
  contentNotAllowed: (reason: string) => `Content not allowed: ${reason}`,

  photoRequired: 'Profile photo is required',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be 50 characters or less',
  genderRequired: 'Gender is required',
  shortRequired: 'Short description is required',
  fullRequired: 'Full description is required',
  preferencesRequired: 'Partner preferences are required',
  shortTooLong: 'Short description must be 100 characters or less',
  fullTooLong: 'Full description must be 500 characters or less',
  preferencesTooLong: 'Partner preferences must be 300 characters or less',
  tooManyImages: 'Cannot upload more than 10 images',
  imageFailed: 'Error processing image. Please try again.',
} as const;

export const matchMessages = {
  sent: 'Request sent!',
  matched: "It's a match! You both asked.",
  sendFailed: 'Failed to send request',
  askedBefore: "You've already sent this student a request",
  notAvailable: "This profile isn't available",
  pausedCannotAsk: 'Your profile is paused. Show it again before you send requests.',
  requestsFailed: 'Failed to fetch match requests',
  respondFailed: 'Failed to respond to request',
  accepted: 'Match request accepted!',
  rejected: 'Match request rejected.',
  answeredBefore: "You've already answered this request",
  requestMissing: "This request isn't there any more",
  matchesFailed: 'Failed to fetch matches',
  matchMissing: "This match isn't there any more",
  unmatched: "You're no longer matched",
  blocked: "Blocked. You won't see each other any more.",
  unblocked: 'Unblocked',
  unblockFailed: "Couldn't unblock them",
  blockedFailed: "Couldn't load the people you blocked",
} as const;

/** About the people from whom a student hides. */
export const hiddenFromMessages = {
  hidden: (username: string) => `${username} doesn't see you in dating now`,
  shown: (username: string) => `${username} can see you in dating again`,
  yourself: "That's you",
  tooMany: `You can hide from at most ${limits.hiddenFrom} people`,
  hideFailed: "Couldn't hide you from them",
  showFailed: "Couldn't show you to them again",
  failed: "Couldn't load the people you hide from",
} as const;

export const chatMessages = {
  placeholder: 'Type your message...',
  required: 'Please type a message',
  tooLong: 'A message can be at most 1000 characters long',
  sent: 'Message sent',
  read: 'Seen',
  sendFailed: 'Failed to send message',
  held: "You'll see links and numbers once you reply",
  missing: "This chat isn't there any more",
  wrongReceiver: 'This message is for someone outside this chat',
} as const;
