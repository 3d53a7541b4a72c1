import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { postMessages as say } from './messages/posts';
import { done, optionalCount, optionalFlag, optionalImages, optionalText } from './shared/answer';
import { limitQuery, pageQuery, pagination } from './shared/paging';
import { author, id, idParams, picture } from './shared/fields';
import { atMost, boundedText } from './shared/text';

/** `avatar` is an extra: the address of a small picture, if any. */
const writer = z.nullable(z.object({ username: optionalText, avatar: z.optional(z.string()) }));

/**
 * A post as every list returns it. `user_id` is null if nobody may know the author, and has no
 * name if the answer does not include it. `images` are
 * data URLs, or same-origin addresses for a client that sends `Prefer: images=url`; `thumbnails`
 * (small versions, same order) only then. The counts and flags from `userLiked` on are extras that
 * save the page one request each.
 */
export const post = z.object({
  _id: id,
  content: z.string(),
  images: optionalImages,
  thumbnails: z.optional(z.array(z.string())),
  date: optionalText,
  likes: optionalCount,
  dislikes: optionalCount,
  user_id: z._default(writer, { username: '' }),
  community_id: z._default(z.object({ _id: z._default(id, ''), name: optionalText }), {
    _id: '',
    name: '',
  }),
  userLiked: optionalFlag,
  userDisliked: optionalFlag,
  isAuthor: optionalFlag,
  commentsCount: optionalCount,
  /** Only if it is pinned in its community. */
  isPinned: z.optional(z.boolean()),
});

export type Post = z.output<typeof post>;

/** If the author is also missing, nobody may know the author. */
export const confession = z.extend(post, { user_id: z._default(writer, null) });

export const content = boundedText({
  required: say.contentRequired,
  max: limits.postLength,
  tooLong: say.contentTooLong,
  moderation: 'post',
  evidence: true,
});

export const communityId = z
  .string(say.communityRequired)
  .check(z.minLength(1, say.communityRequired), atMost(64, say.communityRequired));

/** Data URLs; the server checks the bytes of each. */
export const images = z
  .array(picture(say.imageFailed), say.imageFailed)
  .check(z.maxLength(limits.imagesPerPost, say.tooManyImages));

/** The values of the composer, in the order in which problems are shown. */
export const postForm = z.object({ content, community_id: communityId, images });

const postPage = z.object({ posts: z.array(post), pagination });

export type PostPage = z.output<typeof postPage>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/posts',
  query: z.extend(pageQuery, { author }),
  answer: postPage,
});

export const listImportantPosts = endpoint({
  method: 'GET',
  path: '/api/posts/important',
  query: limitQuery,
  answer: z.object({ posts: z.array(post) }),
});

export const listCommunityPosts = endpoint({
  method: 'GET',
  path: '/api/posts/community/:communityId',
  params: z.object({ communityId: id }),
  query: pageQuery,
  answer: postPage,
});

/** The student's own posts, without confessions. */
export const listMyPosts = endpoint({
  method: 'GET',
  path: '/api/user/posts',
  query: pageQuery,
  answer: postPage,
});

export const createPost = endpoint({
  method: 'POST',
  path: '/api/posts',
  body: z.object({ content, community_id: communityId, images: z._default(images, []) }),
  answer: post,
  status: 201,
});

/** One post visible to the student, including confessions; 404 if it is deleted, hidden or from another college. */
export const getPost = endpoint({
  method: 'GET',
  path: '/api/posts/:id',
  params: idParams,
  answer: post,
});

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/posts/:id',
  params: idParams,
  body: z.object({ content }),
  answer: post,
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id',
  params: idParams,
  answer: done,
});

export const verifyPostAuthor = endpoint({
  method: 'GET',
  path: '/api/posts/:id/verify-author',
  params: idParams,
  answer: z.object({ isAuthor: z.boolean() }),
});

/** `mine=true` is an extra: the student's own confessions, which no other list marks as theirs. */
export const listConfessions = endpoint({
  method: 'GET',
  path: '/api/posts/confession',
  query: z.extend(pageQuery, { mine: z.optional(z.enum(['true', 'false'])) }),
  answer: z.object({ posts: z.array(confession), community_id: id, pagination }),
});
