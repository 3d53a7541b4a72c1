import { slowerThan } from './timing';

const read = (values: number) => {
  const text = `[${'1,'.repeat(values)}1]`;
  return () => JSON.parse(text) as unknown;
};

describe('slowerThan', () => {
  it('detects work that blocks the event loop for longer', async () => {
    const isSlow = slowerThan(read(50_000));
    expect(await isSlow(read(1_000_000))).toBe(true);
    expect(await isSlow(read(1000))).toBe(false);
    expect(await slowerThan(read(50_000), 100)(read(500_000))).toBe(false);
  });

  it('ignores work that only waits', async () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 40));
    expect(await slowerThan(read(50_000))(wait)).toBe(false);
  });
});
