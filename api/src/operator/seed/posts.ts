import { toTheMinute } from '../../clock';
import { tables } from '../../database/database';
import {
  closings,
  confessionSentences,
  loadCommunities,
  postSentences,
} from './content/post-sentences';
import { compose, lately, someWriter, writeAll, type SeedContext } from './context';

interface Wish {
  readonly writers: readonly string[];
  readonly communities: {
    readonly open: ReadonlyMap<string, string>;
    readonly confessionsId: string;
  };
  readonly count: number;
}

/** @returns how many there are more now */
export async function addPosts(filling: SeedContext, wish: Wish): Promise<number> {
  return writeAll(filling, {
    what: 'posts',
    total: wish.count,
    rows: postRows(filling, wish),
    async write(tx, batch) {
      await tx.insert(tables.posts).values([...batch]);
      return batch.length;
    },
  });
}

function* postRows(filling: SeedContext, { writers, communities, count }: Wish) {
  const random = filling.random('posts');
  for (let number = 1; number <= count; number += 1) {
    const { name } = random.pick(loadCommunities);
    const communityId = communities.open.get(name.toLowerCase());
    if (communityId === undefined) throw new Error(`There is no community ${name}.`);
    const text = compose(postSentences[name], random);
    yield {
      id: filling.id('post', number),
      collegeId: filling.collegeId,
      communityId,
      authorId: someWriter(writers, random),
      content: random.chance(0.4) ? `${text} ${compose(closings, random)}` : text,
      createdAt: lately(filling, random),
    };
  }
}

/** Their authors stand where the authors of confessions do, and nowhere else. @returns like `addPosts` */
export async function addConfessions(filling: SeedContext, wish: Wish): Promise<number> {
  const { collegeId } = filling;
  return writeAll(filling, {
    what: 'confessions',
    total: wish.count,
    rows: confessionRows(filling, wish),
    async write(tx, batch) {
      await tx.insert(tables.posts).values(batch.map(({ post }) => post));
      const links = batch.map(({ post, authorId }) => ({ collegeId, postId: post.id, authorId }));
      await tx.insert(tables.confessionAuthors).values(links);
      return batch.length;
    },
  });
}

function* confessionRows(filling: SeedContext, { writers, communities, count }: Wish) {
  const random = filling.random('confessions');
  for (let number = 1; number <= count; number += 1) {
    const post = {
      id: filling.id('confession', number),
      collegeId: filling.collegeId,
      communityId: communities.confessionsId,
      authorId: null,
      content: compose(confessionSentences, random),
      createdAt: new Date(toTheMinute(lately(filling, random))),
    };
    yield { post, authorId: someWriter(writers, random) };
  }
}
