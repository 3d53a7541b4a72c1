import { decodeDataUrl, pictureBytesMax } from './media';

const head = 'data:image/png;base64,';

it('decodes the data URLs of PNG, JPEG and WebP pictures', () => {
  for (const kind of ['png', 'jpeg', 'webp']) {
    expect(decodeDataUrl(`data:image/${kind};base64,aGVsbG8=`).toString()).toBe('hello');
  }
});

it.each([
  ['', 'not a picture'],
  ['http://127.0.0.1/x.png', 'not a picture'],
  ['file:///etc/passwd', 'not a picture'],
  ['blob:http://localhost/1', 'not a picture'],
  ['data:text/html;base64,aGVsbG8=', 'not a picture'],
  ['data:image/svg+xml;base64,aGVsbG8=', 'not a picture'],
  ['data:image/gif;base64,aGVsbG8=', 'not a picture'],
  ['data:image/png,aGVsbG8=', 'not a picture'],
  [' data:image/png;base64,aGVsbG8=', 'not a picture'],
  [head, 'broken base64'],
  [`${head}aGVsbG8`, 'broken base64'],
  [`${head}aGVs bG8=`, 'broken base64'],
  [`${head}aGVs\nbG8=`, 'broken base64'],
  [`${head}aG=sbG8=`, 'broken base64'],
  [`${head}<svg onload=x>==`, 'broken base64'],
  [`${head}====`, 'broken base64'],
])('rejects %p', (text, reason) => {
  expect(() => decodeDataUrl(text)).toThrow(reason);
});

it('accepts a picture of 1.5 MB and rejects one more byte', () => {
  const url = (bytes: number) => `${head}${Buffer.alloc(bytes).toString('base64')}`;
  expect(decodeDataUrl(url(pictureBytesMax))).toHaveLength(pictureBytesMax);
  expect(() => decodeDataUrl(url(pictureBytesMax + 1))).toThrow('too large');
});
