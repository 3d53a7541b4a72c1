import { commentOn, writeReport } from '../modules/reports/report-fixture';
import { describeOnEachDatabase, makeCampus, publish } from '../testing';
import { decisions, operate } from './operate-fixture';

interface Answer {
  readonly student: { readonly id: string };
}

describeOnEachDatabase('operator commands for students', (t) => {
  it('find a student by email or username, and learn nothing of the confessions', async () => {
    const { author, other, college, community } = await makeCampus(t);
    const { _id: id } = await publish(author, community.id);
    expect((await writeReport(other, { kind: 'post', id })).statusCode).toBe(200);
    const byAddress = await operate<Answer>(t, 'students find', { student: author.email });
    const counts = { posts: 1, openReports: 1, sessions: 1 };
    expect(byAddress.student).toMatchObject({ id: author.id, suspendedAt: null, ...counts });
    const { _id: secret } = await publish(author, college.confessionsId);
    expect(await commentOn(author, secret, 'I wrote this')).toMatchObject({ isAuthor: true });
    expect((await writeReport(other, { kind: 'post', id: secret })).statusCode).toBe(200);
    const student = author.username.toUpperCase();
    expect(await operate<Answer>(t, 'students find', { student })).toEqual(byAddress);
    await expect(operate(t, 'students find', { student: 'nobody' })).rejects.toThrow(
      'There is no student “nobody”.',
    );
  });

  it('suspend a student, which ends the sessions at once, and restore the student', async () => {
    const { author, other } = await makeCampus(t);
    expect((await author.get('/api/communities')).statusCode).toBe(200);
    const given = { student: author.email, reason: 'Threats in the chat' };
    await operate(t, 'students suspend', given);
    expect((await author.get('/api/communities')).statusCode).toBe(401);
    expect((await other.get('/api/communities')).statusCode).toBe(200);
    const credentials = { email: author.email, password: author.password };
    expect((await t.visitor().post('/api/auth/login', credentials)).statusCode).toBe(403);
    await expect(operate(t, 'students suspend', given)).rejects.toThrow('is already suspended');
    expect((await decisions(t))[0]).toMatchObject({
      action: 'students suspend',
      subjectId: author.id,
      reason: 'Threats in the chat',
    });

    await operate(t, 'students restore', { student: author.username });
    expect((await t.visitor().post('/api/auth/login', credentials)).statusCode).toBe(200);
    await expect(operate(t, 'students restore', { student: author.email })).rejects.toThrow(
      'is not suspended',
    );
  });

  it('must give a reason for a suspension', async () => {
    const { author } = await makeCampus(t);
    await expect(
      operate(t, 'students suspend', { student: author.email, reason: ' ' }),
    ).rejects.toThrow('reason must not be empty');
    expect((await author.get('/api/communities')).statusCode).toBe(200);
  });

  it('make a student staff and undo it, and both are logged', async () => {
    const { author } = await makeCampus(t);
    const isStaff = async () => {
      const { student } = await operate<{ student: { isStaff: boolean } }>(t, 'students find', {
        student: author.email,
      });
      const me = (await author.get('/api/auth/me')).json<{ isStaff: boolean }>();
      return [student.isStaff, me.isStaff];
    };
    expect(await isStaff()).toEqual([false, false]);
    await operate(t, 'students staff', { student: author.email, reason: 'Runs mfe-feed' });
    expect(await isStaff()).toEqual([true, true]);
    await expect(operate(t, 'students staff', { student: author.email })).rejects.toThrow(
      'is already staff',
    );
    const [newest] = await decisions(t);
    expect(newest).toMatchObject({ action: 'students staff', reason: 'Runs mfe-feed' });
    await operate(t, 'students unstaff', { student: author.username });
    expect(await isStaff()).toEqual([false, false]);
    expect((await decisions(t))[0]).toMatchObject({ action: 'students unstaff' });
    await expect(operate(t, 'students unstaff', { student: author.email })).rejects.toThrow(
      'is not staff',
    );
  });
});
