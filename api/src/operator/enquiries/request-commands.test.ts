import type { College } from '@campus/contract';
import { randomUUID } from 'node:crypto';
import { tables } from '../../database/database';
import { describeOnEachDatabase, makeCampus, type Harness, type TestStudent } from '../../testing';
import { decisions, operate } from '../operate-fixture';

async function collegeRequest(
  t: Harness,
  changes: { emailSuffix: string; requesterEmail: string },
) {
  const [row] = await t.api.services.database.orm
    .insert(tables.collegeRequests)
    .values({
      requesterName: 'Asha',
      requesterPhone: '98765 43210',
      name: 'Malabar College',
      state: 'Kerala',
      country: 'India',
      contactEmail: 'office@malabar.example',
      reason: 'We are many.',
      createdAt: t.api.services.clock(),
      ...changes,
    })
    .returning();
  return row?.id ?? '';
}

async function communityRequest(t: Harness, student: TestStudent, name: string) {
  const [row] = await t.api.services.database.orm
    .insert(tables.communityRequests)
    .values({
      collegeId: student.collegeId,
      studentId: student.id,
      name,
      description: 'Boards and clocks.',
      createdAt: t.api.services.clock(),
    })
    .returning();
  return row?.id ?? '';
}

async function notifiedKinds(t: Harness, student: TestStudent) {
  const { notifications } = tables;
  const list = await t.api.services.database.orm.select().from(notifications);
  return list
    .filter(({ studentId }) => studentId === student.id)
    .map(({ kind, subjectId }) => ({ kind, subjectId }));
}

describeOnEachDatabase('operator commands for college requests', (t) => {
  it('accept a request: create the college, mail all requesters and close their requests', async () => {
    const id = await collegeRequest(t, {
      emailSuffix: '@malabar.example',
      requesterEmail: 'asha@home.example',
    });
    const list = await operate<{ requests: { id: string }[] }>(t, 'college-requests list');
    expect(list.requests.map((each) => each.id)).toContain(id);
    const shown = await operate(t, 'college-requests show', { id });
    expect(shown).toMatchObject({ request: { reason: 'We are many.', decision: 'pending' } });

    await collegeRequest(t, {
      emailSuffix: '@malabar.example',
      requesterEmail: 'ravi@home.example',
    });
    const { collegeId } = await operate(t, 'college-requests accept', { id });
    const colleges = (await t.visitor().get('/api/colleges')).json<College[]>();
    expect(colleges.find(({ _id }) => _id === collegeId)?.name).toBe('Malabar College');
    const mail = await t.postbox.mailTo('asha@home.example');
    expect(mail.text).toContain('Malabar College');
    // Others who requested the same college are settled with it.
    expect((await t.postbox.mailTo('ravi@home.example')).text).toBe(mail.text);
    expect(await operate(t, 'college-requests list')).toEqual({ requests: [] });
    await expect(operate(t, 'college-requests accept', { id })).rejects.toThrow(
      'It was already accepted.',
    );
  });

  it('cannot accept a request for an existing suffix, and the request stays open', async () => {
    const id = await collegeRequest(t, {
      emailSuffix: '@malabar.example',
      requesterEmail: 'second@home.example',
    });
    await expect(operate(t, 'college-requests accept', { id })).rejects.toThrow(
      'A college with @malabar.example already exists.',
    );
    const list = await operate<{ requests: { id: string }[] }>(t, 'college-requests list');
    expect(list.requests.map((each) => each.id)).toEqual([id]);
  });

  it('refuse a request with a reason that is mailed and logged', async () => {
    const id = await collegeRequest(t, {
      emailSuffix: '@fake.example',
      requesterEmail: 'third@home.example',
    });
    await operate(t, 'college-requests refuse', { id, reason: 'It is <no> college.' });
    const mail = await t.postbox.mailTo('third@home.example');
    expect(mail.text).toContain('It is <no> college.');
    expect(mail.html).toContain('It is &lt;no&gt; college.');
    expect((await decisions(t))[0]).toMatchObject({
      action: 'college-requests refuse',
      subjectId: id,
      reason: 'It is <no> college.',
    });
    expect((await t.visitor().get('/api/colleges')).body).not.toContain('@fake.example');
  });

  it('get an error if the request does not exist', async () => {
    const id = randomUUID();
    for (const verb of ['show', 'accept']) {
      await expect(operate(t, `college-requests ${verb}`, { id })).rejects.toThrow(
        `There is no request ${id}.`,
      );
    }
    await expect(operate(t, 'college-requests show', { id: '7' })).rejects.toThrow('id must be');
  });
});

describeOnEachDatabase('operator commands for community requests', (t) => {
  it('accept a request: create the community and notify the student', async () => {
    const { author } = await makeCampus(t);
    const id = await communityRequest(t, author, 'Chess Circle');
    await operate(t, 'community-requests accept', { id });
    expect((await author.get('/api/communities')).body).toContain('Chess Circle');
    expect(await notifiedKinds(t, author)).toEqual([{ kind: 'community-accepted', subjectId: id }]);
    await expect(
      operate(t, 'community-requests refuse', { id, reason: 'Too late' }),
    ).rejects.toThrow('It was already accepted.');
  });

  it('cannot accept a request for an existing community; it stays open, no notification', async () => {
    const { author, community } = await makeCampus(t);
    const id = await communityRequest(t, author, community.name.toUpperCase());
    await expect(operate(t, 'community-requests accept', { id })).rejects.toThrow('already');
    expect(await notifiedKinds(t, author)).toEqual([]);
    const shown = await operate(t, 'community-requests show', { id });
    expect(shown).toMatchObject({ request: { decision: 'pending' } });
  });

  it('refuse a request: notify the student and create no community', async () => {
    const { author } = await makeCampus(t);
    const id = await communityRequest(t, author, 'Gossip');
    await operate(t, 'community-requests refuse', { id, reason: 'We have confessions' });
    expect(await notifiedKinds(t, author)).toEqual([{ kind: 'community-refused', subjectId: id }]);
    expect((await author.get('/api/communities')).body).not.toContain('Gossip');
    expect((await decisions(t))[0]).toMatchObject({
      action: 'community-requests refuse',
      reason: 'We have confessions',
    });
  });
});

describeOnEachDatabase('operator commands for contact messages', (t) => {
  it('show, list and remove the messages of the contact page', async () => {
    const row = { name: 'Ravi', email: 'ravi@home.example', subject: 'Hello', message: 'A\nB' };
    const { contactMessages } = tables;
    const createdAt = t.api.services.clock();
    const [{ id } = { id: '' }] = await t.api.services.database.orm
      .insert(contactMessages)
      .values({ ...row, createdAt })
      .returning();
    const shown = await operate(t, 'contact show', { id });
    expect(shown).toEqual({ message: { id, ...row, createdAt: createdAt.toISOString() } });
    await operate(t, 'contact remove', { id, dryRun: true });
    expect(await operate(t, 'contact list')).toEqual({ messages: [shown['message']] });
    await operate(t, 'contact remove', { id });
    expect(await operate(t, 'contact list')).toEqual({ messages: [] });
    await expect(operate(t, 'contact remove', { id })).rejects.toThrow('There is no message');
  });
});
