// Runs as a process of its own: what a page starts while it renders (timers, subscriptions) ends with it.
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ComponentType, ReactNode } from 'react';

/** What the bundle and its renderer must have the same copies of: they are loaded from where it lies. */
interface Renderer {
  createElement: (type: unknown, props: object, ...children: ReactNode[]) => ReactNode;
  StaticRouter: ComponentType<{ location: string }>;
  prerenderToNodeStream: (
    node: ReactNode,
    options: { progressiveChunkSize: number; onError: (error: unknown) => void },
  ) => Promise<{ prelude: Readable }>;
}

const [bundle = '', ...paths] = process.argv.slice(2);
const require = createRequire(bundle);
const { default: App } = require(bundle) as { default: unknown };
const { createElement } = require('react') as Renderer;
const { StaticRouter } = require('react-router-dom') as Renderer;
const { prerenderToNodeStream } = require('react-dom/static') as Renderer;

const needsScript = '<noscript><p>Sending this form needs JavaScript.</p></noscript>';

/** Until the scripts are there a form leads nowhere, and what is typed in it must not become an address. */
function withoutSubmits(html: string): string {
  return html
    .replaceAll(' type="submit"', ' type="button" data-submit')
    .replaceAll('</form>', `${needsScript}</form>`);
}

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
  // Marks of boundaries and text nodes serve hydration only.
  const plain = html.replaceAll(/<!--.*?-->/g, '');
  // The site's policy refuses styles in attributes; scripts may set them, markup may not.
  return withoutSubmits(plain.replaceAll(/ style="[^"]*"/g, ''));
}

try {
  const made = await Promise.all(paths.map(render));
  process.stdout.write(JSON.stringify(made), () => process.exit(0));
} catch (error) {
  process.stderr.write(String(error), () => process.exit(1));
}
