import { followTheme } from '../after-load';

const paper = '#faf4e8';
const night = '#12132b';

function barColours(): (string | null)[] {
  return [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
}

let stop = () => {};

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = `
    <meta name="theme-color" content="${paper}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${night}" media="(prefers-color-scheme: dark)">`;
  stop = followTheme();
});
afterEach(() => stop());

async function choose(theme: string | undefined): Promise<void> {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  await Promise.resolve();
}

test('the browser bars follow the device until a theme is chosen', () => {
  expect(barColours()).toEqual([paper, night]);
});

test.each([
  ['light', paper],
  ['dark', night],
])('the %s theme colours the bars on every device, until it is unset', async (theme, colour) => {
  await choose(theme);
  expect(barColours()).toEqual([colour, colour]);
  await choose(undefined);
  expect(barColours()).toEqual([paper, night]);
});
