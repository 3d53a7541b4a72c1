import { endpoint } from '@campus/contract';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { answerSchema } from './route';

const person = z.object({ username: z.string() });
const call = endpoint({
  method: 'GET',
  path: '/x',
  answer: z.object({
    list: z.array(z.object({ author: z.nullable(person), note: z.optional(z.string()) })),
    count: z._default(z.number(), 0),
  }),
});

async function serialized(answer: unknown) {
  const app = fastify();
  const schema = { response: { '2xx': answerSchema(call) } };
  app.get('/x', { schema }, async () => answer);
  return app.inject('/x');
}

describe('an answer', () => {
  it('has only the fields of the contract', async () => {
    const author = { username: 'asha', email: 'asha@college.example', password_hash: 'x' };
    const answer = await serialized({ list: [{ author, student_id: '7' }], count: 1, total: 1 });
    expect(answer.json()).toEqual({ list: [{ author: { username: 'asha' } }], count: 1 });
  });

  it('keeps null and leaves out absent optional fields', async () => {
    const answer = await serialized({
      list: [{ author: null, note: 'x' }, { author: null }],
      count: 0,
    });
    expect(answer.json()).toEqual({
      list: [{ author: null, note: 'x' }, { author: null }],
      count: 0,
    });
  });

  it('fails with 500 if a required field is missing', async () => {
    expect((await serialized({ list: [{ author: {} }], count: 0 })).statusCode).toBe(500);
    // A default is filled in by a page, never by the server.
    expect((await serialized({ list: [] })).statusCode).toBe(500);
  });
});
