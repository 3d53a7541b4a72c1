import type { Endpoint } from '@campus/contract';
import { endpoints, filled, filledOneByOne, hostileTexts } from '@campus/contract/testing';
import { describeOnOneDatabase } from '../testing';
import { slowerThan } from '../testing/timing';
import { parseBody } from './json-body';

/** The maximum of a small body. */
const texts = hostileTexts(60_000);
/** The maximum of a comment: valid text is also moderated. */
const commentTexts = hostileTexts(1000);

const odd: Readonly<Record<string, string>> = {
  depth: '['.repeat(30_000),
  'a long list': `[${'{},'.repeat(20_000)}1]`,
  'a long key': JSON.stringify({ ['k'.repeat(60_000)]: 1 }),
  'a long number': `{"price":${'9'.repeat(60_000)}}`,
  'an exponent': `{"price":1e${'9'.repeat(60_000)}}`,
  prototypes: `[${'{"__proto__":1},'.repeat(3000)}1]`,
};

/**
 * The permitted cost of a student's call at any time: that of a form with pictures, some 30 ms on an idle machine. This
 * suite found calls that took seconds: 60 kB in one field that a pattern read again from each of its characters.
 */
const form = Buffer.from(
  JSON.stringify({ images: ['A', 'B', 'C'].map((sign) => sign.repeat(4_000_000)) }),
);
const isSlow = slowerThan(() => parseBody(form), 3);

const bodyOf = ({ body }: Endpoint, text: string) => JSON.stringify(body && filled(body, text));

const bodiesOf = ({ body }: Endpoint, text: string) =>
  body ? filledOneByOne(body, text).map((each) => JSON.stringify(each)) : [];

describeOnOneDatabase('a hostile call', (t) => {
  async function slowCalls(bodies: (endpoint: Endpoint) => readonly (readonly [string, string])[]) {
    const slow: string[] = [];
    const broken: string[] = [];
    const student = await t.student();
    const writes = endpoints.filter(({ body, path }) => body && path !== '/api/user/delete');
    for (const endpoint of writes) {
      const url = endpoint.path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      for (const [what, payload] of bodies(endpoint)) {
        const name = `${endpoint.method} ${endpoint.path}: ${what}`;
        const headers = { cookie: student.cookie(), 'content-type': 'application/json' };
        const call = async () => {
          const answer = await t.api.app.inject({ method: endpoint.method, url, payload, headers });
          if (answer.statusCode >= 500) broken.push(`${name} ${answer.statusCode}`);
        };
        if (await isSlow(call)) slow.push(name);
      }
    }
    return { slow, broken };
  }

  it('with 60 kB of hostile text in any one field is answered fast and without a 5xx status', async () => {
    const judged = await slowCalls((endpoint) =>
      texts.flatMap(([what, text]) =>
        bodiesOf(endpoint, text).map((body) => [what, body] as const),
      ),
    );
    expect(judged).toEqual({ slow: [], broken: [] });
  });

  it('with 1000 characters of hostile text in all fields is answered fast', async () => {
    const judged = await slowCalls((endpoint) =>
      commentTexts.map(([what, text]) => [what, bodyOf(endpoint, text)]),
    );
    expect(judged).toEqual({ slow: [], broken: [] });
  });

  it('with JSON of an unusual structure is answered fast', async () => {
    expect(await slowCalls(() => Object.entries(odd))).toEqual({ slow: [], broken: [] });
  });

  it('with a long header, path or query is answered fast', async () => {
    const student = await t.student();
    const long = 'a='.repeat(7000);
    const asked = {
      cookies: { url: '/api/colleges', headers: { cookie: ';'.repeat(15_000) } },
      'one cookie': { url: '/api/colleges', headers: { cookie: `campus_session=${long}` } },
      encodings: { url: '/api/colleges', headers: { 'accept-encoding': 'br;q=0'.repeat(2000) } },
      preferences: { url: '/api/posts', headers: { prefer: 'images ='.repeat(1900) } },
      proxies: { url: '/api/colleges', headers: { 'x-forwarded-for': '1.1.1.1,'.repeat(1900) } },
      browser: { url: '/api/user/profile', headers: { 'user-agent': 'Version/'.repeat(1900) } },
      parameters: { url: `/api/posts?${'page=1&'.repeat(2000)}`, headers: {} },
      'a long parameter': { url: `/api/sell?search=${long}`, headers: {} },
      'a long path': { url: `/api/posts/${'a/'.repeat(7000)}`, headers: {} },
      'a long id': { url: `/api/posts/${long}`, headers: {} },
      'an encoded path': { url: `/api/posts/${'%2e'.repeat(4000)}`, headers: {} },
    };
    const slow = [];
    for (const [what, { url, headers }] of Object.entries(asked)) {
      const cookie = student.cookie();
      if (await isSlow(() => t.api.app.inject({ url, headers: { cookie, ...headers } }))) {
        slow.push(what);
      }
    }
    expect(slow).toEqual([]);
  });
});
