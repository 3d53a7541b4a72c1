import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** How many told of errors, and how many ran the build. */
const reporters = z.object({ failed: z.int(), ran: z.int() });

export type ShownReporters = z.output<typeof reporters>;

/** What browsers told of a build within the last hour; nothing of it leads to anybody. */
const field = z.object({
  /** Errors, rejections, parts that did not load and tabs that froze. */
  errors: z.int(),
  /** Students that were signed in; each counts once. */
  students: reporters,
  /** Networks of those that were not; each counts once. */
  networks: reporters,
  /** Students who saw a card in the place of a part. */
  cards: z.int(),
  /** Students whose tab froze. */
  frozen: z.int(),
  /** Students for whom a page came much later than with the build before. */
  late: z.int(),
  /** What was told most, of every kind. */
  topErrors: z.array(
    z.object({ kind: z.string(), message: z.string(), page: z.string(), count: z.int() }),
  ),
});

const shownBuild = z.extend(field, {
  build: z.string(),
  role: z.enum(['live', 'canary', 'previous']),
  /** Per cent of browsers that take it. */
  share: z.int(),
  /** ISO 8601; null where the history does not go back that far. */
  since: z.nullable(z.string()),
  /** What the site makes of it, and why; null where nobody is given the build. */
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
  /** Of a team: the name of its token, branch, commit and run of its CI. */
  source: z.nullable(z.string()),
});

export type ShownChange = z.output<typeof shownChange>;

const shownRemote = z.object({
  remote: z.string(),
  title: z.string(),
  owner: z.string(),
  status: z.enum(['on', 'off']),
  /** What its pages show while it is off. */
  notice: z.nullable(z.string()),
  /** The one that is live first. */
  builds: z.array(shownBuild),
  /** The last changes, newest first. */
  history: z.array(shownChange),
});

export type ShownRemote = z.output<typeof shownRemote>;

/** What is live, for staff; 404 for everybody else. */
export const readLiveRemotes = endpoint({
  method: 'GET',
  path: '/api/staff/remotes',
  answer: z.object({
    /** When this was so. */
    at: z.string(),
    remotes: z.array(shownRemote),
    /** Of the shell itself, whichever build. */
    shell: field,
  }),
});
