interface Rule {
  readonly points: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of all actions. Limits that end in `-address` count per network address and are loose, because a
 * whole campus may share one, or per account in a browser in which it has logged in before. All others count per
 * student, and wrong passwords and codes per account and network.
 */
export const rules = {
  api: { points: 300, seconds: minute },
  'api-address': { points: 600, seconds: minute },

  /** Lookups in the database that found nothing, per process: sessions and pictures that do not exist. */
  'lookup-address': { points: 600, seconds: minute },

  /** Wrong passwords of one network for one account: a correct one gives the points back. */
  login: { points: 10, seconds: 15 * minute },
  /** Wrong passwords for one account from all networks; not in a browser in which it has logged in before. */
  'login-account': { points: 100, seconds: 15 * minute },
  'login-address': { points: 300, seconds: 15 * minute },
  /** Codes that one network requests for one mailbox, or the browsers in which its account has logged in before. */
  'code-send': { points: 5, seconds: hour },
  'code-send-address': { points: 100, seconds: hour },
  /**
   * Codes to one mailbox from all networks, without browsers in which the account has logged in before. This is the
   * ceiling on guesses, as wrong codes must not lock a mailbox: 80 codes a day with five tries each are 400 tries of a
   * million codes, so guessing succeeds once in 2,500 days. A longer time would let strangers keep a student out longer.
   */
  'code-send-mailbox': { points: 20, seconds: 6 * hour },
  /** Wrong codes of one network for codes sent to one mailbox; a code itself has five tries. */
  'code-check': { points: 50, seconds: day },
  /** Wrong codes of one network, whether or not a code was sent. */
  'code-check-address': { points: 200, seconds: hour },
  'check-username-address': { points: 120, seconds: minute },
  'change-password': { points: 10, seconds: 15 * minute },
  'change-username': { points: 20, seconds: hour },
  /** Wrong passwords before an account is deleted. */
  'delete-account': { points: 10, seconds: 15 * minute },
  /** Files with a student's own data: each export reads everything. */
  export: { points: 5, seconds: day },

  /** Invalid tokens: a valid one gives the points back. */
  'deploy-address': { points: 20, seconds: 15 * minute },

  /** Reports of open tabs: per student, and per address of visitors. */
  beacon: { points: 240, seconds: minute },

  /** Contact messages and requests of visitors; a campus may share one address. */
  'enquiry-address': { points: 10, seconds: hour },
  /** Searching for people, also for mentions while typing; a day's limit is lower than the size of a large college. */
  'find-people': { points: 60, seconds: minute },
  'find-people-daily': { points: 1500, seconds: day },
  'community-request': { points: 5, seconds: day },
  /** Joining, leaving and muting communities, and marking one as seen. */
  membership: { points: 60, seconds: minute },
  /** Actions of moderators. */
  moderate: { points: 60, seconds: minute },
  create: { points: 10, seconds: 50 },
  'create-daily': { points: 100, seconds: day },
  edit: { points: 30, seconds: minute },
  comment: { points: 20, seconds: minute },
  'comment-daily': { points: 300, seconds: day },
  vote: { points: 60, seconds: minute },
  /** Requesting a seat in a ride and giving it back. */
  seat: { points: 20, seconds: minute },
  /** Requesting a match. */
  ask: { points: 10, seconds: 10 * minute },
  'ask-daily': { points: 30, seconds: day },
  chat: { points: 60, seconds: minute },
  /** Messages about a listing that are sent with the listing's button, the first and later ones. */
  'write-first': { points: 20, seconds: hour },
  'write-first-daily': { points: 60, seconds: day },
  report: { points: 20, seconds: day },
  /** Connecting, and messages from a socket, which only needs to authenticate. */
  socket: { points: 120, seconds: minute },
  'socket-event': { points: 100, seconds: minute },
  /** Pictures. */
  upload: { points: 60, seconds: 30 * minute },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;
