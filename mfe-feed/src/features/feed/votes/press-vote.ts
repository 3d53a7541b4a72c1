import {
  dislikePost,
  likePost,
  postMessages,
  readVotes,
  type Post,
  type VoteState,
} from '@campus/contract';
import { call, isQueuedOffline } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { isConfession } from '../post/authorship';
import { changePost } from '../source/post-cache';
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

/** Pending votes by post. They outlive the post box, which may unmount. */
const open = new Map<string, VoteIntent>();

const requests = { like: likePost, dislike: dislikePost, read: readVotes };

type VoteAnswer = { readonly [K in keyof VoteState]: VoteState[K] | null };

const nothingSaid: VoteAnswer = {
  likes: null,
  dislikes: null,
  userLiked: null,
  userDisliked: null,
};

/** The votes of an answer; missing values are taken from the screen. */
function votesOf(answer: VoteAnswer, screen: VoteState): VoteState {
  return {
    likes: answer.likes ?? screen.likes,
    dislikes: answer.dislikes ?? screen.dislikes,
    userLiked: answer.userLiked ?? screen.userLiked,
    userDisliked: answer.userDisliked ?? screen.userDisliked,
  };
}

async function send(post: Post, request: VoteRequest): Promise<VoteStep> {
  const { _id: id } = post;
  const before = (votes?: VoteAnswer) => {
    const intent = open.get(id);
    if (!intent) throw new Error('A vote was answered that nobody gave');
    return votes ? answered(intent, votesOf(votes, shown(intent))) : failed(intent);
  };
  const queued = {
    kind: 'vote',
    text: open.get(id)?.wanted ?? 'none',
    href: paths.post(id),
  } as const;
  // Nothing about a confession is written to disk.
  const options = {
    idempotencyKey: `vote:${id}`,
    offline: isConfession(post) ? undefined : queued,
  };
  try {
    const input = { params: { id } };
    return before(await call(requests[request], input, request === 'read' ? {} : options));
  } catch (error) {
    // A queued vote counts as given: the worker sends the last one the student wants.
    return before(isQueuedOffline(error) ? nothingSaid : undefined);
  }
}

async function follow(post: Post, first: VoteStep): Promise<void> {
  const { _id: id } = post;
  let step: VoteStep | undefined = first;
  while (step) {
    const { intent, send: request, gaveUp }: VoteStep = step;
    if (intent.underWay) open.set(id, intent);
    else open.delete(id);
    changePost(id, (now) => ({ ...now, ...shown(intent) }));
    if (gaveUp) notify.info(postMessages.voteFailed);
    step = request && (await send(post, request));
  }
}

/** Votes on a post or removes the vote: shown at once in every list, then synced with the server. */
export function pressVote(post: Post, vote: Vote): void {
  const intent = open.get(post._id);
  const step = press(intent ?? atRest(votesOf(post, post)), vote);
  if (intent) {
    open.set(post._id, step.intent);
    changePost(post._id, (now) => ({ ...now, ...shown(step.intent) }));
  } else void follow(post, step);
}
