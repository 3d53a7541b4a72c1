import { createHistory } from './history';

const found = (places: Record<string, string[]>) => new Map(Object.entries(places));

describe('a history of writes', () => {
  it('expects an acknowledged write once and unchanged', () => {
    const history = createHistory();
    history.write('post', ['one']).happened('one');
    expect(history.problems(found({ post: ['one'] }))).toEqual([]);
    expect(history.problems(found({}))).toEqual(['lost: post, one']);
    expect(history.problems(found({ post: ['one', 'one'] }))).toEqual(['doubled: post']);
    expect(history.problems(found({ post: ['two'] }))).toEqual(['wrong: post is two and not one']);
  });

  it('expects nothing of a rejected write', () => {
    const history = createHistory();
    history.write('post', ['one']).refused();
    expect(history.problems(found({}))).toEqual([]);
    expect(history.problems(found({ post: ['one'] }))).toEqual(['should be gone: post, one']);
  });

  it('accepts an unanswered write as done or not done, until the next acknowledged write', () => {
    const history = createHistory();
    history.write('post', ['one']).happened('one');
    history.write('post', ['two']);
    expect(history.problems(found({ post: ['one'] }))).toEqual([]);
    expect(history.problems(found({ post: ['two'] }))).toEqual([]);
    history.write('post', ['three']).happened('three');
    expect(history.problems(found({ post: ['two'] }))).toHaveLength(1);
  });

  it('reports found entries that were deleted or never written', () => {
    const history = createHistory();
    history.write('session', ['alive']).happened('alive');
    history.write('session', [undefined]).happened(undefined);
    expect(history.problems(found({ session: ['alive'], post: ['one'] }))).toEqual([
      'should be gone: session, alive',
      'should be gone: post, one',
    ]);
  });

  it('accepts the loss of an entry if its parent may be deleted', () => {
    const history = createHistory();
    history.write('post', ['one']).happened('one');
    history.write('comment', ['hello']).happened('hello');
    history.vanishesWith('comment', 'post');
    expect(history.problems(found({ post: ['one'] }))).toEqual(['lost: comment, hello']);
    history.write('post', [undefined]);
    expect(history.problems(found({}))).toEqual([]);
  });
});
