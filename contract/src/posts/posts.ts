import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { done } from '../shared/answer';
import { id, idParams } from '../shared/id';
import { limitQuery, pageQuery, pagination } from '../shared/paging';
import { communityId, content, images, post } from './post';

const postPage = z.object({ posts: z.array(post), pagination });

export type PostPage = z.output<typeof postPage>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/posts',
  query: pageQuery,
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

/** The student's own posts, without their confessions. */
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
