import { useSession } from '@campus/shared-auth';
import { bucketKey, tabBucket } from '../registry';
import { bucketOf, keepBucket, noteTrial } from '.';

const student = (_id: string) => ({ _id, college_id: 'c1', username: 'asha', isStaff: false });

/** The bucket of a newly opened tab. */
function newTab(): number {
  let bucket = NaN;
  jest.isolateModules(() => {
    bucket = jest.requireActual('../registry').tabBucket;
  });
  return bucket;
}

beforeEach(() => localStorage.clear());

test('a browser draws a bucket once and keeps it', () => {
  const first = newTab();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(100);
  expect(Array.from({ length: 20 }, newTab)).toEqual(Array.from({ length: 20 }, () => first));
});

test('a browser with blocked storage still gets a bucket', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(newTab()).toBeLessThan(100);
});

test('students are spread evenly over all 100 buckets', () => {
  const counts = new Map<number, number>();
  for (let count = 0; count < 20_000; count += 1) {
    const bucket = bucketOf(`student-${count}`);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  expect([...counts.keys()].every((bucket) => bucket >= 0 && bucket < 100)).toBe(true);
  expect(counts.size).toBe(100);
  expect(Math.max(...counts.values())).toBeLessThan(300);
});

test('a student has the same bucket in every browser, from the next tab on', () => {
  localStorage.setItem(bucketKey, '99');
  const stop = keepBucket();
  expect(newTab()).toBe(99);
  useSession.setState({ status: 'signed-in', student: student('s1') }, true);
  expect(newTab()).toBe(bucketOf('s1'));
  stop();
});

test('a cookie marks a browser in the share of a shell canary while the canary runs', () => {
  const trial = (share?: number) => {
    const canary = share === undefined ? {} : { canary: { build: 'two', share } };
    noteTrial({ revision: '1', remotes: {}, ...canary });
    return document.cookie;
  };
  expect(trial()).toBe('');
  expect(trial(tabBucket + 1)).toBe('campus_trial=1');
  expect(trial(tabBucket + 1)).toBe('campus_trial=1');
  expect(trial(tabBucket)).toBe('');
  expect(trial(100)).toBe('campus_trial=1');
  expect(trial()).toBe('');
});
