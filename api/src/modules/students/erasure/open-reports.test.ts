import { describeOnEachDatabase, type Harness, type TestStudent } from '../../../testing';
import { startHousekeeping } from '../../../housekeeping';
import { operate } from '../../../operator/operate-fixture';
import { write } from '../../conversations/conversation-fixture';
import { say } from '../../dating/dating-fixture';
import {
  commentOn,
  decide,
  makeThing,
  reportsOf,
  thingNames,
  writeReport,
  type Thing,
} from '../../reports/report-fixture';
import { readReport } from '../../reports/reports.repository';
import type { Evidence } from '../../reports/subjects/subject';
import { eraseDueStudents } from './erase-student';

async function erase(t: Harness, who: TestStudent, confessions = 'keep') {
  const body = { password: who.password, confessions };
  expect((await who.post('/api/user/delete', body)).statusCode).toBe(200);
  t.advance(8 * 24 * 3600);
  await eraseDueStudents(t.api.services);
}

/** A report of a new thing, by its reporter. */
async function reported(t: Harness, name: string) {
  const thing = await makeThing(t, name);
  const details = `Written by ${thing.reporter.username} about ${thing.author.username}`;
  expect((await writeReport(thing.reporter, thing, { details })).statusCode).toBe(200);
  const [id = ''] = await reportsOf(t, thing);
  return { thing, id };
}

describeOnEachDatabase('an open report', (t) => {
  const read = (id: string) => readReport(t.api.services.database, id);
  const stored = async (id: string) =>
    JSON.stringify(
      await t.api.services.database.query('select * from reports where id = $1', [id]),
    );
  const expectUnnamed = async (id: string, who: TestStudent) => {
    for (const word of [who.id, who.username, who.email]) {
      expect(await stored(id)).not.toContain(word);
    }
  };

  it.each(thingNames)('on a %s can be decided after its reporter was erased', async (name) => {
    const { thing, id } = await reported(t, name);
    const before = await read(id);
    await erase(t, thing.reporter);
    await expectUnnamed(id, thing.reporter);
    const { messages: _messages, ...evidence }: Partial<Evidence> = before?.evidence ?? {};
    const authorId = name === 'confession' ? null : thing.author.id;
    expect(await read(id)).toMatchObject({
      ...{ decision: 'open', reporter: null, details: '', reason: before?.reason },
      ...{ authorId, evidence, reporters: 1 },
    });
    const isGone = /message/.test(name);
    const answer = await operate(t, 'reports hide', { id, reason: 'Against the guidelines' });
    expect(answer).toMatchObject({
      report: { subject: isGone ? 'deleted' : 'hidden', decision: 'hidden' },
      notified: isGone || authorId === null ? 0 : 1,
    });
  });

  it.each([
    [
      'message',
      (who: TestStudent, { lists }: Thing) =>
        say(who, lists[0]?.split('/')[4] ?? '', 'My own words'),
    ],
    [
      'conversation-message',
      (who: TestStudent, { lists }: Thing) =>
        write(who, lists[0]?.split('/')[3] ?? '', 'My own words'),
    ],
  ])('on a %s keeps only what the reported student wrote', async (name, reply) => {
    const thing = await makeThing(t, name);
    expect((await reply(thing.reporter, thing)).statusCode).toBeLessThan(300);
    await writeReport(thing.reporter, thing);
    const [id = ''] = await reportsOf(t, thing);
    expect(await stored(id)).toContain('My own words');
    await erase(t, thing.reporter);
    expect(await stored(id)).not.toContain('My own words');
    const said = [{ sender_id: thing.author.id, message: 'Rude words' }];
    expect((await read(id))?.evidence).toMatchObject({ messages: said });
  });

  it.each(thingNames.filter((name) => name !== 'confession'))(
    'on a %s is closed with a note, and empty, after its author was erased',
    async (name) => {
      const { thing, id } = await reported(t, name);
      await erase(t, thing.author);
      await expectUnnamed(id, thing.author);
      expect(await stored(id)).not.toContain('Rude words');
      expect(await read(id)).toMatchObject({
        ...{ kind: thing.kind, decision: 'dismissed', subject: 'deleted', author: null },
        ...{ details: '', evidence: { images: [] }, reporter: thing.reporter.username },
        decisionReason: expect.stringContaining('the account was deleted'),
      });
    },
  );

  it('on a comment stays open, without the post, after the author of the post was erased', async () => {
    const { author, reporter, third, id: postId } = await makeThing(t, 'post');
    const { _id: commentId } = await commentOn(third, postId, 'Rude words');
    await writeReport(reporter, { kind: 'comment', id: commentId });
    const [id = ''] = await reportsOf(t, { id: commentId });
    await erase(t, author);
    expect(await read(id)).toMatchObject({
      decision: 'open',
      subject: 'deleted',
      author: third.username,
    });
    const { post, images, content }: Partial<Evidence> = (await read(id))?.evidence ?? {};
    expect({ post, images, content }).toEqual({ images: [], content: 'Rude words' });
    expect(
      await t.api.services.database.query('select 1 from post_images where post_id = $1', [postId]),
    ).toEqual([]);
  });

  it('on a confession goes with the confession, which would date the leaving of its author', async () => {
    const kept = await reported(t, 'confession');
    await erase(t, kept.thing.author);
    expect(await read(kept.id)).toMatchObject({ decision: 'open', subject: 'shown' });
    const gone = await reported(t, 'confession');
    await erase(t, gone.thing.author, 'delete');
    expect(await read(gone.id)).toBeUndefined();
  });

  it('on a confession goes 90 days after the decision if its reporter was erased', async () => {
    const { thing, id } = await reported(t, 'confession');
    await erase(t, thing.reporter);
    const tidy = async (days: number) => {
      t.advance(days * 24 * 3600);
      const house = startHousekeeping(t.api.services, { warn: jest.fn() });
      await house.firstRound;
      house.stop();
      return read(id);
    };
    expect(await tidy(91)).toMatchObject({ decision: 'open' });
    await decide(t, id, 'hidden');
    expect(await tidy(89)).toMatchObject({ decision: 'hidden' });
    expect(await tidy(2)).toBeUndefined();
  });

  it.each(['author', 'reporter'] as const)('goes with its %s once it is decided', async (role) => {
    const { thing, id } = await reported(t, 'ad');
    await decide(t, id, 'dismissed');
    await erase(t, thing[role]);
    expect(await read(id)).toBeUndefined();
  });
});
