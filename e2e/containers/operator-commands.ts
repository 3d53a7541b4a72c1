import assert from 'node:assert/strict';
import type { Project } from './compose';

const nobody = '00000000-0000-4000-8000-000000000000';

/** Every command of operators with its exit code: changes are taken back, and unknown ids refused. */
const adminCommands = `
  0 colleges list
  0 colleges add Check --suffix @check.example --state Kerala
  0 colleges rename @check.example Checked
  0 colleges mail @check.example google
  0 communities list @check.example
  0 communities add @check.example Chess --description Openings
  0 communities rename Chess Draughts --college @check.example
  1 moderators add Draughts nobody --college @check.example
  1 moderators remove Draughts nobody --college @check.example
  0 moderators list Draughts --college @check.example
  0 moderators log Draughts --college @check.example
  0 communities remove Draughts --college @check.example
  0 college-requests list --all
  1 college-requests show ${nobody}
  1 college-requests accept ${nobody}
  1 college-requests refuse ${nobody} --reason check
  0 community-requests list --all
  1 community-requests show ${nobody}
  1 community-requests accept ${nobody}
  1 community-requests refuse ${nobody} --reason check
  0 contact list
  1 contact show ${nobody}
  1 contact remove ${nobody}
  0 students find student12@load.example
  0 students shared
  0 students staff student12@load.example
  0 students unstaff student12@load.example
  0 students suspend student12@load.example --reason check
  0 students restore student12@load.example
  0 reports list --all
  1 reports show ${nobody}
  1 reports pictures ${nobody} /tmp/pictures
  1 reports hide ${nobody} --reason check
  1 reports restore ${nobody} --reason check
  1 reports dismiss ${nobody} --reason check
  0 moderation why hello
  0 tokens create mfe-feed
  0 tokens list
  1 tokens revoke ${nobody}
  0 log list
  0 backup /tmp/check.zip
  0 restore /tmp/check.zip --verify-only
`;

const lines = adminCommands.trim().split(/\n\s+/);

/** In one process, which loads the program of the image once instead of a second for each command. */
const runAdmin = `
  const { loadProgram } = await import('./scripts/lib/run.mjs');
  const { operate } = await loadProgram('admin.mjs');
  for (const line of ${JSON.stringify(lines)}) {
    const [, ...words] = line.split(' ');
    console.error([await operate(words, process.env), ...words].join(' '));
  }`;

/** Runs each command of operators in the image, whose app folder is read-only. */
export async function checkOperatorCommands({ exec, npm }: Project): Promise<void> {
  const { stdout: help } = await npm('admin -- --help');
  const listed = help.match(/^ {2}[a-z][a-z-]*(?: [a-z]+)?(?= [<[]|$)/gm) ?? [];
  assert.ok(listed.length > 40);
  assert.deepEqual(
    listed.filter((name) => !adminCommands.includes(name.slice(1))),
    [],
  );
  const { stderr } = await exec(['node', '--input-type=module', '--eval', runAdmin]);
  const ended = stderr.split('\n').filter((line) => /^\d /.test(line));
  assert.deepEqual(ended, lines, stderr);
}
