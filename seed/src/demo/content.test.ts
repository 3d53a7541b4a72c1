import { createModerator } from '@campus/moderation';
import { workspaceFolder } from '@campus/node-tools/workspace-folder';
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { demoCampuses, plainDating, plainListings, richDating, richListings } from './content';

it('all posts and confessions of the demo pass moderation', async () => {
  const { moderate } = createModerator();
  const refused = [];
  for (const { posts, confessions } of demoCampuses) {
    for (const [of, kind, commentKind] of [
      [posts, 'post', 'comment'],
      [confessions, 'confession', 'confessionComment'],
    ] as const) {
      for (const { text, comments } of of) {
        const texts = [{ field: text, text, kind }];
        const below = (comments ?? []).map(([, c]) => ({ field: c, text: c, kind: commentKind }));
        for (const field of [...texts, ...below]) {
          if ((await moderate([field])).verdict === 'refuse') refused.push(field.text);
        }
      }
    }
  }
  expect(refused).toEqual([]);
});

it('all listings of the demo pass moderation', async () => {
  const { moderate } = createModerator();
  const refused = [];
  for (const { ads, cabs, events, trips } of [richListings, plainListings]) {
    for (const entry of [...ads, ...cabs, ...events, ...trips]) {
      const heads = 'title' in entry ? [entry.title] : [entry.from, entry.to];
      const talks = 'conversations' in entry ? entry.conversations : [];
      const said = talks.flatMap(({ messages }) => messages);
      const texts = [
        ...heads.map((text) => ({ field: 'title', text, kind: 'title' as const })),
        { field: 'description', text: entry.description, kind: 'description' as const },
        ...said.map(([, , text]) => ({ field: 'message', text, kind: 'chat' as const })),
      ];
      if ((await moderate(texts)).verdict === 'refuse') refused.push(heads);
    }
  }
  expect(refused).toEqual([]);
});

it('every picture is in use, and no college shows one twice', () => {
  const shown = demoCampuses.map(({ posts }, index) => {
    const { ads, events, trips } = index === 0 ? richListings : plainListings;
    const profiles = [richDating, plainDating][index]?.profiles ?? [];
    return [
      ...posts.flatMap(({ pictures = [] }) => pictures),
      ...[...ads, ...events, ...trips].map(({ picture }) => picture),
      ...profiles.flatMap(({ portrait, pictures = [] }) => [portrait, ...pictures]),
    ];
  });
  const twice = shown.map((all) => all.filter((name, index) => all.indexOf(name) !== index));
  expect(twice.flat()).toEqual([]);
  const drawn = readdirSync(workspaceFolder('seed/pictures')).map((file) => parse(file).name);
  expect(new Set(shown.flat())).toEqual(new Set(drawn));
});
