import { createHistory } from './history';

const found = (places: Record<string, string[]>) => new Map(Object.entries(places));

describe('a history of writes', () => {
  it('wants what was acknowledged, once and as it was', () => {
    const history = createHistory();
    history.write('post', ['one']).happened('one');
    expect(history.problems(found({ post: ['one'] }))).toEqual([]);
    expect(history.problems(found({}))).toEqual(['lost: post, one']);
    expect(history.problems(found({ post: ['one', 'one'] }))).toEqual(['doubled: post']);
    expect(history.problems(found({ post: ['two'] }))).toEqual(['wrong: post is two and not one']);
  });

  it('wants nothing of what was refused', () => {
    const history = createHistory();
    history.write('post', ['one']).refused();
    expect(history.problems(found({}))).toEqual([]);
    expect(history.problems(found({ post: ['one'] }))).toEqual(['should be gone: post, one']);
  });

  it('takes either of what was never answered, until the next answer', () => {
    const history = createHistory();
    history.write('post', ['one']).happened('one');
    history.write('post', ['two']);
    expect(history.problems(found({ post: ['one'] }))).toEqual([]);
    expect(history.problems(found({ post: ['two'] }))).toEqual([]);
    history.write('post', ['three']).happened('three');
    expect(history.problems(found({ post: ['two'] }))).toHaveLength(1);
  });

  it('knows what has ended, and what nobody wrote', () => {
    const history = createHistory();
    history.write('session', ['alive']).happened('alive');
    history.write('session', [undefined]).happened(undefined);
    expect(history.problems(found({ session: ['alive'], post: ['one'] }))).toEqual([
      'should be gone: session, alive',
      'should be gone: post, one',
    ]);
  });

  it('lets go what hangs on something that may be gone', () => {
    const history = createHistory();
    history.write('post', ['one']).happened('one');
    history.write('comment', ['hello']).happened('hello');
    history.vanishesWith('comment', 'post');
    expect(history.problems(found({ post: ['one'] }))).toEqual(['lost: comment, hello']);
    history.write('post', [undefined]);
    expect(history.problems(found({}))).toEqual([]);
  });
});
