import { slowerThan } from '../testing/timing';
import { parseBody } from './json-body';

const size = 4 * 1024 * 1024;
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
  'characters of another script': () => many('{"a":"', 'क', '"}'),
  'bytes that are not UTF-8': () => Buffer.alloc(size, 0xff),
};

function errorOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

// Read like any other body, 17 MB of signs of another script cost 300 ms and 17 MB of objects four seconds. Refusing
// them costs at most a sixteenth of that; a quarter is allowed.
test.each(Object.entries(hostile))(
  'rejects a 4 MB body of %s in at most a quarter of the time to parse it',
  async (_, make) => {
    const body = make();
    expect(() => parseBody(body)).toThrow(expect.objectContaining({ status: 400 }));
    // The matchers stay out of what is timed: on a busy machine they take longer than either.
    const refuse = () => errorOf(() => parseBody(body));
    const parse = () => errorOf(() => JSON.parse(body.toString()) as unknown);
    expect(await slowerThan(parse, 1 / 4)(refuse)).toBe(false);
  },
);

test('reads a form with pictures, text in another script and escapes', () => {
  const form = {
    content: 'नमस्ते\n'.repeat(600),
    images: ['A'.repeat(5_000_000), 'B'.repeat(5_000_000)],
  };
  expect(parseBody(Buffer.from(JSON.stringify(form)))).toEqual(form);
});

test.each(['{"a":{"__proto__":{"x":1}}}', '[{"constructor":{"prototype":{}}}]', '{', '\ufeff{'])(
  'rejects the body %s',
  (body) => expect(() => parseBody(Buffer.from(body))).toThrow(),
);
