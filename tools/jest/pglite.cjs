// The package as Node itself loads it: once per worker, so its WebAssembly is compiled once.
module.exports = globalThis.pgliteOutsideTheRealm;
