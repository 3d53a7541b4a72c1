import { useOf } from './shared/text';
import { endpoints, inputs } from './testing';
import type { Node } from './testing/inputs';

const nodes = inputs();

test('inputs finds the fields in the path, query and body of the calls', () => {
  expect(endpoints.length).toBeGreaterThan(60);
  const texts = nodes.filter(({ schema }) => schema._zod.def.type === 'string');
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/contact body.email',
      'PUT /api/sell/:id params.id',
      'GET /api/cabs query.day',
      'POST /api/beacon body.incidents.*.message',
      'POST /api/dating/create-profile body.images.*',
    ]),
  );
});

test('every text and every list has a maximum length, checked before any pattern', () => {
  const wrong = nodes.flatMap(({ name, schema: { _zod } }) => {
    const { type, checks = [] } = _zod.def;
    if (type !== 'string' && type !== 'array') return [];
    const defs = checks.map((check) => check._zod.def);
    const length = defs.findIndex(
      ({ check, abort }) => check === 'max_length' && (abort === true || type === 'array'),
    );
    if (length < 0) return [`${name} has no longest length`];
    const pattern = defs.findIndex(({ check }) => check === 'string_format');
    return pattern >= 0 && pattern < length ? [`${name} is matched before it is measured`] : [];
  });
  expect(wrong).toEqual([]);
});

/** What a body says in no words of a person, by the names of the fields. */
const noTexts = [
  ...[
    'password',
    'newPassword',
    'oldPassword',
    'confirmPassword',
    'image',
    'images.*',
    'profilePhoto',
  ],
  ...['college_id', 'community_id', 'reason', 'to'],
  ...['ticket', 'incidents.*.ticket', 'seen.*.ticket', 'incidents.*.message'],
];

test('every text in a body declares its moderation and whether a report keeps it', () => {
  const bodies = nodes.filter(({ part, schema }) => {
    return part === 'body' && schema._zod.def.type === 'string';
  });
  const said = new Set(bodies.filter(({ schema }) => useOf(schema)).map(({ name }) => name));
  expect(said.size).toBeGreaterThan(40);
  const hasShape = ({ schema }: Node) =>
    schema._zod.def.checks?.some((check) => check._zod.def.check === 'string_format') === true;
  const silent = bodies.filter((node) => !said.has(node.name) && !hasShape(node));
  const names = silent.map(({ name }) => name.replace(/^.* body\./, ''));
  expect(names.filter((name) => !noTexts.includes(name))).toEqual([]);
});
