import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import {
  createTickets,
  openSharedRemotes,
  readSiteConfig,
  startApi,
  type Config,
} from '@campus/api';
import { socketEvents } from '@campus/contract';
import { startDemo } from '@campus/seed/demo';
import { seedCommand } from '@campus/seed/load';
import { gateway, type SourceOptions } from '@campus/federation/gateway';
import { shellFaults } from '@campus/federation/gate/shell';
import { watchPages, type PagesOptions, type PagesWatch } from '@campus/federation/pages';
import { follow, publishNew, shareFolder, sweepBuilds } from '@campus/federation/registry';
import { collegeLines } from './college-lines';
import { remotesPort } from './remotes-port';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

interface Site extends SiteOptions {
  remotesDir: string;
  /** Whether other machines have copies of it, with tabs that this process does not know of. */
  isShared: boolean;
  warn: (sentence: string) => void;
}

export interface SiteOptions {
  /** Also publishes a build that was live before and was replaced by another. */
  publishBuilt?: boolean | undefined;
}

/** Publishes new builds, removes unneeded ones, and reports remotes that do not fit the shell. */
async function bringUp({ remotesDir, isShared, warn, publishBuilt: again }: Site): Promise<void> {
  await publishNew({ root, remotesDir, warn, again });
  if (!isShared)
    await sweepBuilds(remotesDir).catch((error) =>
      warn(`Old builds not removed: ${String(error)}`),
    );
  for (const fault of await shellFaults({ remotesDir })) warn(fault);
}

const isSecure = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false;

/** If several machines share a storage: makes the folder here a copy of it. @returns whether they do */
async function shareRemotes(app: FastifyInstance, config: Config, warn: Site['warn']) {
  const central = openSharedRemotes(config);
  if (!central) return false;
  shareFolder(config.remotesDir, central);
  const following = await follow(config.remotesDir, warn);
  app.addHook('onClose', async () => {
    await following.stop();
    await central.close();
  });
  return true;
}

/** Updates the documents on disk, for an nginx in front. */
function keepPages(app: FastifyInstance, pages: PagesOptions): void {
  let watching: PagesWatch | undefined;
  app.addHook('onListen', async () => {
    watching = await watchPages(pages, (message, details) => app.log.warn(details, message));
  });
  app.addHook('preClose', async () => watching?.stop());
}

/** Called before anything is built, which may take minutes. @throws Refusal that names the first invalid variable */
export function checkEnvironment(): void {
  readSiteConfig(process.env);
}

/**
 * The whole site in this process: API, pages, remotes. Resolves when it answers and has printed
 * `ready <url>`; from then on SIGTERM and SIGINT end the process.
 * @throws Refusal with one line for the operator
 */
export async function runSite(given: SiteOptions = {}): Promise<void> {
  await startApi({
    commands: [seedCommand],
    fill: startDemo,
    remotes: ({ remotesDir, requireTrial }) => remotesPort(remotesDir, requireTrial),
    async site(app, config, { realtime }) {
      const { remotesDir, publicOrigin, overrideOrigin, sessionSecret } = config;
      const warn = (sentence: string) => app.log.warn(sentence);
      const isShared = await shareRemotes(app, config, warn);
      await bringUp({ ...given, remotesDir, isShared, warn });
      const facts = { colleges: collegeLines(app) };
      const tickets = createTickets(sessionSecret);
      const sign: SourceOptions['sign'] = (name) => tickets.sign(name);
      const pages = { remotesDir, facts, sign };
      const secure = isSecure(publicOrigin);
      await app.register(gateway, { ...pages, secure, overrideOrigin });
      // Each process notifies its own pages.
      keepPages(app, { ...pages, onChange: () => realtime.announce(socketEvents.registry) });
    },
  });
}
