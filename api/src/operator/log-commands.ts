import * as z from 'zod';
import { command } from './command';
import { table } from './table';

interface LoggedDecision {
  readonly action: string;
  readonly subjectId: string | null;
  readonly reason: string;
  readonly createdAt: string;
}

const list = command({
  name: 'log list',
  usage: '',
  says: 'Lists the last 200 decisions of operators, the newest first.',
  args: z.object({}),
  run: async ({ database }) => ({
    decisions: await database.query<LoggedDecision>(
      `select action, subject_id as "subjectId", reason, created_at as "createdAt"
       from operator_log order by created_at desc, id limit 200`,
    ),
  }),
  tell: ({ decisions }) =>
    table(decisions, { createdAt: 'At', action: 'Decision', subjectId: 'About', reason: 'Reason' }),
});

export const logCommands = [list];
