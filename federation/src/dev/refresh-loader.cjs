// Compiles for development: with what fast refresh needs to know of each component.
const { transform } = require('@swc/core');

module.exports = function refreshLoader(source) {
  const done = this.async();
  const options = {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      target: 'es2022',
    },
  };
  void transform(source, options).then(({ code }) => done(null, code), done);
};
