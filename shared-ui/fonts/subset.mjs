// Reduces the display font to the characters that headings need and writes it beside the styles.
// Run after raising the version of @fontsource/eczar: npm run font -w @campus/shared-ui
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const WEIGHT = 600;
const LIMIT_BYTES = 30 * 1024;
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const extra = '₹–—‘’“”…·•×éèêëáàâäãåçñóòôöúùûüíìîïÉÈÁÀÇÑÓÖÚÜ';

const require = createRequire(import.meta.url);
const source = (file) => require.resolve(`@fontsource/eczar/${file}`);
const target = (file) => new URL(`../src/styles/fonts/${file}`, import.meta.url);

const latin = readFileSync(source(`files/eczar-latin-${WEIGHT}-normal.woff2`));
const font = await subsetFont(latin, ascii + extra, { targetFormat: 'woff2' });
if (font.length > LIMIT_BYTES)
  throw new Error(`The subset is ${font.length} bytes, over ${LIMIT_BYTES}`);
writeFileSync(target('eczar-600.woff2'), font);
copyFileSync(source('LICENSE'), target('OFL.txt'));
process.stdout.write(`eczar-600.woff2: ${font.length} bytes\n`);
