import { isWhole, moved, toggled, whole, zoomed } from './zoom';

const size = { width: 300, height: 600 };
const box = { ...size, picture: size };
const still = { x: 40, y: -20 };
const at = { from: still, to: still };

test('pinching keeps the point under the fingers in place', () => {
  const view = zoomed(whole, { times: 2, ...at }, box);
  expect(view).toEqual({ scale: 2, x: -40, y: 20 });
  const again = zoomed(view, { times: 1.5, ...at }, box);
  // The same point of the picture: (place - shift) / scale.
  expect((still.x - again.x) / again.scale).toBeCloseTo((still.x - view.x) / view.scale);
});

test('the zoom is at most four times and never below the whole picture', () => {
  expect(zoomed(whole, { times: 9, ...at }, box).scale).toBe(4);
  expect(zoomed(zoomed(whole, { times: 3, ...at }, box), { times: 0.01, ...at }, box)).toEqual(
    whole,
  );
});

test('panning stops at the edges of the picture', () => {
  const view = toggled(whole, { x: 0, y: 0 }, box);
  expect(isWhole(view)).toBe(false);
  expect(moved(view, { x: 10, y: 10 }, box)).toMatchObject({ x: 10, y: 10 });
  expect(moved(view, { x: 9000, y: -9000 }, box)).toMatchObject({ x: 225, y: -450 });
  expect(moved(whole, { x: 10, y: 10 }, box)).toEqual(whole);
});

test('a double tap zooms in at its point, and another shows the whole picture', () => {
  const view = toggled(whole, still, box);
  expect(view).toEqual({ scale: 2.5, x: -60, y: 30 });
  expect(toggled(view, still, box)).toEqual(whole);
});

test('a picture stays centred in a direction in which it does not fill its box', () => {
  const wide = { ...box, picture: { width: 300, height: 200 } };
  const view = toggled(whole, still, wide);
  expect(view).toEqual({ scale: 2.5, x: -60, y: 0 });
  expect(moved(view, { x: 0, y: 100 }, wide)).toEqual(view);
});
