// Serves the gallery: every component in every state, for review and for axe. See --help for usage.
import { context } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { collectTexts } from './collect-texts.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(`Shows every part of the design system in every state.

  npm run gallery -w @campus/shared-ui -- [--port 4400] [--host 127.0.0.1]

Every text of the product is on /texts.html. The pages take ?theme=light or ?theme=dark. A change of a file shows on reload; Ctrl+C ends it.\n`);
  process.exit(0);
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const texts = {
  name: 'texts',
  setup(bundle) {
    bundle.onResolve({ filter: /^campus:texts$/ }, ({ path }) => ({ path, namespace: 'texts' }));
    bundle.onLoad({ filter: /./, namespace: 'texts' }, () => ({
      contents: JSON.stringify(collectTexts()),
      loader: 'json',
    }));
  },
};

const build = await context({
  entryPoints: [`${folder}src/main.tsx`, `${folder}src/texts.tsx`],
  plugins: [texts],
  outdir: `${folder}public/build`,
  write: false,
  bundle: true,
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  target: 'es2022',
});
const { port } = await build.serve({
  servedir: `${folder}public`,
  host: values.host,
  port: Number(values.port),
});
process.stdout.write(`Gallery at http://${values.host}:${port}/\n`);
