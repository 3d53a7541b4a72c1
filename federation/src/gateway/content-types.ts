const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** The type of a file that the site serves, by its ending; undefined for what it never serves. */
export function contentType(path: string): string | undefined {
  return types[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''];
}
