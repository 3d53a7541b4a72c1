// `npm run house`: measures the code against the limits of CONTRIBUTING, and fails if one is exceeded.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const help = `Usage: npm run house -- [--json]

Counts source files (TypeScript and scripts, without tests), their lines, files over 300 lines, files with at
most 10 body lines (blank lines, imports, re-exports and comments not counted), and how much the four listings
share. Exits 1 when a figure is over its limit.`;

const root = path.join(import.meta.dirname, '..');
const longFile = 300;
const smallFile = 10;

/** When a figure falls, lower its limit too. To raise a limit, use a commit that gives the reason. */
const limits = {
  files: 1000,
  lines: 102_020,
  longFiles: 0,
  smallFilesPercent: 8,
  sharedPercent: 35,
};
type Figure = keyof typeof limits;

/** Folders with the pages of one listing each, and the nouns that differ between them. */
const listings = {
  ads: { folder: 'mfe-marketplace/src/features', nouns: /sell|items?|ads?/gi },
  cabs: { folder: 'mfe-rides-events/src/features/cabs', nouns: /rides?|cabs?/gi },
  events: { folder: 'mfe-rides-events/src/features/events', nouns: /events?/gi },
  explores: { folder: 'mfe-rides-events/src/features/explores', nouns: /trips?|explores?/gi },
};

interface Source {
  readonly file: string;
  readonly text: string;
}

function sources(): Source[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function isImport(node: ts.Node): boolean {
  return ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && !!node.moduleSpecifier);
}

/** Lines with code of the file's own: no blank line, import, re-export or comment. */
function bodyLines({ file, text }: Source): number {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();
  const lineAt = (position: number) => parsed.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (isImport(node) || node.kind === ts.SyntaxKind.EndOfFileToken) return;
    const children = node.getChildren(parsed).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) return children.forEach(visit);
    for (let line = lineAt(node.getStart(parsed)); line <= lineAt(node.getEnd()); line += 1) {
      lines.add(line);
    }
  };
  visit(parsed);
  return lines.size;
}

const lineCount = ({ text }: Source) => text.split('\n').length - 1;

function listingLines(
  all: readonly Source[],
  { folder, nouns }: (typeof listings)['ads'],
): Set<string> {
  const lines = all
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim().replace(nouns, 'X'))
    .filter((line) => line.length > 3 && !line.startsWith('//') && !line.startsWith('*'));
  return new Set(lines);
}

/** For each pair of listings: the share of the smaller one's lines that the other one also has, in percent. */
function sharedBetweenListings(all: readonly Source[]): Record<string, number> {
  const lines = Object.entries(listings).map(
    ([name, listing]) => [name, listingLines(all, listing)] as const,
  );
  return Object.fromEntries(
    lines.flatMap(([one, first], index) =>
      lines.slice(index + 1).map(([other, second]) => {
        const shared = [...first].filter((line) => second.has(line)).length;
        const percent = (100 * shared) / Math.max(1, Math.min(first.size, second.size));
        return [`${one}/${other}`, Math.round(percent)] as const;
      }),
    ),
  );
}

function count(all: readonly Source[]) {
  const small = all.filter((source) => bodyLines(source) <= smallFile).length;
  const shared = sharedBetweenListings(all);
  const figures: Record<Figure, number> = {
    files: all.length,
    lines: all.reduce((sum, source) => sum + lineCount(source), 0),
    longFiles: all.filter((source) => lineCount(source) > longFile).length,
    smallFilesPercent: Math.round((1000 * small) / all.length) / 10,
    sharedPercent: Math.max(...Object.values(shared)),
  };
  return { figures, shared };
}

function main(): void {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  const { figures, shared } = count(sources());
  const over = (Object.keys(limits) as Figure[]).filter((name) => figures[name] > limits[name]);
  console.table(
    Object.fromEntries(
      (Object.keys(limits) as Figure[]).map((name) => [
        name,
        { figure: figures[name], limit: limits[name] },
      ]),
    ),
  );
  console.table(shared);
  if (values.json) console.log(JSON.stringify({ name: 'house', figures, limits, shared }));
  if (over.length > 0) {
    console.error(`Over the limit: ${over.join(', ')}.`);
    process.exitCode = 1;
  }
}

main();
