module.exports = globalThis.pgliteOutsideTheRealm;
