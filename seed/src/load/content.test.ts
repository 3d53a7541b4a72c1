import { createModerator, type FieldKind } from '@campus/moderation';
import { seeded } from '../random';
import * as listings from './listings';
import {
  closings,
  commentSentences,
  confessionCommentSentences,
  confessionSentences,
  postSentences,
} from './content';
import { compose } from './context';

const { adSentences, cabSentences, eventTexts, things, tripGoals, tripSentences } = listings;

describe('the sentences of the seed', () => {
  const of: readonly (readonly [FieldKind, readonly string[]])[] = [
    ...Object.values(postSentences).map((sentences) => ['post', sentences] as const),
    ['post', closings],
    ['comment', commentSentences],
    ['confession', confessionSentences],
    ['confessionComment', confessionCommentSentences],
    ['title', [...things.map(({ title }) => title), ...tripGoals.map(({ title }) => title)]],
    ['title', eventTexts.map(({ title }) => title)],
    ['description', [...adSentences, ...cabSentences, ...tripSentences]],
    ['description', eventTexts.map(({ description }) => description)],
  ];

  it('pass moderation with random words in their placeholders', async () => {
    const { moderate } = createModerator();
    const random = seeded(2026);
    const refused = [];
    for (const [kind, sentences] of of) {
      // Each appears several times, because its words differ.
      for (const sentence of [...sentences, ...sentences, ...sentences]) {
        const text = compose([sentence], random);
        if ((await moderate([{ field: 'text', text, kind }])).verdict === 'refuse') {
          refused.push(text);
        }
      }
    }
    expect(refused).toEqual([]);
  });

  it('leave no placeholder unfilled', () => {
    const random = seeded(7);
    for (const [, sentences] of of) {
      for (const sentence of sentences) expect(compose([sentence], random)).not.toMatch(/[{}]/);
    }
  });
});
