import { asAddresses, describeOnEachDatabase, makeCommunity, publish } from '../../testing';
import { sell } from '../ads/ad-fixture';
import { writeReport } from '../reports/report-fixture';
import { dater, introduced, match, say } from './dating-fixture';

/** Words that occur only in one profile and one conversation. */
const secrets = ['Quetzal', 'saxophone', 'vermilion', 'marmalade', 'xylophone'];

describeOnEachDatabase('dating data', (t) => {
  async function told() {
    const college = await t.college();
    const community = await makeCommunity(t, college);
    const asha = await t.student({ college });
    const [name, shortDescription, fullDescription, partnerPreferences, message] = secrets;
    const texts = { name, shortDescription, fullDescription, partnerPreferences };
    await asha.post('/api/dating/create-profile', await introduced(texts));
    const arjun = await dater(t, college, 'male');
    const matchId = await match(arjun, asha);
    await say(asha, matchId, message ?? '');
    await publish(asha, community.id);
    const address = (await asha.get('/api/dating/profile', asAddresses)).json().profilePhoto;
    return { college, community, asha, arjun, matchId, photo: address.split('/').pop() };
  }

  it('appears in no response outside dating, for any student or visitor', async () => {
    const { college, community, asha, arjun, matchId, photo } = await told();
    const third = await dater(t, college, 'male');
    const paths = [
      '/api/posts',
      '/api/posts/important',
      `/api/posts/community/${community.id}`,
      '/api/communities',
      '/api/auth/me',
      '/api/auth/verify-token',
      '/api/user/posts',
      '/api/sell',
      '/api/cabs',
      '/api/events',
      '/api/explores',
      '/api/colleges',
      `/api/auth/check-username?username=${asha.username}`,
    ];
    for (const who of [asha, arjun, third, t.visitor()]) {
      for (const path of paths) {
        const answer = await who.get(path, asAddresses);
        for (const secret of [...secrets, matchId, photo]) {
          expect(answer.body).not.toContain(secret);
        }
      }
    }
  });

  it('appears in no log line of successful or failed calls, a report among them', async () => {
    const { asha, arjun, matchId, photo } = await told();
    await asha.get(`/api/dating/profile/${arjun.id}`);
    await asha.get(`/api/dating/photos/${photo}`);
    await asha.get(`/api/dating/chat/${matchId}?before=xylophone`);
    await say(asha, matchId, 'I will kill you, xylophone');
    await say(asha, matchId, { message: 'x'.repeat(1001), receiverId: arjun.id });
    const report = await writeReport(
      asha,
      { kind: 'profile', id: arjun.id },
      { details: 'A marmalade' },
    );
    expect(report.statusCode).toBe(200);
    const query = t.api.services.database.query.bind(t.api.services.database);
    const broken = jest
      .spyOn(t.api.services.database, 'query')
      .mockImplementation((text, params) =>
        text.includes('dating_') ? query(`${text} broken`, params) : query(text, params),
      );
    expect((await asha.get(`/api/dating/chat/${matchId}`)).statusCode).toBe(500);
    expect((await asha.get('/api/dating/explore')).statusCode).toBe(500);
    broken.mockRestore();
    const log = t.log.join('\n');
    expect(log).toContain('/api/dating/chat/:matchId');
    expect(log).toContain('/api/reports');
    for (const secret of [...secrets, matchId, photo, asha.id, arjun.id]) {
      expect(log).not.toContain(secret);
    }
  });

  it('is sent with cache-control: no-store', async () => {
    const { asha, arjun, matchId } = await told();
    const paths = ['home', 'profile', 'explore', `profile/${arjun.id}`, 'match-requests'];
    for (const path of [...paths, 'accepted-matches', `chat/${matchId}`, 'blocked']) {
      const answer = await asha.get(`/api/dating/${path}`);
      expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store']);
    }
  });

  it('contains no email address, username, phone number, college or password hash', async () => {
    const { asha, arjun, matchId } = await told();
    const { phone } = await sell(asha);
    const paths = ['home', 'explore', `profile/${asha.id}`, 'accepted-matches', `chat/${matchId}`];
    for (const path of paths) {
      const { body } = await arjun.get(`/api/dating/${path}`, asAddresses);
      for (const told of [asha.email, asha.username, phone, asha.collegeId, '_hash', 'college']) {
        expect(body).not.toContain(told);
      }
    }
  });
});
