/**
 * Marks what react-router builds at its top level as free of side effects, and drops the names that
 * only its developer tools read: unused components can then be left out. Its warnings go, too: they tell
 * whoever writes routes, and their words are half a kilobyte.
 */
module.exports = function pureCalls(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(\s+)(warning(?:Once)?\()/gm, '$1false && $2')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
};
