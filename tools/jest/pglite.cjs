module.exports = globalThis.requireOutsideTheRealm(require.resolve('./kept-databases.cjs'));
