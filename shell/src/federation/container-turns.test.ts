import { createTurns, type Turn } from './runtime';

const turn = (expose: string, change: Partial<Turn> = {}): Turn => ({
  container: 'mfe_tea',
  build: 'two',
  expose,
  force: false,
  ...change,
});

/** A load that the test completes. */
function held() {
  let end = { resolve: () => undefined as void, reject: () => undefined as void };
  const promise = new Promise<void>((resolve, reject) => {
    end = { resolve: () => resolve(), reject: () => reject(new Error('gone')) };
  });
  return { load: jest.fn((_anew: boolean) => promise), ...end };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('parts of one remote load in parallel from one registration', async () => {
  const take = createTurns();
  const [black, green] = [held(), held()];
  void take(turn('black'), black.load);
  void take(turn('green'), green.load);
  await settled();
  expect(black.load.mock.calls).toEqual([[true]]);
  expect(green.load.mock.calls).toEqual([[false]]);
});

test('a forced registration waits while another part is loading', async () => {
  const take = createTurns();
  const [black, again] = [held(), held()];
  void take(turn('black'), black.load);
  await settled();
  void take(turn('green', { force: true }), again.load);
  await settled();
  expect(again.load).not.toHaveBeenCalled();
  black.resolve();
  await settled();
  expect(again.load.mock.calls).toEqual([[true]]);
});

test('after parts fail together, one registers the build again and the other reuses it', async () => {
  const take = createTurns();
  const gone = async () => {
    throw new Error('gone');
  };
  await Promise.allSettled([take(turn('black'), gone), take(turn('green'), gone)]);
  const [black, green] = [held(), held()];
  void take(turn('black', { force: true }), black.load);
  void take(turn('green', { force: true }), green.load);
  await settled();
  expect(black.load.mock.calls).toEqual([[true]]);
  expect(green.load.mock.calls).toEqual([[false]]);
});

test('a forced load after a crash registers the build again', async () => {
  const take = createTurns();
  const load = jest.fn(async (_anew: boolean) => 'tea');
  await take(turn('black'), load);
  await take(turn('black', { force: true }), load);
  expect(load.mock.calls).toEqual([[true], [true]]);
});

test('another build waits for its own registration, and another remote does not wait', async () => {
  const take = createTurns();
  const [two, one, cup] = [held(), held(), held()];
  void take(turn('black'), two.load);
  void take(turn('green', { build: 'one' }), one.load);
  void take(turn('mug', { container: 'mfe_cup' }), cup.load);
  await settled();
  expect(one.load).not.toHaveBeenCalled();
  expect(cup.load.mock.calls).toEqual([[true]]);
  two.resolve();
  await settled();
  expect(one.load.mock.calls).toEqual([[true]]);
});
