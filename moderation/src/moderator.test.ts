import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createModerator } from './moderator';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Hosted {
  readonly url: string;
  readonly bodies: string[];
  readonly headers: IncomingMessage['headers'][];
  close: () => Promise<void>;
}

async function hosted(answer: Answer): Promise<Hosted> {
  const bodies: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(`${request.url ?? ''} ${body}`);
      headers.push(request.headers);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${String(port)}/v1`, bodies, headers, close };
}

function json(value: unknown): Answer {
  return (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
}

const fine = [{ field: 'content', text: 'The library is open till nine', kind: 'post' as const }];
const foul = [...fine, { field: 'comment', text: 'madarchod', kind: 'comment' as const }];

async function withHosted<T>(answer: Answer, use: (service: Hosted) => Promise<T>): Promise<T> {
  const service = await hosted(answer);
  try {
    return await use(service);
  } finally {
    await service.close();
  }
}

it('names the field, the class and the reason of the first rejected text', async () => {
  expect(await createModerator().moderate(foul)).toEqual({
    verdict: 'refuse',
    field: 'comment',
    classification: 'abuse',
    reason: expect.stringContaining('madarchod'),
  });
});

it('allows when both the embedded and the hosted check allow', async () => {
  await withHosted(
    json({ results: [{ flagged: false, categories: {} }] }),
    async ({ url, bodies }) => {
      expect(await createModerator({ url }).moderate(fine)).toEqual({ verdict: 'allow' });
      expect(bodies).toEqual(['/v1/moderations {"input":"The library is open till nine"}']);
    },
  );
});

it('rejects what the hosted check flags, with our own class', async () => {
  const flagged = { flagged: true, categories: { hate: false, 'harassment/threatening': true } };
  await withHosted(json({ results: [flagged] }), async ({ url }) => {
    expect(await createModerator({ url }).moderate(fine)).toMatchObject({
      verdict: 'refuse',
      field: 'content',
      classification: 'threat',
    });
  });
});

it('sends no cookie and no authorization header', async () => {
  await withHosted(json({ results: [{ flagged: false }] }), async ({ url, headers }) => {
    await createModerator({ url }).moderate(fine);
    expect(Object.keys(headers[0] ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(headers[0]?.authorization).toBeUndefined();
  });
});

it('does not call the hosted check if the embedded check already rejects', async () => {
  await withHosted(json({ results: [{ flagged: false }] }), async ({ url, bodies }) => {
    expect(await createModerator({ url }).moderate(foul)).toMatchObject({ verdict: 'refuse' });
    expect(bodies).toEqual([]);
  });
});

describe.each<[string, Answer]>([
  ['answers 500', (_, response) => response.writeHead(500).end('{}')],
  ['answers with invalid JSON', (_, response) => response.end('<html>')],
  ['answers with JSON of another shape', json({ ok: true })],
  ['hangs', () => undefined],
  ['drops the connection', (request) => request.socket.destroy()],
])('when the hosted check %s', (_, answer) => {
  it('keeps the embedded verdict and logs no moderated text', async () => {
    await withHosted(answer, async ({ url }) => {
      const warn = jest.fn();
      const moderator = createModerator({ url, timeoutMs: 200, logger: { warn } });
      expect(await moderator.moderate(fine)).toEqual({ verdict: 'allow' });
      expect(warn).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(warn.mock.calls)).not.toContain('library');
    });
  });
});

it('falls back to the embedded check if the URL is invalid', async () => {
  expect(await createModerator({ url: 'not a url' }).moderate(fine)).toEqual({ verdict: 'allow' });
});
