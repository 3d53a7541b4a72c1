import { Refusal } from '@campus/node-tools/refusal';
import * as z from 'zod';
import { later } from '../clock';
import { isAddressRange } from '../config';
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

const from = z
  .string()
  .refine(
    (text) => partsOf(text).every(isAddressRange),
    'must be addresses or CIDR ranges, such as 192.0.2.0/24,2001:db8::/32',
  )
  .optional();

const placesOf = (ranges: readonly string[]): string => ranges.join(',') || 'anywhere';

const create = command({
  name: 'tokens create',
  takes: (it) =>
    it
      .argument('<remote>')
      .option('--name <text>')
      .option('--days <number>')
      .option('--may <rights>')
      .option('--from <ranges>'),
  description: `Creates a token with which a team publishes its remote from another machine, and prints it once. --name says whose it is, --days how long it is valid (default 365), --may what it allows: ${rights.join(',')}, --from where it may be used: addresses or CIDR ranges (default anywhere).`,
  args: z.object({ remote, name: word.optional(), days, may, from }),
  async run({ database, clock }, { remote: of, name = of, days: count, ...given }) {
    const allowed = [...new Set(partsOf(given.may).filter(isRight))];
    const usableFrom = given.from === undefined ? [] : partsOf(given.from);
    const expiresAt = later(clock(), count * day);
    const order = { remote: of, name, may: allowed, usableFrom, expiresAt };
    const made = await createToken(database, order, clock());
    return { ...made, ...order, expiresAt: expiresAt.toISOString() };
  },
  toText: ({ token, id: of, remote: name, may: allowed, usableFrom, expiresAt }) =>
    `Token ${of} allows ${allowed.join(', ')} of ${name} from ${placesOf(usableFrom)} until ${expiresAt.slice(0, 10)}. It is shown only once:\n${token}`,
});

const list = command({
  name: 'tokens list',
  description: 'Lists the tokens, what they allow, from where, and when they were last used.',
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
      .map(({ id: of, remote: name, name: whose, state, expiresAt, usedAt, ...token }) => {
        const allows = `${token.may.join(',')} from ${placesOf(token.usableFrom)}`;
        const until = new Date(expiresAt).toISOString().slice(0, 10);
        const used = usedAt ? `used ${new Date(usedAt).toISOString()}` : 'never used';
        return `${of}  ${name}  ${whose}  ${allows}  ${state}, until ${until}, ${used}`;
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
