import { keepCompressed } from './send-file';

test('a text is compressed once, however often it is sent', () => {
  const keep = keepCompressed();
  const first = keep('a page');
  expect(keep(['a', 'page'].join(' ')).compressed).toBe(first.compressed);
  expect(keep('another page').tag).not.toBe(first.tag);
});

test('what is sent stays, and what has not been for long goes', () => {
  const keep = keepCompressed();
  const [live, old] = [keep('live'), keep('old')];
  for (let page = 0; page < 150; page += 1) {
    keep(`page ${page}`);
    expect(keep('live').compressed).toBe(live.compressed);
  }
  expect(keep('old').compressed).not.toBe(old.compressed);
});
