import type { Config } from '../config';

/** Which origins are this site: the public one, and its twin where that is the local machine. */
export interface Origins {
  /** Behind https: cookies are `Secure`. */
  readonly secure: boolean;
  /** The origin that users see; links in mails begin with it. */
  readonly site: string;
  isOwn(origin: string): boolean;
  /** Where no origin is configured it follows the port, which is known once the site listens. */
  listensOn(port: number): void;
}

const twins = new Map([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', 'localhost'],
]);

export function createOrigins(config: Pick<Config, 'publicOrigin' | 'port'>): Origins {
  let site = config.publicOrigin ?? `http://localhost:${config.port}`;
  let own = withTwin(site);
  return {
    secure: site.startsWith('https:'),
    get site() {
      return site;
    },
    isOwn: (origin) => own.has(origin),
    listensOn(port) {
      if (config.publicOrigin !== undefined) return;
      site = `http://localhost:${port}`;
      own = withTwin(site);
    },
  };
}

function withTwin(site: string): ReadonlySet<string> {
  const url = new URL(site);
  const twin = twins.get(url.hostname);
  if (twin === undefined) return new Set([url.origin]);
  const other = new URL(site);
  other.hostname = twin;
  return new Set([url.origin, other.origin]);
}
