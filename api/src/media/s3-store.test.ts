import { startStorage, type TestStorage } from '../testing/storage';
import { createS3Store } from './stores';

const name = `${'ab'.repeat(20)}.webp`;
let storage: TestStorage;

beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());
beforeEach(() => {
  storage.objects.clear();
  storage.broken = false;
});

it('puts, reads and removes objects with validly signed requests', async () => {
  const store = createS3Store(storage.address);
  expect(await store.get(name)).toBeUndefined();
  await store.put(name, Buffer.from([0, 1, 2, 255]));
  expect([...storage.objects.keys()]).toEqual([`/bucket/media/ab/${name}`]);
  expect(await store.get(name)).toEqual(Buffer.from([0, 1, 2, 255]));
  await store.remove(name);
  await store.remove(name);
  expect(await store.get(name)).toBeUndefined();
});

it('lists old objects over several pages', async () => {
  const store = createS3Store(storage.address);
  const names = ['aa', 'bb', 'cc', 'dd', 'ee'].map((two) => `${two.repeat(20)}.webp`);
  for (const one of names) await store.put(one, Buffer.from('x'));
  const old = async (moment: string) => {
    const found = [];
    for await (const one of store.olderThan(new Date(moment))) found.push(one);
    return found;
  };
  expect(await old('2021-01-01')).toEqual(names);
  expect(await old('2019-01-01')).toEqual([]);
});

it('fails if the storage answers 403 or 500', async () => {
  const wrong = createS3Store(storage.address.replace('KEY:', 'KEY:not-'));
  await expect(wrong.put(name, Buffer.from('x'))).rejects.toThrow('403');
  storage.broken = true;
  await expect(createS3Store(storage.address).get(name)).rejects.toThrow('500');
});
