import { aPost, pageOf, posts } from '../../../test-support/samples';
import { changeCached } from './post-cache';

const gone = () => undefined;
const liked = (post: ReturnType<typeof aPost>) => ({ ...post, likes: 99 });

it('changeCached updates a post on any page and leaves the other posts unchanged', () => {
  const cached = { pages: [pageOf(posts('a', 2)), pageOf(posts('b', 2))], pageParams: [1, 2] };
  const changed = changeCached(cached, 'b1', liked);
  expect(changed).toEqual({
    pages: [cached.pages[0], { ...pageOf([liked(aPost('b1')), aPost('b2')]) }],
    pageParams: [1, 2],
  });
});

it('changeCached removes a post', () => {
  expect(changeCached({ posts: posts('a', 2) }, 'a1', gone)).toEqual({ posts: [aPost('a2')] });
});

it('changeCached returns the same object when the post is not in it', () => {
  const pages = { pages: [pageOf(posts('a', 2))], pageParams: [1] };
  const single = { posts: posts('a', 2) };
  expect(changeCached(pages, 'x', gone)).toBe(pages);
  expect(changeCached(single, 'x', gone)).toBe(single);
  expect(changeCached(undefined, 'x', gone)).toBeUndefined();
});
