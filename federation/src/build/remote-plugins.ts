import { readFileSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { assetHookKey } from '../remote/registry-document';
import { sharedModules, type SharedModule } from '../shared/shared-modules';
import { namesRead, shareKeyOf } from './shared-use';

const hook = `window[Symbol.for(${JSON.stringify(assetHookKey)})]`;

/**
 * Lets the shell see each script and stylesheet that a remote's own runtime is about to fetch, so
 * that it can set the hash that the registry holds for it, or ask past a response that hangs. Where no
 * shell is there to see it, it is not fetched.
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

/** Share key to the names that a facade lets through. */
const facades = new Map(
  sharedModules.flatMap(({ key, facade }) => {
    if (!facade) return [];
    const text = readFileSync(new URL(`../shared/${facade}`, import.meta.url), 'utf8');
    return [[key, { facade, names: new Set(namesOf(text)) }] as const];
  }),
);

/** What no remote may carry of a shared module: its package, but of the contract, which is data, its own folder. */
function folderOf({ key, package: name }: SharedModule): string {
  if (name === '@campus/contract') return `${key.replace('@campus/contract', '/contract/src')}/`;
  return name.startsWith('@campus/')
    ? `${name.replace('@campus', '')}/src/`
    : `/node_modules/${name}/`;
}

/** A module of a shared package that webpack was about to put into the remote. */
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
    .map((exported) => `${key} does not offer ${exported}: add it to ${found.facade}`);
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

/** Fails a remote's build that would carry a second copy of a shared package, or miss an export. */
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

/** Bytes before compression up to which a page's own script comes with the entry, and `App` beside widgets. */
const small = 4096;

interface Joined {
  readonly entry: string;
  readonly app: string;
  /** Chunks of the pages that most visitors of the remote come to. */
  readonly pages: readonly string[];
  /** A widget's visitor may need nothing but the entry. */
  readonly hasWidgets: boolean;
}

/**
 * Puts the file of the exposed `App`, and those of small pages, before the container's entry, in one file: they are
 * needed together. They stay chunks, which the entry's runtime finds there, and so waits for their styles and shared
 * modules.
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
    // After minification, and before source maps are made of what is there.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    compiler.hooks.compilation.tap('JoinedEntryPlugin', (compilation) => {
      const name = 'JoinedEntryPlugin';
      compilation.hooks.processAssets.tap({ name, stage }, () => this.join(compilation));
    });
  }
}
