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

  it('of bench ends with 2 and one line, and with --json also with a line of JSON', () => {
    const { status, last = '', complaint } = bench('nosuch', '--json');
    const refused = "unknown command 'nosuch'";
    expect([status, complaint]).toEqual([2, `${refused}; see npm run bench -- --help`]);
    expect(JSON.parse(last)).toEqual({ refused });
  }, 60_000);

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
