import { Refusal } from '@campus/node-tools/refusal';
import * as z from 'zod';
import { later } from '../clock';
import {
  createToken,
  listTokens,
  revokeToken,
  rights,
  type Right,
} from '../modules/deploys/tokens.repository';
import { command, id, word } from './command';

const day = 86_400;

const remote = z
  .string()
  .regex(/^(?:mfe-[a-z0-9-]+|shell)$/, 'must be the name of a remote, such as mfe-feed, or shell');

const days = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(730, 'must be at most 730')
  .default(365);

const isRight = (text: string): text is Right => rights.some((right) => right === text);

const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim());

// Still a text: it is checked here, and again in the process that has the data.
const may = z
  .string()
  .refine((text) => partsOf(text).every(isRight), `must be one or more of ${rights.join(',')}`)
  .default(rights.join(','));

const create = command({
  name: 'tokens create',
  takes: (it) =>
    it
      .argument('<remote>')
      .option('--name <text>')
      .option('--days <number>')
      .option('--may <rights>'),
  description: `Creates a token with which a team publishes its remote from another machine, and prints it once. --name says whose it is, --days how long it is valid (default 365), --may what it allows: ${rights.join(',')}.`,
  args: z.object({ remote, name: word.optional(), days, may }),
  async run({ database, clock }, { remote: of, name = of, days: count, may: given }) {
    const allowed = [...new Set(partsOf(given).filter(isRight))];
    const expiresAt = later(clock(), count * day);
    const order = { remote: of, name, may: allowed, expiresAt };
    const made = await createToken(database, order, clock());
    return { ...made, remote: of, name, may: allowed, expiresAt: expiresAt.toISOString() };
  },
  toText: ({ token, id: of, remote: name, may: allowed, expiresAt }) =>
    `Token ${of} allows ${allowed.join(', ')} of ${name} until ${expiresAt.slice(0, 10)}. It is shown only once:\n${token}`,
});

const list = command({
  name: 'tokens list',
  description: 'Lists the tokens, what they allow, and when they were last used.',
  args: z.object({}),
  async run({ database, clock }) {
    const now = clock();
    const tokens = (await listTokens(database)).map(({ revokedAt, expiresAt, ...token }) => ({
      ...token,
      expiresAt,
      revokedAt,
      state: revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'good',
    }));
    return { tokens };
  },
  // Dates arrive through the channel as texts.
  toText: ({ tokens }) =>
    tokens
      .map(({ id: of, remote: name, name: whose, may: allowed, state, expiresAt, usedAt }) => {
        const until = new Date(expiresAt).toISOString().slice(0, 10);
        const used = usedAt ? `used ${new Date(usedAt).toISOString()}` : 'never used';
        return `${of}  ${name}  ${whose}  ${allowed.join(',')}  ${state}, until ${until}, ${used}`;
      })
      .join('\n') || 'No tokens.',
});

const revoke = command({
  name: 'tokens revoke',
  takes: (it) => it.argument('<id>'),
  description: 'Revokes a token immediately.',
  args: z.object({ id }),
  async run({ database, clock }, { id: of }) {
    const token = await revokeToken(database, of, clock());
    if (!token) throw new Refusal('No valid token has that id.');
    return { id: of, ...token };
  },
  toText: ({ remote: name, name: whose }) => `The token ${whose} of ${name} is revoked.`,
});

export const tokenCommands = [create, list, revoke];
