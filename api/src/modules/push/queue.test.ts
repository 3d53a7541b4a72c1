import { createPushQueue, mostStudents, restTime } from './queue';

const warn = jest.fn();
const student = (number: number) => ({ collegeId: 'c', studentId: `s${number}` });

function queueOf(work: () => Promise<void> = () => Promise.resolve()) {
  const delivered: string[] = [];
  const queue = createPushQueue({
    log: { warn },
    deliver({ studentId }) {
      delivered.push(studentId);
      return work();
    },
  });
  return { queue, delivered };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  warn.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the queue of pushes', () => {
  it('pushes at once, and everything of the next half minute together at its end', async () => {
    const { queue, delivered } = queueOf();
    for (let n = 0; n < 5; n += 1) {
      queue.add(student(1));
      await settle();
    }
    queue.add(student(2));
    await settle();
    expect(delivered).toEqual(['s1', 's2']);
    await jest.advanceTimersByTimeAsync(restTime);
    expect(delivered).toEqual(['s1', 's2', 's1']);
    await jest.advanceTimersByTimeAsync(restTime * 3);
    expect(delivered).toEqual(['s1', 's2', 's1']);
    queue.add(student(1));
    await settle();
    expect(delivered).toHaveLength(4);
  });

  it('works on few students at once, and drops those beyond its bound', async () => {
    const release: (() => void)[] = [];
    const { queue, delivered } = queueOf(() => new Promise((done) => void release.push(done)));
    for (let n = 0; n < mostStudents + 50; n += 1) queue.add(student(n));
    await settle();
    expect(delivered.length).toBeLessThanOrEqual(10);
    while (release.length > 0) {
      for (const done of release.splice(0)) done();
      await settle();
    }
    expect(delivered).toHaveLength(mostStudents);
    expect(warn.mock.calls).toEqual([['pushes are dropped: the queue is full']]);
    await jest.advanceTimersByTimeAsync(restTime);
    queue.add(student(mostStudents + 1));
    await settle();
    expect(delivered).toHaveLength(mostStudents + 1);
  });

  it('continues after a failure, which it logs without the student', async () => {
    const { queue, delivered } = queueOf(() => Promise.reject(new Error('no database')));
    queue.add(student(1));
    queue.add(student(2));
    await settle();
    expect(delivered).toEqual(['s1', 's2']);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/s1|s2/);
  });

  it('drops what waits when it closes', async () => {
    const { queue, delivered } = queueOf();
    queue.add(student(1));
    await settle();
    queue.add(student(1));
    await queue.close();
    await jest.advanceTimersByTimeAsync(restTime * 2);
    queue.add(student(2));
    await settle();
    expect(delivered).toEqual(['s1']);
  });
});
