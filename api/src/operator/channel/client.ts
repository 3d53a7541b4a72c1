import { Refusal } from '@campus/node-tools/refusal';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Say, Site } from '../command';
import { announced, frame, refusedTrailer, type Announcement } from './announcement';

/** The running site behind its channel; undefined if none runs from this data folder. */
export async function runningSite(dataDir: string, say: Say): Promise<Site | undefined> {
  const site = announced(dataDir);
  // A site that is ending has withdrawn its announcement, or no longer answers.
  if (!site || !(await answers(site))) return undefined;
  return {
    async run(name, given) {
      const answer = await send(site, '/run', { name, given });
      return outcome(answer, say).catch(cutOff);
    },
    async backup(options) {
      const answer = await send(site, '/backup', options);
      return Readable.from(bytesOf(answer), { objectMode: false });
    },
  };
}

const gone = () => new Refusal('The site stopped meanwhile: start it and try again.');

function cutOff(error: unknown): never {
  throw error instanceof Refusal ? error : gone();
}

async function answers(site: Announcement): Promise<boolean> {
  const answer = await post(site, '/', {}).catch(() => undefined);
  answer?.resume();
  return answer?.statusCode === 404;
}

async function send(site: Announcement, path: string, order: object): Promise<IncomingMessage> {
  const answer = await post(site, path, order).catch(cutOff);
  if (answer.statusCode === 200) return answer;
  answer.resume();
  throw new Refusal('The running site has another version: restart it.');
}

async function post(site: Announcement, path: string, order: object): Promise<IncomingMessage> {
  const outgoing = request({
    host: '127.0.0.1',
    port: site.port,
    path,
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
  });
  outgoing.end(JSON.stringify(order));
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return answer;
}

async function outcome(answer: IncomingMessage, say: Say): Promise<object> {
  for await (const line of createInterface({ input: answer })) {
    const heard = frame.parse(JSON.parse(line));
    if ('refused' in heard) throw new Refusal(heard.refused);
    if ('result' in heard) return heard.result;
    say(heard.say);
  }
  throw gone();
}

async function* bytesOf(answer: IncomingMessage): AsyncIterable<Buffer> {
  try {
    for await (const chunk of answer) yield chunk as Buffer;
  } catch {
    throw gone();
  }
  const refused = answer.trailers[refusedTrailer];
  if (refused !== undefined) throw new Refusal(decodeURIComponent(refused));
}
