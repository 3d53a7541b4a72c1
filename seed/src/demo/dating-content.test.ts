import { createModerator } from '@campus/moderation';
import { moderatedTexts } from '@campus/api/testing';
import { datingProfileForm, firstProblem, limits } from '@campus/contract';
import sharp from 'sharp';
import {
  demoCampuses,
  plainDating,
  richDating,
  type DemoProfile,
  portraits,
  readPicture,
} from './content';

const contents = [richDating, plainDating];
const everybody = contents.flatMap(({ profiles }) => profiles);
const allMatches = contents.flatMap(({ matches }) => matches);

const entered = ({ name, short, full, preferences }: DemoProfile) => ({
  name,
  shortDescription: short,
  fullDescription: full,
  partnerPreferences: preferences,
});

test('every demo profile is valid in the dating profile form', () => {
  for (const profile of everybody) {
    const { gender, portrait: profilePhoto, pictures: images = [] } = profile;
    const form = { ...entered(profile), gender, profilePhoto, images };
    expect(firstProblem(datingProfileForm, form)).toBeUndefined();
    expect(images.length).toBeLessThanOrEqual(4);
  }
});

test('all texts of demo profiles and all demo messages pass moderation', async () => {
  const { moderate } = createModerator();
  const profileTexts = everybody.flatMap((profile) =>
    moderatedTexts(datingProfileForm, {
      ...{ ...entered(profile), gender: profile.gender, profilePhoto: '', images: [] },
    }),
  );
  const said = allMatches.flatMap(({ messages = [] }) =>
    messages.map(([, , text]) => ({ field: 'message', text, kind: 'chat' as const })),
  );
  const refused = [];
  for (const text of [...profileTexts, ...said]) {
    if ((await moderate([text])).verdict === 'refuse') refused.push(text.text);
  }
  expect(refused).toEqual([]);
});

test('each profile of a demo college has its own student and its own portrait', () => {
  for (const [index, { profiles }] of contents.entries()) {
    const students = demoCampuses[index]?.students ?? [];
    const usernames = profiles.map(({ by }) => students[by]?.username);
    const expected = profiles.map(({ name }) => expect.stringMatching(`^${name.toLowerCase()}_`));
    expect(usernames).toEqual(expected);
    expect(new Set(usernames).size).toBe(profiles.length);
    expect(new Set(profiles.map(({ portrait }) => portrait)).size).toBe(profiles.length);
  }
});

test('each demo match is in time order, between a female and a male profile', () => {
  for (const { profiles, matches } of contents) {
    const of = (student: number) => profiles.find(({ by }) => by === student)!;
    for (const { from, to, askedAgo, answeredAgo, messages = [], unread = 0 } of matches) {
      expect([of(from).gender, of(to).gender].sort()).toEqual(['female', 'male']);
      const joined = Math.min(of(from).ago, of(to).ago);
      const steps = [joined, askedAgo, answeredAgo ?? 0, ...messages.map(([, ago]) => ago)];
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => b - a));
      expect(steps.at(-1)).toBeGreaterThanOrEqual(0);
      const unseen = messages.slice(messages.length - unread).map(([by]) => by);
      expect(new Set(unseen).size).toBe(unread === 0 ? 0 : 1);
      for (const [by, , text] of messages) {
        expect([from, to]).toContain(by);
        expect(text.length).toBeLessThanOrEqual(limits.chatLength);
      }
    }
  }
});

test('every portrait is in use, below 40 kB and 640 × 800 pixels', async () => {
  expect(new Set(everybody.map(({ portrait }) => portrait))).toEqual(new Set(portraits));
  for (const name of portraits) {
    const bytes = await readPicture(name);
    expect(bytes.length).toBeLessThan(40_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 800 });
  }
});
