import { readFileSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { assetHookKey } from '../remote/registry-document';
import { sharedModules, type SharedModule } from '../shared/shared-modules';
import { namesRead, shareKeyOf } from './shared-use';

const hook = `window[Symbol.for(${JSON.stringify(assetHookKey)})]`;

/**
 * Shows the shell each script and stylesheet that a remote's own runtime is about to fetch, so that the shell
 * can set its hash from the registry, or retry when a response hangs. Without the shell, the file is not
 * fetched.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${hook}(script);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, names) => `${source}\n${hook}(${names.tag});`,
      );
    });
  }
}

function namesOf(facade: string): string[] {
  const lists = facade.matchAll(/export \{([^}]*)\}/g);
  return [...lists].flatMap(([, list = '']) => list.split(',').map((word) => word.trim()));
}

/** Share key to the names that its facade exports. */
const facades = new Map(
  sharedModules.flatMap(({ key, facade }) => {
    if (!facade) return [];
    const text = readFileSync(new URL(`../shared/${facade}`, import.meta.url), 'utf8');
    return [[key, { facade, names: new Set(namesOf(text)) }] as const];
  }),
);

/** The part of a shared module that no remote may bundle: its package, or its own folder in the contract (data). */
function folderOf({ key, package: name }: SharedModule): string {
  if (name === '@campus/contract') return `${key.replace('@campus/contract', '/contract/src')}/`;
  return name.startsWith('@campus/')
    ? `${name.replace('@campus', '')}/src/`
    : `/node_modules/${name}/`;
}

/** A module of a shared package that webpack was about to bundle into the remote. */
function bundledPackage(module: Module): string | undefined {
  const resource = module.nameForCondition() ?? '';
  return sharedModules.find((shared) => resource.includes(folderOf(shared)))?.package;
}

function missingNames(compilation: Compilation, module: Module): string[] {
  const key = shareKeyOf(module) ?? '';
  const found = facades.get(key);
  if (!found) return [];
  return namesRead(compilation, module)
    .filter((exported) => !found.names.has(exported))
    .map((exported) => `${key} does not export ${exported}: add it to ${found.facade}`);
}

function faultsOf(compilation: Compilation): string[] {
  const faults = new Set<string>();
  for (const module of compilation.modules) {
    const bundled = bundledPackage(module);
    if (bundled) {
      faults.add(
        `${module.nameForCondition()} would be a second copy: import only the keys of ${bundled} ` +
          'that federation/src/shared/shared-modules.ts lists',
      );
    }
    for (const fault of missingNames(compilation, module)) faults.add(fault);
  }
  return [...faults];
}

/** Fails a remote's build that would bundle a second copy of a shared package, or use a missing export. */
export class SharedGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedGuardPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('SharedGuardPlugin', () => {
        for (const fault of faultsOf(compilation)) {
          compilation.errors.push(new webpack.WebpackError(fault));
        }
      });
    });
  }
}

/** Size limit before compression for joining a page's script, or `App` if there are widgets, with the entry. */
const small = 4096;

interface Joined {
  readonly entry: string;
  readonly app: string;
  /** Chunks of the pages that most visitors of the remote open. */
  readonly pages: readonly string[];
  /** With widgets, a visitor may need only the entry. */
  readonly hasWidgets: boolean;
}

/**
 * Joins the files of the exposed `App` and of small pages with the container's entry into one file, before
 * the entry's code: they are needed together. They remain chunks, which the entry's runtime finds already
 * loaded, so it still waits for their styles and shared modules.
 */
export class JoinedEntryPlugin {
  constructor(private readonly names: Joined) {}

  private join(compilation: Compilation): void {
    const { entry: entryName, app, pages, hasWidgets } = this.names;
    const scriptOf = (name: string) => {
      const files = compilation.namedChunks.get(name)?.files ?? [];
      const file = [...files].find((path) => path.endsWith('.js'));
      return file === undefined ? undefined : compilation.getAsset(file);
    };
    const entry = scriptOf(entryName);
    if (!entry) return;
    const joined = [app, ...(hasWidgets ? [] : pages)].flatMap((name) => {
      const asset = scriptOf(name);
      const isWanted = asset && ((name === app && !hasWidgets) || asset.source.size() <= small);
      return isWanted ? [asset] : [];
    });
    const sources = [...joined, entry].flatMap(({ source }) => [source, '\n']);
    compilation.updateAsset(entry.name, new webpack.sources.ConcatSource(...sources));
    for (const { name } of joined) compilation.deleteAsset(name);
  }

  apply(compiler: Compiler): void {
    // After minification, and before source maps are made.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    compiler.hooks.compilation.tap('JoinedEntryPlugin', (compilation) => {
      const name = 'JoinedEntryPlugin';
      compilation.hooks.processAssets.tap({ name, stage }, () => this.join(compilation));
    });
  }
}
