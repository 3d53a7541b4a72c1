// Replaces webpack's handling of files that are not scripts. A class of a CSS module is named after its key, so
// that a test can read `className` without a style sheet; every other file is replaced by an address.
const classes = `new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) })`;

module.exports = {
  process: (_source, filename) => ({
    code: `module.exports = ${filename.endsWith('.module.css') ? classes : "'asset'"};`,
  }),
};
