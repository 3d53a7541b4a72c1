import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { assetHookKey } from '../remote/asset-hook';

const hook = `window[Symbol.for(${JSON.stringify(assetHookKey)})]`;
const name = 'ChunkIntegrityPlugin';

/**
 * Lets the shell see each script and stylesheet that a remote's own runtime is about to fetch, so
 * that it can set the hash that the registry holds for it, or ask past a response that hangs. Where no
 * shell is there to see it, it is not fetched.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${hook}(script);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, names) => `${source}\n${hook}(${names.tag});`,
      );
    });
  }
}
