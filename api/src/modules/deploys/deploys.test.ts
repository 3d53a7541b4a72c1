import { operate } from '../../operator/operate-fixture';
import { tokenCommands } from '../../operator/token-commands';
import { describeOnEachDatabase } from '../../testing';

interface Made {
  readonly id: string;
  readonly token: string;
}

const tea = '/api/deploys/mfe-tea';
const day = 86_400;
const names = 'mfe-tea mfe-static mfe-feed mfe-marketplace mfe-messages mfe-dating shell'.split(
  ' ',
);

/** Every call about one remote. */
const everyCall = [
  ['GET', 'live'],
  ['PUT', 'build'],
  ...['publish', 'publish?canary=5', 'publish?check=1', 'publish?preview=1'].map(posted),
  ...['promote', 'rollback', 'end', 'off', 'on'].map(posted),
] as const;

function posted(call: string) {
  return ['POST', call] as const;
}

describeOnEachDatabase('the deploy API', (t) => {
  const make = (given: object = {}) =>
    operate<Made>(t, 'tokens create', { remote: 'mfe-tea', name: 'Tea CI', ...given });

  const bearer = (token: string, more = {}) => ({ authorization: `Bearer ${token}`, ...more });

  const calls = () => t.remotes.deployed.splice(0);

  it('deploy calls run with the name of the token and the source sent by CI', async () => {
    const { token } = await make();
    const source = { commit: 'abc', branch: 'main', run: '7', token: 'somebody else' };
    const headers = bearer(token, {
      'x-campus-source': encodeURIComponent(JSON.stringify(source)),
    });
    const body = { build: 'two', integrity: 'sha384-x' };
    const visitor = t.visitor();
    const answers = [
      await visitor.post(`${tea}/publish?canary=10&beside=one&besideCanary=`, body, headers),
      await visitor.post(`${tea}/promote`, {}, headers),
      await visitor.post(`${tea}/rollback`, { reason: 'cold' }, headers),
      await visitor.post(`${tea}/off`, { notice: 'Back at six' }, headers),
      await visitor.post(`${tea}/on`, undefined, headers),
      await visitor.post(`${tea}/publish?preview=1`, body, headers),
      await visitor.post(`${tea}/end`, { of: 'main' }, headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const named = { remote: 'mfe-tea', source: { ...source, token: 'Tea CI' } };
    expect(calls()).toMatchObject([
      {
        verb: 'publishStored',
        given: [{ ...named, canary: 10, beside: 'one', besideCanary: '' }, body],
      },
      { verb: 'promote', given: [named] },
      { verb: 'rollback', given: [named, 'cold'] },
      { verb: 'off', given: [named, 'Back at six'] },
      { verb: 'on', given: [named] },
      { verb: 'publishStored', given: [{ ...named, preview: true }, body] },
      { verb: 'endPreviews', given: [named, 'main'] },
    ]);
  });

  it('uploads a build archive of 2 MB and reads the live build', async () => {
    const { token } = await make();
    const sent = await t.api.app.inject({
      method: 'PUT',
      url: `${tea}/build?check=1`,
      headers: bearer(token, { 'content-type': 'application/zip' }),
      payload: Buffer.alloc(2_000_000),
    });
    expect(sent.statusCode).toBe(200);
    expect(calls()).toMatchObject([
      { verb: 'publishArchive', given: [{ check: true }, 2_000_000] },
    ]);
    const live = await t.visitor().get(`${tea}/live`, bearer(token));
    expect([live.statusCode, live.body]).toEqual([200, 'live']);
    expect((await t.visitor().get('/api/deploys', bearer(token))).json()).toEqual({ remotes: [] });
  });

  it('rejects a missing, wrong, expired or revoked token with 401', async () => {
    const { id, token } = await make();
    const { token: short } = await make({ days: 1 });
    const wrong = `${token.slice(0, -4)}AAAA`;
    const otherId = token.replace(/_[0-9a-f]{8}/, '_00000000');
    t.advance(day + 1);
    await operate(t, 'tokens revoke', { id });
    const answers = [];
    for (const headers of [
      {},
      bearer(''),
      bearer('campus_'),
      bearer(wrong),
      bearer(otherId),
      bearer(short),
      bearer(token),
      { authorization: `Basic ${token}` },
    ]) {
      const answer = await t.visitor().post(`${tea}/promote`, {}, headers);
      answers.push([answer.statusCode, answer.json().message]);
    }
    const refusal = [401, 'REMOTES_TOKEN is invalid, expired or revoked'];
    expect(answers).toEqual(answers.map(() => refusal));
    await expect(operate(t, 'tokens revoke', { id })).rejects.toThrow('No valid token has that id');
    expect(calls()).toEqual([]);
  });

  /** Sends every call about a remote. @returns the distinct answers */
  async function answersTo(remote: string, token: string): Promise<string[]> {
    const answers = new Set<string>();
    for (const [method, call] of everyCall) {
      const type = method === 'PUT' ? 'application/zip' : 'application/json';
      const answer = await t.api.app.inject({
        method,
        url: `/api/deploys/${remote}/${call}`,
        headers: bearer(token, method === 'GET' ? {} : { 'content-type': type }),
        ...(method !== 'GET' && { payload: '{"build":"two","integrity":"x"}' }),
      });
      answers.add(`${answer.statusCode} ${answer.json().message}`);
    }
    return [...answers];
  }

  it('rejects every call about any other remote', async () => {
    for (const own of names) {
      const { token } = await make({ remote: own });
      for (const other of names.filter((name) => name !== own)) {
        const refusal = `403 The token is for ${own}, not for ${other}`;
        expect(await answersTo(other, token)).toEqual([refusal]);
      }
    }
    expect(calls()).toEqual([]);
  });

  it('rejects every call with an expired or revoked token', async () => {
    const { id, token: revoked } = await make();
    await operate(t, 'tokens revoke', { id });
    const { token: expired } = await make({ days: 1 });
    t.advance(day + 1);
    for (const token of [revoked, expired]) {
      expect(await answersTo('mfe-tea', token)).toEqual([
        '401 REMOTES_TOKEN is invalid, expired or revoked',
      ]);
    }
    expect(calls()).toEqual([]);
  });

  it('limits a token to its remote and to its permitted actions', async () => {
    const { token } = await make({ may: 'canary, rollback' });
    const post = async (path: string) => {
      const body = { build: 'two', integrity: 'x' };
      const answer = await t.visitor().post(`/api/deploys/${path}`, body, bearer(token));
      return [answer.statusCode, answer.json().message];
    };
    expect(await post('mfe-coffee/rollback')).toEqual([
      403,
      'The token is for mfe-tea, not for mfe-coffee',
    ]);
    const { token: ofShell } = await make({ remote: 'shell' });
    const shell = await t.visitor().post('/api/deploys/shell/rollback', {}, bearer(ofShell));
    expect(shell.statusCode).toBe(200);
    expect(calls()).toMatchObject([{ verb: 'rollback', given: [{ remote: 'shell' }, undefined] }]);
    expect(await post('shell/rollback')).toEqual([403, 'The token is for mfe-tea, not for shell']);
    expect(await post('mfe-tea/publish')).toEqual([403, 'The token does not allow publish']);
    expect(await post('mfe-tea/promote')).toEqual([403, 'The token does not allow publish']);
    expect(calls()).toEqual([]);
    expect((await post('mfe-tea/publish?canary=5'))[0]).toBe(200);
    expect((await post('mfe-tea/publish?check=1'))[0]).toBe(200);
    expect((await post('mfe-tea/publish?canary=0'))[0]).toBe(400);
    expect((await post('mfe-tea/publish?preview=1'))[0]).toBe(200);
    expect(calls()).toHaveLength(3);
    const { token: undoing } = await make({ may: 'rollback' });
    for (const call of ['publish?preview=1', 'end']) {
      const body = { build: 'two', integrity: 'x' };
      const refused = await t.visitor().post(`${tea}/${call}`, body, bearer(undoing));
      expect(refused.json().message).toBe('The token does not allow publish or canary or preview');
    }
    expect(calls()).toEqual([]);
    const { token: ofPullRequests } = await make({ may: 'preview' });
    const codes = [];
    for (const call of [
      'publish?preview=1',
      'publish?check=1',
      'end',
      'publish',
      'publish?canary=5',
      'rollback',
    ]) {
      const body = { build: 'two', integrity: 'x' };
      codes.push(
        (await t.visitor().post(`${tea}/${call}`, body, bearer(ofPullRequests))).statusCode,
      );
    }
    expect(codes).toEqual([200, 200, 200, 403, 403, 403]);
    expect(calls()).toHaveLength(3);
  });

  it('the list of tokens shows state and last use, but the secret is not even stored', async () => {
    const { id, token } = await make({ name: 'Listed' });
    await t.visitor().get('/api/deploys', bearer(token));
    const { tokens } = await operate<{ tokens: { id: string }[] }>(t, 'tokens list');
    expect(tokens.find((each) => each.id === id)).toMatchObject({
      remote: 'mfe-tea',
      name: 'Listed',
      may: ['publish', 'canary', 'rollback', 'preview'],
      state: 'good',
      usedAt: expect.any(Date),
    });
    const text = JSON.stringify([
      tokens,
      await t.api.services.database.query('select * from deploy_tokens'),
    ]);
    // A secret may contain underscores, so it is cut off by its length.
    const secret = token.slice(-43);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(text).not.toContain(secret);
  });
});

describeOnEachDatabase(
  'deploy calls',
  (t) => {
    it('are rate limited after 20 wrong tokens, but not for valid ones', async () => {
      const { token } = await operate<Made>(t, 'tokens create', { remote: 'mfe-tea' });
      const status = async (authorization: string) =>
        (await t.visitor().get('/api/deploys', { authorization })).statusCode;
      for (let count = 0; count < 30; count += 1) expect(await status(`Bearer ${token}`)).toBe(200);
      const wrong = [];
      for (let count = 0; count < 21; count += 1) wrong.push(await status('Bearer campus_x'));
      expect(wrong).toEqual([...Array<number>(20).fill(401), 429]);
    });
  },
  { rateLimits: true },
);

describeOnEachDatabase(
  'a token for some addresses',
  (t) => {
    it('works from them only, as the trusted proxy names them, and the list shows them', async () => {
      const from = '192.0.2.0/24, 198.51.100.7,2001:db8::/32';
      const { token } = await operate<Made>(t, 'tokens create', { remote: 'mfe-tea', from });
      const answerFrom = async (address: string) => {
        const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
        const answer = await t.visitor().post(`${tea}/promote`, {}, headers);
        return [answer.statusCode, answer.json().message];
      };
      for (const address of ['192.0.2.9', '::ffff:192.0.2.9', '198.51.100.7', '2001:db8::1']) {
        expect(await answerFrom(address)).toEqual([200, undefined]);
      }
      expect(t.remotes.deployed.splice(0)).toHaveLength(4);
      for (const address of ['192.0.3.9', '::ffff:192.0.3.9', '198.51.100.8', '2001:db9::1']) {
        const refusal = `The token may not be used from ${address}`;
        expect(await answerFrom(address)).toEqual([403, refusal]);
      }
      expect(t.remotes.deployed).toEqual([]);
      const listed = await operate(t, 'tokens list');
      expect(tokenCommands.find(({ name }) => name === 'tokens list')?.toText(listed)).toContain(
        'publish,canary,rollback,preview from 192.0.2.0/24,198.51.100.7,2001:db8::/32  good, until',
      );
    });
  },
  { trustedProxies: ['127.0.0.1'] },
);
