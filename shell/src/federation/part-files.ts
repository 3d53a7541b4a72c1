import type { RegisteredBuild } from '@campus/federation/remote';

/**
 * Tells by its path whether a file of a build stands between a visitor and one of its parts. The
 * pages need whatever is not a widget's own; a widget needs the entry and its own files, so that a
 * file of another widget that hangs is no concern of it.
 */
export function filesFor(build: RegisteredBuild, expose: string): (path: string) => boolean {
  const address = (file: string) => build.base + file;
  const filesOf = (name: string) => {
    const part = build.exposes[name];
    return part ? [...part.js, ...part.css].map(address) : [];
  };
  if (expose !== './App') {
    const needed = new Set([address(build.entry), ...filesOf(expose)]);
    return (path) => needed.has(path);
  }
  const own = new Set(filesOf('./App'));
  const widgets = new Set(Object.keys(build.exposes).flatMap(filesOf));
  return (path) => path.startsWith(build.base) && (own.has(path) || !widgets.has(path));
}
