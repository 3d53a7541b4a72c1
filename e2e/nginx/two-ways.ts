import { watchPages } from '@campus/federation/pages';
import { test as base } from '@playwright/test';
import { remoteNames } from '../support/federation';
import { hasNginx, startNginx } from '../support/nginx';
import { limits, startStaticSite, type StaticSite } from '../support/static-site';

/** The servers through which the site's pages and files reach a visitor. */
export const ways = ['gateway', 'nginx'] as const;
export type Way = (typeof ways)[number];

export interface TwoWays {
  site: StaticSite;
  /** Address of each; nginx is missing if it is not installed. */
  urls: Partial<Record<Way, string>>;
}

/** The built pages and remotes behind the gateway, and behind nginx in front of it. */
export const test = base.extend<object, { two: TwoWays }>({
  two: [
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
export function urlOf({ urls }: TwoWays, way: Way): string {
  const url = urls[way];
  test.info().skip(url === undefined, 'Tests behind nginx are skipped: it is not installed.');
  return url ?? '';
}
