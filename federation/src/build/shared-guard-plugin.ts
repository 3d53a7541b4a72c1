import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { sharedModules } from '../shared/shared-modules';
import { namesRead, shareKeyOf } from './shared-use';

const name = 'SharedGuardPlugin';

function namesOf(facade: string): string[] {
  const lists = facade.matchAll(/export \{([^}]*)\}/g);
  return [...lists].flatMap(([, list = '']) => list.split(',').map((word) => word.trim()));
}

const facadeNames = new Set(
  namesOf(readFileSync(new URL('../shared/router-facade.ts', import.meta.url), 'utf8')),
);

/** A module of a shared package that webpack was about to put into the remote. */
function bundledPackage(module: Module): string | undefined {
  const resource = module.nameForCondition() ?? '';
  return sharedModules.find(({ package: packageName }) => {
    if (packageName === '@campus/contract') return false;
    const folder = packageName.startsWith('@campus/')
      ? `/${packageName.replace('@campus/', '')}/src/`
      : `/node_modules/${packageName}/`;
    return resource.includes(folder);
  })?.package;
}

function missingFacadeNames(compilation: Compilation, module: Module): string[] {
  if (shareKeyOf(module) !== 'react-router-dom') return [];
  return namesRead(compilation, module).filter((exported) => !facadeNames.has(exported));
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
    for (const exported of missingFacadeNames(compilation, module)) {
      faults.add(`react-router-dom does not offer ${exported}: add it to the router facade`);
    }
  }
  return [...faults];
}

/** Fails a remote's build that would carry a second copy of a shared package, or miss an export. */
export class SharedGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.afterSeal.tap(name, () => {
        for (const fault of faultsOf(compilation)) {
          compilation.errors.push(new webpack.WebpackError(fault));
        }
      });
    });
  }
}
