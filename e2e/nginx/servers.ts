import { watchPages } from '@campus/federation/pages';
import { test as base } from '@playwright/test';
import { remoteNames } from '../support/federation';
import { hasNginx, startNginx } from '../support/nginx';
import { limits, startStaticSite, type StaticSite } from '../support/static-site';

/** The servers through which the site's pages and files reach a visitor. */
export const serverNames = ['gateway', 'nginx'] as const;
export type ServerName = (typeof serverNames)[number];

export interface Servers {
  site: StaticSite;
  /** Address of each; nginx is missing if it is not installed. */
  urls: Partial<Record<ServerName, string>>;
}

/** The built pages and remotes behind the gateway, and behind nginx in front of it. */
export const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const site = await startStaticSite(remoteNames);
      const { remotesDir } = site;
      const watching = await watchPages({ remotesDir, limits }, () => undefined);
      const nginx = hasNginx ? await startNginx({ remotesDir, apis: [site.url] }) : undefined;
      await use({ site, urls: { gateway: site.url, ...(nginx && { nginx: nginx.url }) } });
      await nginx?.stop();
      await watching.stop();
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Address of one of them. Without nginx its tests are skipped, and the run reports it. */
export function urlOf({ urls }: Servers, name: ServerName): string {
  const url = urls[name];
  test.info().skip(url === undefined, 'Tests behind nginx are skipped: it is not installed.');
  return url ?? '';
}
