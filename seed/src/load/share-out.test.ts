import { shareOut } from './votes';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('shareOut', () => {
  it('follows the weights in whole numbers and distributes everything', () => {
    const place = (weight: number) => ({ weight, room: Infinity });
    expect(shareOut(10, [place(1), place(3), place(1)])).toEqual([2, 6, 2]);
    const uneven = Array.from({ length: 997 }, (_, at) => place(1 / (at + 1)));
    const parts = shareOut(12_345, uneven);
    expect(sum(parts)).toBe(12_345);
    expect(parts.every(Number.isInteger)).toBe(true);
    expect(shareOut(0, uneven).every((part) => part === 0)).toBe(true);
  });

  it('gives the rest to other places if one is full, and stops when all are full', () => {
    const places = [
      { weight: 100, room: 2 },
      { weight: 1, room: 3 },
      { weight: 1, room: 4 },
    ];
    expect(shareOut(7, places)[0]).toBe(2);
    expect(sum(shareOut(7, places))).toBe(7);
    expect(shareOut(9, places)).toEqual([2, 3, 4]);
    expect(shareOut(50, places)).toEqual([2, 3, 4]);
  });
});
