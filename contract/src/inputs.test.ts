import { endpoints, inputs } from './testing';

const nodes = inputs();

test('the calls and their fields are all looked at', () => {
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

test('every text and every list has a longest length, and no pattern comes before it', () => {
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
