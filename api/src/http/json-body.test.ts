import { takes } from '../testing/timing';
import { parseBody } from './json-body';

const size = 17 * 1024 * 1024;
const many = (start: string, unit: string, end: string) =>
  Buffer.from(
    start + unit.repeat(Math.floor((size - start.length - end.length) / unit.length)) + end,
  );

const hostile: Readonly<Record<string, () => Buffer>> = {
  objects: () => many('[', '{},', '1]'),
  lists: () => many('[', '[],', '1]'),
  texts: () => many('[', '"",', '1]'),
  numbers: () => many('[', '1,', '1]'),
  keys: () => many('{', '"k":1,', '"k":1}'),
  depth: () => many('', '[', ''),
  escapes: () => many('{"a":"', '\\u0915', '"}'),
  'signs of another script': () => many('{"a":"', 'क', '"}'),
  'bytes that are no text': () => Buffer.alloc(size, 0xff),
};

test.each(Object.entries(hostile))(
  'a body of megabytes of %s is refused at once',
  async (_, make) => {
    const body = make();
    const refused = () =>
      expect(() => parseBody(body)).toThrow(expect.objectContaining({ status: 400 }));
    refused();
    expect(await takes(50, refused)).toBe(false);
  },
);

test('a form with pictures is read, with texts in any script and with escapes', () => {
  const form = {
    content: 'नमस्ते\n'.repeat(600),
    images: ['A'.repeat(5_000_000), 'B'.repeat(5_000_000)],
  };
  expect(parseBody(Buffer.from(JSON.stringify(form)))).toEqual(form);
});

test.each(['{"a":{"__proto__":{"x":1}}}', '[{"constructor":{"prototype":{}}}]', '{', '\ufeff{'])(
  'the body %s is refused',
  (body) => expect(() => parseBody(Buffer.from(body))).toThrow(),
);
