import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function call(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    timeout: 100_000,
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1), complaint: stderr.trimEnd() };
}

const bench = (...words: string[]) => call('scripts/campus.mjs', 'bench', ...words);
const newRemote = (...words: string[]) =>
  call('--import', 'tsx', 'scripts/new-remote.ts', ...words);

describe('a wrong call of a command', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'campus-usage-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('of bench ends with 2 and one line, and with --json with a line of JSON', () => {
    expect(bench('nosuch')).toEqual({
      status: 2,
      last: '',
      complaint: "unknown command 'nosuch'; see npm run bench -- --help",
    });
    const { status, last = '' } = bench('moderation', 'extra', '--json');
    expect(status).toBe(2);
    expect(JSON.parse(last).refused).toMatch(/^too many arguments/);
  }, 120_000);

  it.each([[[]], [['Tea']], [['mfe-tea', 'extra']], [['mfe-tea', '--nosuch']]])(
    'of new-remote ends with 2 and one line: %j',
    (words: string[]) => {
      const { status, complaint } = newRemote(...words);
      expect([status, complaint.split('\n').length]).toEqual([2, 1]);
    },
    60_000,
  );

  it.each(['file', '/proc/nowhere'])(
    'names the folder for a new remote that cannot be created in %s',
    (into) => {
      writeFileSync(path.join(folder, 'file'), '');
      const { status, complaint } = newRemote('mfe-tea', '--into', path.resolve(folder, into));
      expect(status).toBe(1);
      expect(complaint).toMatch(new RegExp(`^[^\n]*${into}[^\n]*$`));
      expect(readdirSync(folder)).toEqual(['file']);
    },
    60_000,
  );
});
