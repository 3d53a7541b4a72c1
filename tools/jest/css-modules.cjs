// A class is named after its key, so that a test can read `className` without a style sheet.
const names = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);
module.exports = names;
