import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

/** Declarations by their exporting module and name, and the declarations that they mention. */
export type PublicApi = ReadonlyMap<string, string>;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
};

const declarationFile = (file: string): string => file.replace(/\.tsx?$/, '.d.ts');

/** The declarations that the compiler generates for the files and all their imports, by file. */
function emitDeclarations(files: readonly string[]): Map<string, string> {
  const declarations = new Map<string, string>();
  const program = ts.createProgram(files, options);
  program.emit(undefined, (file, text) => void declarations.set(path.resolve(file), text));
  return declarations;
}

/** A program of only those declarations, in which the names of other packages are not resolved. */
function declarationProgram(entries: readonly string[], texts: ReadonlyMap<string, string>) {
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => texts.has(file);
  host.readFile = (file) => texts.get(file);
  host.getSourceFile = (file) => {
    const text = texts.get(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const place = path.resolve(path.dirname(from), text);
      const file = [`${place}.d.ts`, path.join(place, 'index.d.ts')].find((one) => texts.has(one));
      return {
        resolvedModule:
          text.startsWith('.') && file
            ? {
                resolvedFileName: file,
                extension: ts.Extension.Dts,
                isExternalLibraryImport: false,
              }
            : undefined,
      };
    });
  return ts.createProgram(entries, { ...options, noLib: true }, host);
}

/** The statement of a file that declares something, e.g. the `declare const …` of a variable. */
function statementOf(node: ts.Node): ts.Node {
  return ts.isSourceFile(node.parent) ? node : statementOf(node.parent);
}

const isAlias = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Alias) !== 0;

/** The statements that declare a symbol; none for members, parameters and symbols of other packages. */
function declaringStatements({ declarations = [] }: ts.Symbol): ts.Node[] {
  return declarations.flatMap((node) => {
    if (ts.isSourceFile(node)) return [];
    const statement = statementOf(node);
    return node === statement || ts.isVariableDeclaration(node) ? [statement] : [];
  });
}

/** Removes the names that a function gives to the parts of its argument: they are internal. */
const textOf = (node: ts.Node): string =>
  node
    .getText()
    .replace(/^export /, '')
    .replaceAll(/\(\{ [^{}]* \}: /g, '(props: ');

class Reader {
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<ts.Symbol, string>();
  readonly api = new Map<string, string>();

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker();
  }

  /** @param sources the modules of a package by name */
  read(sources: readonly (readonly [name: string, source: ts.SourceFile | undefined])[]): void {
    const exports = sources.flatMap(([name, source]) => {
      const module = source && this.#checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${name} exports nothing`);
      return this.#checker
        .getExportsOfModule(module)
        .map((symbol) => [this.#resolve(symbol), `${name} ${symbol.name}`] as const);
    });
    for (const [symbol, key] of exports) this.#names.set(symbol, key);
    for (const [symbol, key] of exports) this.#write(symbol, key);
  }

  #resolve(symbol: ts.Symbol): ts.Symbol {
    return isAlias(symbol) ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #write(symbol: ts.Symbol, key: string): void {
    const statements = declaringStatements(symbol);
    const text = statements.map(textOf).join('\n');
    // An export under another name is declared under its own.
    const [, name = symbol.name] = / (\w+)$/.exec(key) ?? [];
    this.api.set(key, text.replace(new RegExp(`\\b${symbol.name}\\b`), name));
    statements.forEach((node) => this.#follow(node));
  }

  /** Whatever a declaration mentions belongs to it, whether or not it is exported itself. */
  #follow(node: ts.Node): void {
    const symbol = ts.isIdentifier(node) ? this.#checker.getSymbolAtLocation(node) : undefined;
    const target = symbol && this.#resolve(symbol);
    if (target && !this.#names.has(target) && declaringStatements(target).length > 0) {
      const same = [...this.#names.values()].filter((name) => name.startsWith(`${target.name} (`));
      const key = `${target.name} (not exported${same.length > 0 ? `, ${same.length + 1}` : ''})`;
      this.#names.set(target, key);
      this.#write(target, key);
    }
    node.forEachChild((child) => this.#follow(child));
  }
}

/** Name of a module as in an import, mapped to its source file. */
export type Modules = Readonly<Record<string, string>>;

/** What code outside each of these packages can see of its modules. */
export function readPublicApis<Name extends string>(
  packages: Readonly<Record<Name, Modules>>,
): Record<Name, PublicApi> {
  const all: [string, Modules][] = Object.entries(packages);
  const files = all.flatMap(([, modules]) => Object.values(modules));
  const texts = emitDeclarations([...files, path.join(root, 'tools/types/css-modules.d.ts')]);
  const program = declarationProgram(files.map(declarationFile), texts);
  const apis = all.map(([name, modules]) => {
    const reader = new Reader(program);
    reader.read(
      Object.entries(modules).map(([key, file]) => [
        key,
        program.getSourceFile(declarationFile(file)),
      ]),
    );
    return [name, reader.api] as const;
  });
  return Object.fromEntries<PublicApi>(apis) as Record<Name, PublicApi>;
}

export interface ApiRecord {
  readonly version: string;
  readonly api: PublicApi;
}

/** The checked-in form: a version, then each declaration under the name by which it is imported. */
export function formatRecord({ version, api }: ApiRecord): string {
  const parts = [...api].sort(([one], [other]) => (one < other ? -1 : 1));
  return [`version ${version}`, ...parts.map(([name, text]) => `## ${name}\n${text}`), ''].join(
    '\n\n',
  );
}

export function parseRecord(text: string): ApiRecord {
  const [head = '', ...parts] = text.trimEnd().split('\n\n## ');
  const entries = parts.map((part): [string, string] => {
    const end = part.indexOf('\n');
    return end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
  });
  return { version: head.replace('version ', '').trim(), api: new Map(entries) };
}

const oneOfWords = /^(.*[:=] )((?:'[^']*'(?: \| )?)+);$/;

/** Whether a line lists the same accepted words and some more. */
function listsMore(before: string, after: string): boolean {
  const [[, head, words = ''], [, same, more = '']] = [
    oneOfWords.exec(before) ?? [],
    oneOfWords.exec(after) ?? [],
  ];
  const all = more.split(' | ');
  return head !== undefined && head === same && words.split(' | ').every((w) => all.includes(w));
}

/**
 * Compatible changes are a new optional member, one more word in a list of accepted words, and any new member of an
 * object that the package itself creates; every other change of a declaration may break its users.
 */
function onlyMembersAdded(before: string, after: string): boolean {
  const left = before.split('\n');
  const added = after.split('\n').filter((line) => {
    const [next] = left;
    const isKept = next !== undefined && (line === next || listsMore(next, line));
    if (isKept) left.shift();
    return !isKept;
  });
  const isObject = /^declare const \w+: \{/.test(before);
  const member = isObject ? /^\s+(?:readonly )?\w+[?(:]/ : /^\s+(?:readonly )?\w+\?[(:]/;
  return left.length === 0 && added.every((line) => member.test(line));
}

/** The declaration of a name; if it has been exported in the meantime, it is still the same. */
function declarationOf(api: PublicApi, name: string): string | undefined {
  const [, own] = /^(\w+) \(not exported/.exec(name) ?? [];
  const exported = own && [...api.keys()].find((key) => key.endsWith(` ${own}`));
  return api.get(name) ?? api.get(exported ?? '');
}

type Raise = 'major' | 'minor';

/** The version step that a change of the declarations requires, and the names that changed. */
export function neededRaise(before: PublicApi, after: PublicApi) {
  const broken = [...before].filter(([name, text]) => {
    const now = declarationOf(after, name);
    return now === undefined || (now !== text && !onlyMembersAdded(text, now));
  });
  const grown = [...after].filter(([name, text]) => before.get(name) !== text);
  const [raise, names]: [Raise, [string, string][]] =
    broken.length > 0 ? ['major', broken] : ['minor', grown];
  return names.length > 0 ? { raise, names: names.map(([name]) => name) } : undefined;
}

function isRaised(raise: Raise, before: string, after: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0] = after.split('.').map(Number);
  return major > oldMajor || (raise === 'minor' && major === oldMajor && minor > oldMinor);
}

/** One sentence if a package's declarations have changed but its version does not match. */
export function versionFault(
  name: string,
  recorded: ApiRecord,
  present: ApiRecord,
): string | undefined {
  const change = neededRaise(recorded.api, present.api);
  if (!change || isRaised(change.raise, recorded.version, present.version)) return undefined;
  const { raise, names } = change;
  return (
    `${name}'s public API changed (${names.join(', ')}): raise its version ` +
    `(npm version ${raise} -w ${name}) and run npm run api-report.`
  );
}
