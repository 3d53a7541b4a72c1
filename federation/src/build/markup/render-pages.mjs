// Runs as a separate process: what a page starts while it renders (timers, subscriptions) ends with the process.
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

const [bundle, ...paths] = process.argv.slice(2);
// The bundle and its renderer must share these modules: they are loaded from the bundle's location.
const require = createRequire(bundle);
const { default: App } = require(bundle);
const { createElement } = require('react');
const { StaticRouter } = require('react-router-dom');
const { prerenderToNodeStream } = require('react-dom/static');

async function render(path) {
  const page = createElement(StaticRouter, { location: path }, createElement(App, {}));
  const faults = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      faults.push(error);
    },
  });
  const html = await text(prelude);
  if (faults.length > 0) throw new Error(`${path}: ${String(faults[0])}`);
  return html;
}

try {
  const pages = await Promise.all(paths.map(render));
  process.stdout.write(JSON.stringify(pages), () => process.exit(0));
} catch (error) {
  process.stderr.write(String(error), () => process.exit(1));
}
