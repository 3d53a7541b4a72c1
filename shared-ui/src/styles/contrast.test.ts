// Node's types are excluded from the pages' compilation, so the one required function is declared here.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, as: 'utf8') => string }>(
  'node:fs',
);
const here = expect.getState().testPath ?? '';
const css = readFileSync(here.replace('contrast.test.ts', 'tokens.css'), 'utf8');

/** The day and the night value of a colour token, through `var()`. */
function colours(token: string): [day: string, night: string] {
  const [, value = ''] = new RegExp(`--c-${token}: ([^;]+);`).exec(css) ?? [];
  const [, other] = /^var\(--c-([\w-]+)\)$/.exec(value) ?? [];
  if (other) return colours(other);
  const [, day, night] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
  if (!day || !night) throw new Error(`--c-${token} is no pair of colours`);
  return [day, night];
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const text: [front: string, back: string][] = [
  ...['ink', 'ink-soft', 'link', 'bad', 'good'].flatMap((front) =>
    grounds.map((back): [string, string] => [front, back]),
  ),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-tint', 'tint'],
  ['link', 'tint'],
  ['on-marigold', 'marigold'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-hover'],
  ...['marigold', 'bad', 'good', 'warn', 'note'].map((tone): [string, string] => [
    `on-${tone}-soft`,
    `${tone}-soft`,
  ]),
];
// Elements that must be visible to be usable: the edge of a control and the focus ring.
const edges = ['line-strong', 'focus'].flatMap((front) =>
  grounds.map((back): [string, string] => [front, back]),
);

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('contrast in the %s theme', (_name, theme) => {
  test('the contrast ratio is computed as in WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test.each(text)('%s on %s has a contrast of at least 4.5', (front, back) => {
    expect(contrast(colours(front)[theme], colours(back)[theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('%s on %s has a contrast of at least 3', (front, back) => {
    expect(contrast(colours(front)[theme], colours(back)[theme])).toBeGreaterThanOrEqual(3);
  });
});
