import { takes } from './timing';

const busy = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('takes', () => {
  it('tells work that holds the loop', async () => {
    expect(await takes(20, () => busy(60))).toBe(true);
    expect(await takes(60, () => busy(5))).toBe(false);
  });

  it('passes over work that waits', async () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 40));
    expect(await takes(20, wait)).toBe(false);
  });
});
