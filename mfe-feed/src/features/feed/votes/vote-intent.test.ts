import type { VoteState } from '@campus/contract';
import fc from 'fast-check';
import {
  answered,
  atRest,
  failed,
  press,
  shown,
  type Vote,
  type VoteIntent,
  type VoteRequest,
  type VoteStep,
} from './vote-intent';

const none: VoteState = { likes: 4, dislikes: 1, userLiked: false, userDisliked: false };
const liked: VoteState = { likes: 5, dislikes: 1, userLiked: true, userDisliked: false };
const disliked: VoteState = { likes: 4, dislikes: 2, userLiked: false, userDisliked: true };

describe('a vote', () => {
  it('is shown at once and sent', () => {
    const step = press(atRest(none), 'like');
    expect(shown(step.intent)).toEqual(liked);
    expect(step.send).toBe('like');
  });

  it('is removed by a second press of the same button', () => {
    const step = press(atRest(liked), 'like');
    expect(shown(step.intent)).toEqual(none);
    expect(step.send).toBe('like');
  });

  it('replaces the opposite vote', () => {
    const step = press(atRest(liked), 'dislike');
    expect(shown(step.intent)).toEqual(disliked);
    expect(step.send).toBe('dislike');
  });

  it('reads the counts after the response, then sends nothing more', () => {
    const sent = press(atRest(none), 'like');
    const confirmed = answered(sent.intent, liked);
    expect(confirmed.send).toBe('read');
    const others = { ...liked, likes: 9 };
    const rested = answered(confirmed.intent, others);
    expect(rested.send).toBeUndefined();
    expect(shown(rested.intent)).toEqual(others);
    expect(rested.intent.underWay).toBeUndefined();
  });

  it('waits for a pending request, then only the last intent is sent', () => {
    const first = press(atRest(none), 'like');
    const second = press(first.intent, 'dislike');
    const third = press(second.intent, 'dislike');
    const fourth = press(third.intent, 'dislike');
    expect([second.send, third.send, fourth.send]).toEqual([undefined, undefined, undefined]);
    expect(shown(fourth.intent)).toEqual(disliked);
    expect(answered(fourth.intent, liked).send).toBe('dislike');
  });

  it('is not sent again when further presses end in the same state', () => {
    const first = press(atRest(none), 'like');
    const back = press(press(first.intent, 'like').intent, 'like');
    expect(answered(back.intent, liked).send).toBe('read');
  });

  it('is rolled back on failure, and the counts are read', () => {
    const step = failed(press(atRest(none), 'like').intent);
    expect(step.gaveUp).toBe(true);
    expect(step.send).toBe('read');
    expect(shown(step.intent)).toEqual(none);
  });

  it('is shown when the server counted it although the response was lost', () => {
    const step = failed(press(atRest(none), 'like').intent);
    expect(shown(answered(step.intent, liked).intent)).toEqual(liked);
  });

  it('is still sent when it was pressed during a failing request', () => {
    const pressed = press(press(atRest(none), 'like').intent, 'dislike');
    const afterFailure = failed(pressed.intent);
    expect(afterFailure.gaveUp).toBeUndefined();
    expect(shown(afterFailure.intent)).toEqual(disliked);
    expect(answered(afterFailure.intent, none).send).toBe('dislike');
    expect(failed(afterFailure.intent).send).toBe('dislike');
  });

  it('is sent once more when another tab reversed it, then the server state wins', () => {
    const crossed = answered(press(atRest(none), 'like').intent, none);
    expect(crossed.send).toBe('like');
    const again = answered(crossed.intent, none);
    expect(again.send).toBeUndefined();
    expect(shown(again.intent)).toEqual(none);
  });
});

/** A server with toggles, on which others vote too. */
function toggled(votes: VoteState, vote: Vote): VoteState {
  const wasLiked = votes.userLiked;
  const wasDisliked = votes.userDisliked;
  const userLiked = vote === 'like' && !wasLiked;
  const userDisliked = vote === 'dislike' && !wasDisliked;
  return {
    likes: votes.likes - Number(wasLiked) + Number(userLiked),
    dislikes: votes.dislikes - Number(wasDisliked) + Number(userDisliked),
    userLiked,
    userDisliked,
  };
}

type Event = Vote | 'answer' | 'lost before' | 'lost after';

const events = fc.array(
  fc.constantFrom<Event>('like', 'dislike', 'answer', 'lost before', 'lost after'),
  { maxLength: 40 },
);

/** Runs a scenario until it settles, on a server that loses votes but not reads. */
function play(story: readonly Event[]) {
  let server = none;
  let intent: VoteIntent = atRest(none);
  let underWay: VoteRequest | undefined;
  let lastPressed: Vote | undefined;
  let sent = 0;
  const follow = (step: VoteStep) => {
    if (step.send) {
      expect(underWay).toBeUndefined();
      sent += 1;
    }
    intent = step.intent;
    underWay = step.send ?? underWay;
  };
  const end = (arrives: boolean, heard: boolean) => {
    if (!underWay) return;
    const { vote, hears } = { vote: underWay, hears: heard || underWay === 'read' };
    if (arrives && vote !== 'read') server = toggled(server, vote);
    underWay = undefined;
    follow(hears ? answered(intent, server) : failed(intent));
  };
  for (const event of story) {
    if (event === 'like' || event === 'dislike') {
      follow(press(intent, event));
      lastPressed = shown(intent).userLiked
        ? 'like'
        : shown(intent).userDisliked
          ? 'dislike'
          : undefined;
    } else end(event !== 'lost before', event === 'answer');
  }
  const before = sent;
  while (underWay) {
    end(true, true);
    expect(sent - before).toBeLessThan(6);
  }
  return {
    server,
    intent,
    lastPressed,
    lossless: !story.some((event) => event.startsWith('lost')),
  };
}

describe('any sequence of presses, responses and losses', () => {
  it('ends with the screen showing the server state', () => {
    fc.assert(
      fc.property(events, (story) => {
        const { server, intent } = play(story);
        expect(shown(intent)).toEqual(server);
      }),
      { numRuns: 300 },
    );
  });

  it('ends with the last intent when nothing is lost', () => {
    fc.assert(
      fc.property(events, (story) => {
        const { server, lastPressed, lossless } = play(story);
        fc.pre(lossless);
        expect(server.userLiked).toBe(lastPressed === 'like');
        expect(server.userDisliked).toBe(lastPressed === 'dislike');
      }),
    );
  });

  it('never shows a count below the votes of others', () => {
    fc.assert(
      fc.property(events, (story) => {
        const { intent } = play(story);
        expect(shown(intent).likes).toBeGreaterThanOrEqual(none.likes);
        expect(shown(intent).dislikes).toBeGreaterThanOrEqual(none.dislikes);
      }),
    );
  });
});
