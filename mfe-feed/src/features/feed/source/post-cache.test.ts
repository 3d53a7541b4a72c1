import { aPost, pageOf, posts } from '../../../test-support/samples';
import { changeCached } from './post-cache';

const gone = () => undefined;
const liked = (post: ReturnType<typeof aPost>) => ({ ...post, likes: 99 });

it('merges a post wherever it stands, and leaves the others as they are', () => {
  const cached = { pages: [pageOf(posts('a', 2)), pageOf(posts('b', 2))], pageParams: [1, 2] };
  const changed = changeCached(cached, 'b1', liked);
  expect(changed).toEqual({
    pages: [cached.pages[0], { ...pageOf([liked(aPost('b1')), aPost('b2')]) }],
    pageParams: [1, 2],
  });
});

it('removes a post', () => {
  expect(changeCached({ posts: posts('a', 2) }, 'a1', gone)).toEqual({ posts: [aPost('a2')] });
});

it('answers the same object when the post is not in it, so that nothing is drawn again', () => {
  const pages = { pages: [pageOf(posts('a', 2))], pageParams: [1] };
  const single = { posts: posts('a', 2) };
  expect(changeCached(pages, 'x', gone)).toBe(pages);
  expect(changeCached(single, 'x', gone)).toBe(single);
  expect(changeCached(undefined, 'x', gone)).toBeUndefined();
});
