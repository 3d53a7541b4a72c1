// Runs as a separate process next to the build for the browser: what a page starts while it renders (timers,
// subscriptions) ends with the process.
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ComponentType, ReactNode } from 'react';
import { staticMarkup } from '../../gateway/page-document';
import { readWorkspace, type RemoteWorkspace } from '../workspace';
import { bundlePages } from './remote-pages';

/** Modules that the bundle and its renderer must share: they are loaded from the bundle's location. */
interface Renderer {
  createElement: (type: unknown, props: object, ...children: ReactNode[]) => ReactNode;
  StaticRouter: ComponentType<{ location: string }>;
  prerenderToNodeStream: (
    node: ReactNode,
    options: { progressiveChunkSize: number; onError: (error: unknown) => void },
  ) => Promise<{ prelude: Readable }>;
}

const [folder = '', base = '', ...paths] = process.argv.slice(2);
const bundle = await bundlePages((await readWorkspace(folder)) as RemoteWorkspace, base);
const require = createRequire(bundle);
const { default: App } = require(bundle) as { default: unknown };
const { createElement } = require('react') as Renderer;
const { StaticRouter } = require('react-router-dom') as Renderer;
const { prerenderToNodeStream } = require('react-dom/static') as Renderer;

async function render(path: string): Promise<string> {
  const page = createElement(StaticRouter, { location: path }, createElement(App, {}));
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      faults.push(error);
    },
  });
  const html = await text(prelude);
  if (faults.length > 0) throw new Error(`${path}: ${String(faults[0])}`);
  return staticMarkup(html);
}

try {
  const made = await Promise.all(paths.map(render));
  process.stdout.write(JSON.stringify(made), () => process.exit(0));
} catch (error) {
  process.stderr.write(String(error), () => process.exit(1));
}
