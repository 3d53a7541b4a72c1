import * as z from 'zod/mini';
import { limits } from '../limits';
import { postMessages as say } from '../messages';
import { id } from '../shared/id';
import { boundedText } from '../shared/text';

/**
 * A post as every list answers it. `user_id` is null where nobody may know the author. `images` are
 * data URLs, or same-origin addresses for a client that sends `Prefer: images=url`; `thumbnails`
 * (small versions, same order) only then. The counts and flags from `userLiked` on are extras that
 * spare the page one request each.
 */
export const post = z.object({
  _id: id,
  content: z.string(),
  images: z.array(z.string()),
  thumbnails: z.optional(z.array(z.string())),
  date: z.string(),
  likes: z.number(),
  dislikes: z.number(),
  user_id: z.nullable(z.object({ username: z.string() })),
  community_id: z.object({ _id: id, name: z.string() }),
  userLiked: z.boolean(),
  userDisliked: z.boolean(),
  isAuthor: z.boolean(),
  commentsCount: z.number(),
});

export type Post = z.output<typeof post>;

export const content = boundedText(say.contentRequired, limits.postLength, say.contentTooLong);

export const communityId = z
  .string(say.communityRequired)
  .check(z.minLength(1, say.communityRequired), z.maxLength(64, say.communityRequired));

/** Data URLs; the server judges each by its bytes. */
export const images = z
  .array(z.string(say.imageFailed), say.imageFailed)
  .check(z.maxLength(limits.imagesPerPost, say.tooManyImages));

/** What the composer holds, in the order in which its problems are shown. */
export const postForm = z.object({ content, community_id: communityId, images });
