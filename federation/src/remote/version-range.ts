type Version = readonly [number, number, number];

function parse(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  if (!match) return undefined;
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function ceilingOf([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

/** Whether a version lies in a range of the kinds that builds write: `^1.2.3`, `1.2.3`, `*`. */
export function inRange(version: string, range: string): boolean {
  if (range === '*') return true;
  const present = parse(version);
  const wanted = parse(range.replace(/^\^/, ''));
  if (!present || !wanted) return false;
  if (!range.startsWith('^')) return compare(present, wanted) === 0;
  return compare(present, wanted) >= 0 && compare(present, ceilingOf(wanted)) < 0;
}
