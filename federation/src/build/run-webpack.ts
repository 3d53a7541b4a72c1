import webpack, { type Compilation, type Configuration } from 'webpack';
import { Refusal } from '@campus/node-tools/refusal';

/** Runs webpack once. @throws Refusal with every error that webpack found */
export function runWebpack(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Refusal('webpack returned no compiler');
    compiler.run((fault, stats) => {
      compiler.close((closing) => {
        if (fault ?? closing) return reject(fault ?? closing ?? undefined);
        if (!stats || stats.hasErrors()) {
          return reject(new Refusal(stats?.toString({ all: false, errors: true, colors: false })));
        }
        return resolve(stats.compilation);
      });
    });
  });
}
