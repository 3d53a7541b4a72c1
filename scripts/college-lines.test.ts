import fastify from 'fastify';
import { collegeLines } from './college-lines';

test('the list of colleges stays as it was last known while the database is away', async () => {
  const app = fastify();
  let colleges = [{ name: 'Tea College', state: 'Assam' }];
  let isAway = false;
  app.get('/api/colleges', (_request, reply) =>
    isAway ? reply.code(503).send({ message: 'later' }) : reply.send(colleges),
  );
  const lines = collegeLines(app);
  expect(await lines()).toEqual(['Tea College, Assam']);
  isAway = true;
  expect(await lines()).toEqual(['Tea College, Assam']);
  isAway = false;
  colleges = [];
  expect(await lines()).toEqual([]);
  await app.close();
});
