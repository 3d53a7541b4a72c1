// What webpack makes of a file that is no script. A class of a CSS module is named after its key, so that a test
// can read `className` without a style sheet; of everything else there is an address.
const classes = `new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) })`;

module.exports = {
  process: (_source, filename) => ({
    code: `module.exports = ${filename.endsWith('.module.css') ? classes : "'asset'"};`,
  }),
};
