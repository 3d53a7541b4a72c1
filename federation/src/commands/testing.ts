import { operateRemotes, type PublishOrder } from './operate';
import type { Published } from '../registry/publish';

/** What a command printed, said and ended with. */
export interface Operated {
  code: number;
  stdout: string[];
  stderr: string[];
  /** What publishing was asked for. */
  orders: PublishOrder[];
}

type Publish = (order: PublishOrder) => Promise<Published>;

const published: Publish = async ({ remote }) => ({
  remote,
  build: 'two',
  from: 'one',
  changed: true,
});

/** Runs `npm run remotes -- <words>` on a folder of remotes, in this process. */
export async function operate(
  remotesDir: string,
  words: string,
  publish: Publish = published,
): Promise<Operated> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const orders: PublishOrder[] = [];
  const code = await operateRemotes(
    words.split(' ').filter(Boolean),
    { REMOTES_DIR: remotesDir },
    {
      publish: (order) => {
        orders.push(order);
        return publish(order);
      },
      print: (line) => stdout.push(line),
      say: (line) => stderr.push(line),
    },
  );
  return { code, stdout, stderr, orders };
}
