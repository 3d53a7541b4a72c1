import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** How many reported errors, and how many ran the build. */
const reporters = z.object({ failed: z.int(), ran: z.int() });

export type ShownReporters = z.output<typeof reporters>;

/** Browser reports on a build within the last hour; none of them identifies a user. */
const field = z.object({
  /** Errors, rejections, parts that failed to load and frozen tabs. */
  errors: z.int(),
  /** Signed-in students; each counts once. */
  students: reporters,
  /** Networks of signed-out visitors; each counts once. */
  networks: reporters,
  /** Students who saw an error card in place of a part. */
  cards: z.int(),
  /** Students whose tab froze. */
  frozen: z.int(),
  /** Students for whom a page was much slower than with the previous build. */
  late: z.int(),
  /** The most frequent report of each kind. */
  topErrors: z.array(
    z.object({ kind: z.string(), message: z.string(), page: z.string(), count: z.int() }),
  ),
});

const shownBuild = z.extend(field, {
  build: z.string(),
  role: z.enum(['live', 'canary', 'previous']),
  /** Percentage of browsers that get the build. */
  share: z.int(),
  /** ISO 8601; null if it is older than the history. */
  since: z.nullable(z.string()),
  /** The site's verdict, and why; null if nobody gets the build. */
  verdict: z.nullable(z.object({ act: z.enum(['keep', 'ask', 'roll-back']), reason: z.string() })),
});

export type ShownBuild = z.output<typeof shownBuild>;

const shownChange = z.object({
  at: z.string(),
  action: z.enum(['publish', 'canary', 'promote', 'rollback', 'off', 'on', 'ask', 'keep']),
  build: z.nullable(z.string()),
  from: z.nullable(z.string()),
  by: z.enum(['operator', 'breaker', 'start', 'team']),
  reason: z.nullable(z.string()),
  /** Source of a team's release: the name of its token, branch, commit and CI run. */
  source: z.nullable(z.string()),
});

export type ShownChange = z.output<typeof shownChange>;

const shownRemote = z.object({
  remote: z.string(),
  title: z.string(),
  owner: z.string(),
  status: z.enum(['on', 'off']),
  /** Message of its pages while it is switched off. */
  notice: z.nullable(z.string()),
  /** The live one first. */
  builds: z.array(shownBuild),
  /** The last changes, newest first. */
  history: z.array(shownChange),
});

export type ShownRemote = z.output<typeof shownRemote>;

/** The live builds, for staff; 404 for everybody else. */
export const readLiveRemotes = endpoint({
  method: 'GET',
  path: '/api/staff/remotes',
  answer: z.object({
    /** Time of this state. */
    at: z.string(),
    remotes: z.array(shownRemote),
    /** Of the shell itself, over all builds. */
    shell: field,
    /** Reports of the last hour that were not believed, so that no decision rests on them. */
    dropped: z._default(
      z.array(z.object({ remote: z.string(), reason: z.string(), count: z.int() })),
      [],
    ),
  }),
});
