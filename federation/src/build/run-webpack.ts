import webpack, { type Compilation, type Configuration } from 'webpack';

/** The build said no; the message is for the person who ran it. */
export class BuildRefused extends Error {
  override readonly name = 'BuildRefused';
}

/** Runs webpack once. @throws BuildRefused with every error that webpack found */
export function runWebpack(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new BuildRefused('webpack gave no compiler');
    compiler.run((fault, stats) => {
      compiler.close((closing) => {
        if (fault ?? closing) return reject(fault ?? closing ?? undefined);
        if (!stats || stats.hasErrors()) {
          return reject(
            new BuildRefused(stats?.toString({ all: false, errors: true, colors: false })),
          );
        }
        return resolve(stats.compilation);
      });
    });
  });
}
