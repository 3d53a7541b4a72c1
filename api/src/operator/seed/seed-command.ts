import { command } from '../command';
import { counted } from '../output';
import { fill } from './fill';
import { kinds, seedOptions } from './options';

const seed = command({
  name: 'seed',
  call: 'npm run seed --',
  usage: `${kinds.map((kind) => `[--${kind} <number>]`).join(' ')} [--seed <text>]`,
  says: 'Fills a college of its own, made when missing, with plausible content for load tests. The same seed and numbers give an empty database the same content; without --seed one is made up and printed.',
  args: seedOptions,
  begins: true,
  run: fill,
  tell({ seed: used, college, added, signIn }) {
    const parts = kinds
      .filter((kind) => added[kind] > 0)
      .map((kind) => counted(added[kind], kind.slice(0, -1), kind));
    const lines = [`Seed: ${used}`, `Added to ${college.name}: ${parts.join(', ') || 'nothing'}.`];
    if (signIn === null) return lines.join('\n');
    const { first, last, password } = signIn;
    const who = first === last ? first : `any student from ${first} to ${last}`;
    return [...lines, `Sign in as ${who} with the password ${password}`].join('\n');
  },
});

export const seedCommands = [seed];
