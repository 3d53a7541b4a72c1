import { limits } from '../limits';

/** Messages for students who report something. */
export const reportMessages = {
  reasonRequired: 'Please choose a reason',
  detailsTooLong: `Details must be ${limits.reportDetails} characters or less`,
  sent: "Thanks for reporting. We'll look into it, and you won't see it again.",
  /** If the conversation with the reported person stays. */
  sentOfMatch:
    "Thanks for reporting. We'll look into it. If you don't want to hear from them, block or unmatch them.",
  whoReads: "Only the Campus team reads your report. The author won't know you reported it.",
  whoReadsOfPerson: "Only the Campus team reads your report. They won't know you reported them.",
  failed: "Couldn't send your report",
  sentBefore: "You've already reported this",
  own: "You can't report your own content",
  missing: "This isn't there any more",
  profileHidden: "We've hidden your dating profile because it broke the community guidelines",
} as const;
