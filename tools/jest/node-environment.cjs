// Jest runs each file in its own realm. Code that passes memory to native or WebAssembly parts checks
// `instanceof Uint8Array`, which fails for a value created by Node itself. Giving the realm Node's own
// constructors makes the check succeed for both.
const { isNativeError } = require('node:util/types');
const { TestEnvironment } = require('jest-environment-node');
const tsx = require('tsx/cjs/api');

const oneOfEach = [
  'ArrayBuffer',
  'SharedArrayBuffer',
  'DataView',
  'Uint8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Uint32Array',
  'Int8Array',
  'Int16Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
  'Date',
];

// Both create errors: Node (a missing file) and the realm's own engine (a bad JSON text).
function acceptErrorsOfBoth(RealmError) {
  const ordinary = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(RealmError, Symbol.hasInstance, {
    value(candidate) {
      return (
        ordinary.call(this, candidate) ||
        (this === RealmError && (isNativeError(candidate) || candidate instanceof Error))
      );
    },
  });
}

class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of oneOfEach) this.global[name] = globalThis[name];
    acceptErrorsOfBoth(this.global.Error);
    // For modules that are slow to load, or that use dynamic imports, which a realm refuses.
    this.global.requireOutsideTheRealm = (file) =>
      file.endsWith('.ts') ? tsx.require(file, __filename) : require(file);
  }
}

module.exports = NodeEnvironment;
