import type { Page } from '@playwright/test';
import { busyCollege } from '../support/students';
import { axe, cls, expect, fitsNarrowScreen, settled, test } from '../support/test';

interface Community {
  _id: string;
  name: string;
  isConfession?: boolean;
}

async function communityPath(page: Page): Promise<string> {
  const list: Community[] = await (await page.request.get('/api/communities')).json();
  const { _id, name } = list.find((community) => !community.isConfession)!;
  return `/community/${_id}/${encodeURIComponent(name)}`;
}

/** The newest post that has comments; of all colleges the demo's busiest has some. */
async function postPath(page: Page): Promise<string> {
  const { posts } = await (await page.request.get('/api/posts')).json();
  const { _id } = posts.find((post: { commentsCount: number }) => post.commentsCount > 2);
  return `/post/${_id}`;
}

/** Page of a student with posts; the demo's newest author. */
async function personPath(page: Page): Promise<string> {
  const { posts } = await (await page.request.get('/api/posts')).json();
  return `/people/${posts[0].user_id.username}`;
}

const screens: Record<string, string | ((page: Page) => Promise<string>)> = {
  dashboard: '/dashboard',
  'dashboard with the composer': '/dashboard?compose=1',
  communities: '/communities',
  'communities without a match': '/communities?q=zzz',
  community: communityPath,
  'a post with its comments': postPath,
  'a missing post': '/post/00000000-0000-4000-8000-000000000000',
  people: '/people',
  'people search with results': '/people?q=a',
  'people search without results': '/people?q=zzz',
  "a person's page": personPath,
  "a person's items": async (page) => `${await personPath(page)}?tab=items`,
  'a missing person': '/people/nobody_at_all',
  confessions: '/confession',
  'your confessions': '/confession?tab=your',
  'a new confession': '/confession?compose=1',
  profile: '/profile',
  upload: '/upload',
};

const phone = { width: 360, height: 760 };

for (const [name, where] of Object.entries(screens)) {
  test(`${name} passes axe, keeps CLS low and fits a narrow phone`, async ({
    page,
    signedUpStudent,
    allowedErrors,
  }) => {
    if (name.startsWith('a missing')) allowedErrors.push(/status of 404/);
    await signedUpStudent(page, { college: busyCollege });
    const path = typeof where === 'string' ? where : await where(page);
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('main', { includeHidden: true })).toHaveCount(1);
    await axe(page);
    expect(await cls(page), 'shift on a desk').toBeLessThan(0.02);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await page.goto(path);
    await settled(page);
    await axe(page);
    expect(await cls(page), 'shift on a phone').toBeLessThan(0.02);
    await fitsNarrowScreen(page);
  });
}
