import { createChanges, type ChangeNews, createCollegeCache } from './college-cache';

const asha = { collegeId: 'pune', studentId: 'asha' };
const ravi = { collegeId: 'goa', studentId: 'ravi' };

function cached(news?: ChangeNews) {
  const changes = createChanges(news);
  const reads: string[] = [];
  const mends: string[] = [];
  const cache = createCollegeCache({
    changes,
    async load(collegeId) {
      reads.push(collegeId);
      return reads.length;
    },
    mend(_collegeId, before, posts) {
      mends.push(...posts);
      return before;
    },
  });
  return { changes, cache, reads, mends };
}

describe('the cache of a college', () => {
  it('reads once for simultaneous and later callers', async () => {
    const { cache, reads } = cached();
    await Promise.all(Array.from({ length: 20 }, () => cache.read('pune')));
    await cache.read('pune');
    await cache.read('goa');
    expect(reads).toEqual(['pune', 'goa']);
  });

  it('reads again after a write in that college, but not after a write in another', async () => {
    const { changes, cache, reads } = cached();
    await cache.read('pune');
    await cache.read('goa');
    await changes.note(asha);
    expect(await cache.read('pune')).toBe(3);
    await cache.read('goa');
    expect(reads).toEqual(['pune', 'goa', 'pune']);
  });

  it('does not cache a read that was in progress during a write', async () => {
    const changes = createChanges();
    let arrive: (value: string) => void = () => undefined;
    const answers = [new Promise<string>((resolve) => (arrive = resolve)), Promise.resolve('new')];
    const load = () => answers.shift() ?? Promise.resolve('later');
    const cache = createCollegeCache({ changes, load });
    const early = cache.read('pune');
    await changes.note(asha);
    const late = cache.read('pune');
    arrive('old');
    expect([await early, await late, await cache.read('pune')]).toEqual(['old', 'new', 'new']);
  });

  it('reads again after one second, because other programs may write to the database', async () => {
    const { cache, reads } = cached();
    const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
    await cache.read('pune');
    now.mockReturnValue(5999);
    await cache.read('pune');
    now.mockReturnValue(6000);
    await cache.read('pune');
    now.mockRestore();
    expect(reads).toHaveLength(2);
  });

  it('updates only the changed posts, once each, if nothing else changed since the read', async () => {
    const { changes, cache, reads, mends } = cached();
    await changes.note({ ...asha, reach: { post: 'before' } });
    await cache.read('pune');
    await changes.note({ ...asha, reach: { post: 'first' } });
    expect(cache.known('pune')).toBeUndefined();
    await changes.note({ ...asha, reach: { post: 'second' } });
    await changes.note({ ...asha, reach: 'own' });
    expect(await cache.read('pune')).toBe(1);
    expect(cache.known('pune')).toBe(1);
    expect(mends).toEqual(['first', 'second']);
    await changes.note({ ...asha, reach: { post: 'third' } });
    await changes.note(asha);
    expect(await cache.read('pune')).toBe(2);
    expect([mends, reads]).toEqual([
      ['first', 'second'],
      ['pune', 'pune'],
    ]);
  });

  it('returns a known value only while it is current', async () => {
    const { changes, cache } = cached();
    const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
    expect(cache.known('pune')).toBeUndefined();
    await cache.read('pune');
    expect(cache.known('pune')).toBe(1);
    now.mockReturnValue(6000);
    expect(cache.known('pune')).toBeUndefined();
    await cache.read('pune');
    await changes.note(asha);
    expect(cache.known('pune')).toBeUndefined();
    now.mockRestore();
  });

  it('does not cache a failed read', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve('back')];
    const load = () => answers.shift() as Promise<string>;
    const cache = createCollegeCache({ changes: createChanges(), load });
    await expect(cache.read('pune')).rejects.toThrow('gone');
    expect(await cache.read('pune')).toBe('back');
  });
});

describe('the cache with several processes', () => {
  function news() {
    let hear: (author: typeof asha) => void = () => undefined;
    let miss: () => void = () => undefined;
    const state = { ready: true };
    const published: string[] = [];
    const between: ChangeNews = {
      isReady: () => state.ready,
      publish: async ({ studentId }) => void published.push(studentId),
      subscribe: (heard, missed) => {
        hear = heard;
        miss = missed;
      },
    };
    return { between, state, published, hear: () => hear(asha), miss: () => miss() };
  }

  it('publishes a write and reads again after a write of another process', async () => {
    const { between, published, hear } = news();
    const { changes, cache, reads } = cached(between);
    await changes.note(ravi);
    expect(published).toEqual(['ravi']);
    await cache.read('pune');
    hear();
    await cache.read('pune');
    expect(reads).toEqual(['pune', 'pune']);
  });

  it('caches nothing while the connection between the processes is down', async () => {
    const { between, state } = news();
    const { changes, cache, reads } = cached(between);
    state.ready = false;
    await cache.read('pune');
    await cache.read('pune');
    expect(reads).toHaveLength(2);
    expect(changes.ofStudent('asha')).toBeUndefined();
  });

  it('reads everything again after it may have missed a write', async () => {
    const { between, miss } = news();
    const { changes, cache, reads } = cached(between);
    await cache.read('pune');
    const before = changes.ofStudent('asha');
    miss();
    await cache.read('pune');
    expect(reads).toHaveLength(2);
    expect(changes.ofStudent('asha')).not.toBe(before);
  });
});
