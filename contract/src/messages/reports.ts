import { limits } from '../limits';

/** What is said to whoever reports something. */
export const reportMessages = {
  reasonRequired: 'Please choose a reason',
  detailsTooLong: `Details must be ${limits.reportDetails} characters or less`,
  sent: 'Thank you. We will look at it, and you will not see it any more.',
  /** Where the conversation with them stays. */
  sentOfMatch: 'Thank you. We will look at it. To hear from them no more, block or unmatch them.',
  whoReads:
    'Only the people who look after Campus read it. Whoever wrote this is not told that it was you.',
  whoReadsOfDating:
    'Only the people who look after Campus read it. They are not told that it was you.',
  failed: 'Failed to send the report',
  sentBefore: 'You have already reported this',
  own: 'You cannot report something of your own',
  missing: 'This is not there any more',
  profileHidden:
    'Your dating profile was hidden because it did not follow the community guidelines',
} as const;
