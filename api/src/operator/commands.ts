import { backupCommands } from './backup/backup-commands';
import { collegeCommands } from './colleges/college-commands';
import type { Command } from './command';
import { communityCommands } from './communities/community-commands';
import { collegeRequestCommands } from './enquiries/college-request-commands';
import { communityRequestCommands } from './enquiries/community-request-commands';
import { contactCommands } from './enquiries/contact-commands';
import { logCommands } from './log-commands';
import { moderationCommands } from './moderation/moderation-commands';
import { reportCommands } from './reports/report-commands';
import { seedCommands } from './seed/seed-command';
import { studentCommands } from './students/student-commands';

/** Every command of the operators; adding one is a line in the list of its noun. */
export const commands: readonly Command[] = [
  ...collegeCommands,
  ...collegeRequestCommands,
  ...communityCommands,
  ...communityRequestCommands,
  ...contactCommands,
  ...studentCommands,
  ...reportCommands,
  ...moderationCommands,
  ...logCommands,
  ...backupCommands,
  ...seedCommands,
];
