// The shell's runtime of fast refresh is the only one that knows the renderer: remotes use it too.
globalThis.__CAMPUS_REFRESH__ = require('react-refresh/runtime');
