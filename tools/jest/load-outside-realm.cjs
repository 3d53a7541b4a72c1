// Loads a package outside the realm of the test file, once per worker: reading and running it again for
// each of a hundred files costs more than many of the tests.
module.exports = {
  process: (_source, filename) => ({
    code: `module.exports = globalThis.requireOutsideTheRealm(${JSON.stringify(filename)});`,
  }),
};
