module.exports = globalThis.__CAMPUS_REFRESH__;
