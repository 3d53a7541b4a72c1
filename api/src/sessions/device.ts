/** Which browser and system a `User-Agent` names; the first that fits counts, as most name several. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Characters that are looked at; browsers say less than half of it. */
const longest = 512;

/**
 * A short label such as `Chrome on Android`, enough for a student to tell their devices apart. Nothing else
 * of what the browser says about itself is kept.
 */
export function deviceLabel(userAgent: string | undefined): string | undefined {
  const known = userAgent?.slice(0, longest) ?? '';
  const named = (list: typeof browsers) => list.find(([sign]) => sign.test(known))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
