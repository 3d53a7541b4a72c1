import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { tables, type Orm } from '../database/database';
import { describeOnEachDatabase, type TestStudent } from '../testing';
import { type Claim, claimed, createOnce, deleteOldKeys, isFirst } from './idempotency';

const { communities } = tables;

describeOnEachDatabase('a create with an Idempotency-Key', (t) => {
  interface Submit {
    readonly key?: string;
    readonly name?: string;
  }

  const call = (student: TestStudent, { key, name = 'chess' }: Submit) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const request = { method: 'POST', url: '/api/x', body: { name }, headers };
    const viewer = { studentId: student.id, collegeId: student.collegeId, session: '' };
    return { request: request as unknown as FastifyRequest, viewer };
  };
  const work = (student: TestStudent, prepared: string[] = []) => ({
    async prepare() {
      prepared.push('prepared');
      return randomUUID();
    },
    async write(tx: Orm, name: string) {
      await tx.insert(communities).values({ collegeId: student.collegeId, name, description: '' });
      return { name };
    },
  });
  const count = async (student: TestStudent) => {
    const sql = 'select 1 from communities where college_id = $1 and not is_confession';
    return (await t.api.services.database.query(sql, [student.collegeId])).length;
  };

  it('creates one row for fifty equal submits and answers them all alike', async () => {
    const student = await t.student();
    const prepared: string[] = [];
    const submit = () => t.api.services.once(call(student, { key: 'k1' }), work(student, prepared));
    const answers = await Promise.all(Array.from({ length: 50 }, submit));
    expect(new Set(answers.map((answer) => answer.name)).size).toBe(1);
    expect(await submit()).toEqual(answers[0]);
    expect(await count(student)).toBe(1);
    expect(prepared).toHaveLength(1);
  });

  it('creates one row when each submit reaches a different process', async () => {
    const student = await t.student();
    const { database, clock, config } = t.api.services;
    const submits = Array.from({ length: 6 }, async () => {
      const process = createOnce({ database, clock, secret: config.sessionSecret });
      return process(call(student, { key: 'k2' }), work(student));
    });
    const answers = await Promise.all(submits);
    expect(new Set(answers.map((answer) => answer.name)).size).toBe(1);
    expect(await count(student)).toBe(1);
  });

  it('rejects the same key with another body, at the same time or later', async () => {
    const student = await t.student();
    const submit = (name: string) =>
      t.api.services.once(call(student, { key: 'k3', name }), work(student));
    const both = await Promise.allSettled([submit('chess'), submit('cricket')]);
    expect(both.map((result) => result.status)).toEqual(['fulfilled', 'rejected']);
    await expect(submit('cricket')).rejects.toMatchObject({
      status: 422,
      failure: { message: 'This key was already used for another request' },
    });
    expect(await count(student)).toBe(1);
  });

  it('creates two rows without a key, and one row per student with the same key', async () => {
    const student = await t.student();
    await t.api.services.once(call(student, {}), work(student));
    await t.api.services.once(call(student, {}), work(student));
    expect(await count(student)).toBe(2);
    const other = await t.student();
    await t.api.services.once(call(student, { key: 'k4' }), work(student));
    await t.api.services.once(call(other, { key: 'k4' }), work(other));
    expect(await count(other)).toBe(1);
  });

  it('creates the row at the next submit after a failed one', async () => {
    const student = await t.student();
    const failing = { ...work(student), write: () => Promise.reject(new Error('no')) };
    const submit = call(student, { key: 'k5' });
    await expect(t.api.services.once(submit, failing)).rejects.toThrow('no');
    await t.api.services.once(submit, work(student));
    expect(await count(student)).toBe(1);
  });

  it('stores no student id with the key, and deletes the key after a day', async () => {
    const student = await t.student();
    await t.api.services.once(call(student, { key: 'k6' }), work(student));
    const { database, clock } = t.api.services;
    const read = () =>
      database.query('select * from idempotency_keys where college_id = $1', [student.collegeId]);
    expect(await read()).toHaveLength(1);
    expect(JSON.stringify(await read())).not.toContain(student.id);
    await deleteOldKeys(database.orm, clock());
    expect(await read()).toHaveLength(1);
    t.advance(26 * 3600);
    await deleteOldKeys(database.orm, clock());
    expect(await read()).toHaveLength(0);
  });

  describe('in one statement', () => {
    const text = `with ${claimed}, made as (
        insert into communities (college_id, id, name, description)
        select $1::uuid, $3::uuid, $7::text, '' where $2::uuid is not null
          and $7::text <> 'refused' and ${isFirst} returning id)
      select id from made`;
    const statement = (name: string) => {
      const { database } = t.api.services;
      return {
        prepare: () => Promise.resolve(name),
        write: async (claim: Claim, prepared: string) =>
          (await database.query<{ id: string }>(text, [...claim, prepared]))[0],
        find: (id: string) => Promise.resolve({ id }),
      };
    };

    it('creates one row when each submit reaches a different process', async () => {
      const student = await t.student();
      const { database, clock, config } = t.api.services;
      const submits = Array.from({ length: 6 }, async () => {
        const process = createOnce({ database, clock, secret: config.sessionSecret });
        return process.inOneStatement(call(student, { key: 's1' }), statement('chess'));
      });
      const answers = await Promise.all(submits);
      expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
      expect(await count(student)).toBe(1);
    });

    it('rejects the same key with another body', async () => {
      const student = await t.student();
      const submit = (name: string) =>
        t.api.services.once.inOneStatement(call(student, { key: 's2', name }), statement(name));
      await submit('chess');
      await expect(submit('cricket')).rejects.toMatchObject({ status: 422 });
      expect(await count(student)).toBe(1);
    });

    it('creates the row at the next submit after one that created nothing', async () => {
      const student = await t.student();
      const submit = (name: string) =>
        t.api.services.once.inOneStatement(call(student, { key: 's3' }), statement(name));
      expect(await submit('refused')).toBeUndefined();
      expect(await submit('chess')).toBeDefined();
      expect(await count(student)).toBe(1);
    });
  });

  it('rejects a key that is too long', async () => {
    const student = await t.student();
    const submit = call(student, { key: 'x'.repeat(201) });
    await expect(t.api.services.once(submit, work(student))).rejects.toMatchObject({ status: 400 });
  });
});
