import { publishPreview } from '@campus/federation/registry';
import { expect } from '@playwright/test';
import { otherBuild } from '../support/remote-builds';
import { test, urlOf, serverNames } from './servers';

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(address, { headers, method, redirect: 'manual' });

for (const name of serverNames) {
  test(`served by ${name}, only a preview browser gets documents with the preview build`, async ({
    servers,
  }) => {
    const url = urlOf(servers, name);
    const { remotesDir } = servers.site;
    const registry = async (headers = {}) => (await ask(`${url}/registry.json`, headers)).text();
    const live = await ask(`${url}/about`);
    const etag = String(live.headers.get('etag'));
    expect(etag).toMatch(/^W\//);
    const before = [await live.text(), await registry()];
    const dir = await otherBuild('mfe-static', 'shown00000');
    const { link } = await publishPreview({ dir, remotesDir });

    const opened = await ask(url + link!.path);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    const cookie = `a=b; ${opened.headers.getSetCookie()[0]!.split(';', 1)[0]}`;
    for (const path of ['/', '/about', '/upload', '/community/c1/Chess%20club', '/index.html']) {
      const answer = await ask(url + path, { cookie, 'if-none-match': etag });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('content-security-policy')).toContain("style-src 'sha256-");
      expect(await answer.text()).toContain('/r/mfe-static/shown00000/');
    }
    expect(await registry({ cookie })).toBe(before[1]);
    expect([await (await ask(`${url}/about`)).text(), await registry()]).toEqual(before);
    expect((await ask(`${url}/about`, { 'if-none-match': etag })).status).toBe(304);

    const left = await ask(`${url}/-/preview/leave`, { cookie, referer: `${url}/about` }, 'POST');
    expect([left.status, left.headers.get('location')]).toEqual([303, '/about']);
    await servers.site.restore();
    expect((await ask(url + link!.path)).status).toBe(404);
  });
}
