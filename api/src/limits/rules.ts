interface Rule {
  readonly points: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How much of what anybody may do. Those that end in `-address` count per network address and are
 * loose, as a whole campus may stand behind one; all others count per student or e-mail address, and codes per
 * mailbox and network.
 */
export const rules = {
  api: { points: 300, seconds: minute },
  'api-address': { points: 600, seconds: minute },

  /** Wrong passwords: a right one gives the points back. */
  login: { points: 10, seconds: 15 * minute },
  'login-address': { points: 300, seconds: 15 * minute },
  /** Codes that one network asks for to one mailbox. */
  'code-send': { points: 5, seconds: hour },
  'code-send-address': { points: 100, seconds: hour },
  /** Codes to one mailbox, whoever asks: above what four networks may ask for, it is not flooded further. */
  'code-send-mailbox': { points: 20, seconds: hour },
  /** Wrong codes of one network against codes that one mailbox was sent; a code itself has five tries. */
  'code-check': { points: 50, seconds: day },
  /** Wrong codes of one network, sent or not. */
  'code-check-address': { points: 200, seconds: hour },
  'check-username-address': { points: 120, seconds: minute },
  'change-password': { points: 10, seconds: 15 * minute },
  'change-username': { points: 20, seconds: hour },
  /** Wrong passwords before an account is deleted. */
  'delete-account': { points: 10, seconds: 15 * minute },
  /** Files with a student's own data: each reads everything. */
  export: { points: 5, seconds: day },

  /** Tokens that open nothing: a right one gives the points back. */
  'deploy-address': { points: 20, seconds: 15 * minute },

  /** Reports of open tabs: per student, and per address of visitors. */
  beacon: { points: 240, seconds: minute },

  /** Contact messages and requests of visitors; a campus may stand behind one address. */
  'enquiry-address': { points: 10, seconds: hour },
  /** Searching for people, as mentions do while they are typed; a day's are fewer than a large college has. */
  'find-people': { points: 60, seconds: minute },
  'find-people-daily': { points: 1500, seconds: day },
  'community-request': { points: 5, seconds: day },
  /** Joining, leaving and muting communities, and having seen one. */
  membership: { points: 60, seconds: minute },
  /** What moderators do. */
  moderate: { points: 60, seconds: minute },
  create: { points: 10, seconds: 50 },
  'create-daily': { points: 100, seconds: day },
  edit: { points: 30, seconds: minute },
  comment: { points: 20, seconds: minute },
  vote: { points: 60, seconds: minute },
  /** Asking for a seat in a ride and giving it back. */
  seat: { points: 20, seconds: minute },
  /** Asking somebody for a match. */
  ask: { points: 10, seconds: 10 * minute },
  'ask-daily': { points: 30, seconds: day },
  chat: { points: 60, seconds: minute },
  /** Writing to somebody about a listing, the first message and those after it by the same button. */
  'write-first': { points: 20, seconds: hour },
  'write-first-daily': { points: 60, seconds: day },
  report: { points: 20, seconds: day },
  /** Connecting, and what a socket sends: it has nothing to say but who it is. */
  socket: { points: 120, seconds: minute },
  'socket-event': { points: 100, seconds: minute },
  /** Pictures. */
  upload: { points: 60, seconds: 30 * minute },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;
