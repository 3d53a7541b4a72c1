import { createWatch } from './beat';

const beat = { body: '{}', starting: 'mfe-tea two' };

/** A worker that has checked once a second for this many milliseconds. */
function after(milliseconds: number, watch = createWatch()) {
  const found = [];
  for (let now = 0; now <= milliseconds; now += 1000) found.push(watch.look(now));
  return found.filter(Boolean);
}

const spoken = (said: typeof beat | undefined) => {
  const watch = createWatch();
  watch.hear(said, 0);
  return watch;
};

test('detects a tab that is silent for three seconds, and reports it once', () => {
  expect(after(2000, spoken(beat))).toEqual([]);
  expect(after(3000, spoken(beat))).toEqual([beat]);
  expect(after(9000, spoken(beat))).toEqual([beat]);
});

test('ignores the silence of a hidden tab, and of a tab that has sent no beat yet', () => {
  expect(after(9000, spoken(undefined))).toEqual([]);
  expect(after(9000)).toEqual([]);
});

test('does not report a tab as frozen after the device was asleep', () => {
  const watch = spoken(beat);
  expect(watch.look(1000)).toBeUndefined();
  expect(watch.look(60_000)).toBeUndefined();
  expect(watch.look(61_000)).toBeUndefined();
  expect(watch.look(63_000)).toEqual(beat);
});
