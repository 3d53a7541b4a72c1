import { held } from '@campus/contract/testing';
import fc, { type Scheduler } from 'fast-check';
import { numbered, pageOf } from '../testing';
import { createCatchUp, loadOlder, type Conversations } from './catch-up';
import { unknownConversation, withLive, type Conversation, type Message } from './conversation';

type List = Conversations['list'];

/** One conversation, as the page stores it. */
function keeping(list: List) {
  let known: Conversation = unknownConversation;
  const all: Conversations = {
    read: () => known,
    change: (_match, to) => {
      known = to(known);
    },
    list,
  };
  const catchUp = createCatchUp(all);
  return {
    catchUp: () => catchUp('m1'),
    older: () => loadOlder(all, 'm1'),
    receive: (message: Message) => all.change('m1', (now) => withLive(now, message)),
    now: () => known,
    shown: () => known.messages.map(({ _id }) => _id),
  };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => numbered(from + at));
const ids = (from: number, to: number) => numbers(from, to).map(({ _id }) => _id);

test('duplicate and unordered events are shown once and in order', async () => {
  const page = keeping(async () => []);
  await page.catchUp();
  for (const n of [2, 1, 2, 5, 4, 3, 1]) page.receive(numbered(n));
  expect(page.shown()).toEqual(ids(1, 5));
});

test('a catch-up requests the messages after the last one before a gap', async () => {
  const server = numbers(1, 3);
  const asked: unknown[] = [];
  const page = keeping(async (_match, range) => {
    asked.push(range);
    return pageOf(server, range);
  });
  await page.catchUp();
  // 4 is lost, 5 arrives.
  server.push(...numbers(4, 5));
  page.receive(numbered(5));
  await page.catchUp();
  expect(asked).toEqual([{}, { after: 'n3' }]);
  expect(page.shown()).toEqual(ids(1, 5));
});

test('an event during a catch-up is kept, and a second catch-up runs after the first', async () => {
  const server = numbers(1, 2);
  const answers = [held<readonly Message[]>(), held<readonly Message[]>()];
  const asked: unknown[] = [];
  const page = keeping((_match, range) => {
    asked.push(range);
    return answers[asked.length - 1]?.answer ?? Promise.resolve(pageOf(server, range));
  });
  const first = page.catchUp();
  answers[0]!.give(server);
  await first;
  const second = page.catchUp();
  const third = page.catchUp();
  page.receive(numbered(9));
  answers[1]!.give([numbered(3)]);
  server.push(...numbers(3, 9));
  await Promise.all([second, third]);
  expect(asked).toEqual([{}, { after: 'n2' }, { after: 'n3' }]);
  expect(page.shown()).toEqual(ids(1, 9));
});

test('a catch-up loads pages until one is not full', async () => {
  const server = numbers(1, 10);
  let asked = 0;
  const page = keeping(async (_match, range) => {
    asked += 1;
    return pageOf(server, range);
  });
  await page.catchUp();
  server.push(...numbers(11, 460));
  await page.catchUp();
  expect(asked).toBe(1 + 3);
  expect(page.shown()).toEqual(ids(1, 460));
});

test('a catch-up of an empty conversation loads all messages', async () => {
  const server: Message[] = [];
  const page = keeping(async (_match, range) => pageOf(server, range));
  await page.catchUp();
  server.push(...numbers(1, 170));
  page.receive(numbered(1));
  await page.catchUp();
  expect(page.shown()).toEqual(ids(1, 170));
  expect(page.now().hasOlder).toBe(false);
});

test('older pages are added in front until there are no more', async () => {
  const server = numbers(1, 120);
  const page = keeping(async (_match, range) => pageOf(server, range));
  await page.catchUp();
  expect(page.shown()).toEqual(ids(71, 120));
  page.receive(numbered(121));
  await page.older();
  expect(page.shown()).toEqual(ids(21, 121));
  await page.older();
  expect(page.shown()).toEqual(ids(1, 121));
  expect(page.now()).toMatchObject({ hasOlder: false, knownTo: 'n120' });
});

test('a catch-up after a failed one loads all missing messages', async () => {
  const server = numbers(1, 250);
  const early = server.slice(0, 10);
  let fails = false;
  const page = keeping(async (_match, range) => {
    if (fails) throw new Error('offline');
    return pageOf(page.now().loaded ? server : early, range);
  });
  await page.catchUp();
  fails = true;
  await expect(page.catchUp()).rejects.toThrow('offline');
  fails = false;
  await page.catchUp();
  expect(page.shown()).toEqual(ids(1, 250));
});

/** A connection that breaks: a pending event is lost, a pending answer fails. */
function aLine(scheduler: Scheduler, server: readonly Message[]) {
  let connection = 0;
  let isUp = true;
  const carry = <T>(load: T) => {
    const begunOn = connection;
    return scheduler.schedule(Promise.resolve(load)).then((arrived) => {
      if (!isUp || begunOn !== connection) throw new Error('the line broke');
      return arrived;
    });
  };
  return {
    carry,
    isUp: () => isUp,
    list: ((_match, range) => carry(pageOf(server, range))) satisfies List,
    cut: () => {
      isUp = false;
      connection += 1;
    },
    mend: () => {
      isUp = true;
    },
  };
}

const total = 1000;
const cuts = 100;
const lost = () => undefined;

test('1,000 messages over a connection cut 100 times are all shown once and in order', async () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: total - 1 }), {
    minLength: cuts,
    maxLength: cuts,
  });
  const outages = fc.array(fc.nat(6), { minLength: cuts, maxLength: cuts });
  const pauses = fc.array(fc.nat(3), { minLength: total, maxLength: total });
  const run = async (
    scheduler: Scheduler,
    [breaks, lengths, rests]: [number[], number[], number[]],
  ) => {
    const server: Message[] = [];
    const line = aLine(scheduler, server);
    const page = keeping(line.list);
    const join = () => {
      line.mend();
      page.catchUp().catch(lost);
    };
    let happened = 0;
    let down = 0;
    join();
    for (let n = 1; n <= total; n += 1) {
      if (!line.isUp() && (down -= 1) <= 0) join();
      const at = breaks.indexOf(n);
      if (at !== -1) {
        line.cut();
        happened += 1;
        down = lengths[at] ?? 0;
      }
      const message = numbered(n);
      server.push(message);
      if (line.isUp()) line.carry(message).then(page.receive, lost);
      for (let rest = rests[n - 1] ?? 0; rest > 0 && scheduler.count() > 0; rest -= 1) {
        await scheduler.waitNext(1);
      }
    }
    join();
    const whole = page.catchUp();
    await scheduler.waitFor(whole);
    expect(happened).toBe(cuts);
    expect(page.shown()).toEqual(ids(1, total));
  };
  await fc.assert(fc.asyncProperty(fc.scheduler(), fc.tuple(places, outages, pauses), run), {
    seed: 20260314,
    numRuns: 15,
    endOnFailure: true,
  });
});
