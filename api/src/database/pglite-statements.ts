import type * as Pglite from '@electric-sql/pglite';
import { parsers, type Parameter } from './driver';
import { databaseProblem, stalePlan } from './errors';

interface Prepared {
  readonly name: string;
  /** PostgreSQL's type numbers of its parameters. */
  readonly types: readonly number[];
}

type Package = Pick<typeof Pglite, 'parse' | 'protocol'>;

/** The number of cached statements; varying texts must not fill the database's memory. */
const most = 500;

/**
 * Statements that are parsed and planned once instead of with every query, because in the embedded database this costs
 * more than running them. They are sent as one message instead of six.
 */
export function createStatements(client: Pglite.PGlite, { parse, protocol }: Package) {
  const { serialize } = protocol;
  // After an error, the messages up to this one are skipped.
  const sync = serialize.sync();
  const known = new Map<string, Prepared>();
  let made = 0;

  async function prepare(text: string): Promise<Prepared> {
    const name = `campus_${(made += 1)}`;
    const asked = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), sync];
    const { messages } = await client.execProtocol(Buffer.concat(asked));
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    known.set(text, statement);
    if (known.size > most) await dropOldest();
    return statement;
  }

  async function dropOldest(): Promise<void> {
    const [oldest] = known;
    if (!oldest) return;
    const [text, { name }] = oldest;
    known.delete(text);
    await client.execProtocol(Buffer.concat([serialize.close({ type: 'S', name }), sync]));
  }

  async function run<Row>(text: string, params: readonly Parameter[]): Promise<Row[]> {
    const { name, types } = known.get(text) ?? (await prepare(text));
    const values = params.map((value, at) => {
      if (value === null) return null;
      return client.serializers[types[at] ?? 0]?.(value) ?? String(value);
    });
    const bind = serialize.bind({ statement: name, values });
    const asked = [bind, serialize.describe({ type: 'P' }), serialize.execute(), sync];
    const { messages } = await client.execProtocol(Buffer.concat(asked));
    const [result] = parse.parseResults(messages, client.parsers, { parsers });
    return (result?.rows ?? []) as Row[];
  }

  /** A restore or a migration may have changed the result columns of a statement. */
  async function runAnew<Row>(text: string, params: readonly Parameter[]): Promise<Row[]> {
    try {
      return await run<Row>(text, params);
    } catch (error) {
      if (databaseProblem(error)?.code !== stalePlan) throw error;
      known.delete(text);
      return run<Row>(text, params);
    }
  }

  return {
    /** Waits for an open transaction, as every query does. */
    async query<Row>(text: string, params: readonly Parameter[]): Promise<Row[]> {
      await client.waitReady;
      return client._runExclusiveTransaction(() =>
        client.runExclusive(() => runAnew<Row>(text, params)),
      );
    },
  };
}
