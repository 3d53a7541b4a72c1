import * as z from 'zod';
import { backupCommands } from './backup/backup-commands';
import { collegeCommands } from './colleges';
import { command, type Command, table } from './command';
import { communityCommands, moderatorCommands } from './communities/community-commands';
import { collegeRequestCommands } from './enquiries/college-request-commands';
import { communityRequestCommands } from './enquiries/community-request-commands';
import { contactCommands } from './enquiries/contact-commands';
import { moderationCommands } from './moderation-commands';
import { reportCommands } from './reports/report-commands';
import { studentCommands } from './student-commands';
import { tokenCommands } from './token-commands';

interface LoggedDecision {
  readonly action: string;
  readonly subjectId: string | null;
  readonly reason: string;
  readonly createdAt: string;
}

const list = command({
  name: 'log list',
  description: 'Lists the last 200 decisions of operators, newest first.',
  args: z.object({}),
  run: async ({ database }) => ({
    decisions: await database.query<LoggedDecision>(
      `select action, subject_id as "subjectId", reason, created_at as "createdAt"
       from operator_log order by created_at desc, id limit 200`,
    ),
  }),
  toText: ({ decisions }) =>
    table(decisions, { createdAt: 'At', action: 'Decision', subjectId: 'About', reason: 'Reason' }),
});

const logCommands = [list];

/** Every command of the operators; a new one is added to the list of its noun. */
export const commands: readonly Command[] = [
  ...collegeCommands,
  ...collegeRequestCommands,
  ...communityCommands,
  ...moderatorCommands,
  ...communityRequestCommands,
  ...contactCommands,
  ...studentCommands,
  ...reportCommands,
  ...moderationCommands,
  ...tokenCommands,
  ...logCommands,
  ...backupCommands,
];
