/** @param also an origin beside the site's own from which what a remote consists of may come */
function contentPolicy(also?: string): string {
  const remotes = also === undefined ? "'self'" : `'self' ${also}`;
  return [
    "default-src 'none'",
    `script-src ${remotes}`,
    `style-src ${remotes}`,
    `img-src ${remotes} data: blob:`,
    `connect-src ${remotes}`,
    `font-src ${remotes}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer of the site's pages and files. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The same on a site where staff may try out builds from `origin`, e.g. `http://localhost:4400`. */
export const headersWithOverrides = (origin: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'content-security-policy': contentPolicy(origin),
});

/** What comes on top where the site is reached by https. */
export const secureHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

export const cacheRules = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  never: 'no-store',
} as const;
