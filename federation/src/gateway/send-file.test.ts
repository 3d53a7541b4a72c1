import { keepCompressed } from './send-file';

test('the same text is compressed only once', () => {
  const keep = keepCompressed();
  const first = keep('a page');
  expect(keep(['a', 'page'].join(' ')).compressed).toBe(first.compressed);
  expect(keep('another page').tag).not.toBe(first.tag);
});

test('the cache of compressed texts keeps those in use and evicts unused ones', () => {
  const keep = keepCompressed();
  const [live, old] = [keep('live'), keep('old')];
  for (let page = 0; page < 150; page += 1) {
    keep(`page ${page}`);
    expect(keep('live').compressed).toBe(live.compressed);
  }
  expect(keep('old').compressed).not.toBe(old.compressed);
});
