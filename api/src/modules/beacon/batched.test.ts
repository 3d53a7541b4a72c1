import { batched } from './beacon.routes';

test('batched writes items added during a write together and rejects only the failed batch', async () => {
  const written: string[][] = [];
  const add = batched<string>(async (items) => {
    await new Promise(setImmediate);
    if (items.includes('spoilt')) throw new Error('spoilt');
    written.push([...items]);
  });
  const first = add('one');
  await Promise.resolve();
  const spoilt = [add('two'), add('spoilt')];
  await first;
  const results = await Promise.allSettled(spoilt);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await Promise.all([add('three'), add('four')]);
  expect(written).toEqual([['one'], ['three', 'four']]);
});
