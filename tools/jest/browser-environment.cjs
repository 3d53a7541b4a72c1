// jsdom with the browser APIs that it lacks, taken from Node.
const { TestEnvironment } = require('jest-environment-jsdom');

const missing = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
  }
}

module.exports = BrowserEnvironment;
