// PGlite, loaded by Node itself: once per worker, so its WebAssembly is compiled once. Loading a copy of the
// tests' template takes half a second and emptying it a twentieth: a database that one test closes is reused
// by the next test of the worker.
const { readFileSync } = require('node:fs');
const Module = require('node:module');

// A reused database sets a timer for its statistics repeatedly; the process must not wait for it.
function loadWithoutWaiting(name) {
  const file = require.resolve(name);
  const loaded = new Module(file, module);
  loaded.filename = file;
  loaded.paths = Module._nodeModulePaths(file);
  const timer = 'const setTimeout = (...given) => globalThis.setTimeout(...given).unref();';
  loaded._compile(timer + readFileSync(file, 'utf8'), file);
  return loaded.exports;
}

const pglite = loadWithoutWaiting('@electric-sql/pglite');
const idle = new Map();

const shape = `select md5(string_agg(c.relkind::text || c.oid::text || c.relname || c.relnatts, ' ' order by c.oid)) as shape
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname not like 'pg\\_%'`;
const names = `select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`;

const one = async (client, text) => (await client.query(text)).rows[0];

/** Empties the database. False if a test has changed its tables, so that it no longer matches the template. */
async function emptied(client, before) {
  await client.exec('rollback');
  await client.exec('discard all');
  if ((await one(client, shape)).shape !== before) return false;
  await client.exec(`truncate ${(await one(client, names)).names} restart identity`);
  return true;
}

async function copy(options, of) {
  const client = await pglite.PGlite.create(options);
  const end = client.close.bind(client);
  const before = (await one(client, shape)).shape;
  client.close = async () => {
    if (await emptied(client, before).catch(() => false)) idle.get(of).push(client);
    else await end();
  };
  return client;
}

async function create(options) {
  const of = options.loadDataDir?.name;
  if (of === undefined) return pglite.PGlite.create(options);
  if (!idle.has(of)) idle.set(of, []);
  return idle.get(of).pop() ?? copy(options, of);
}

const { defaultStartParams } = pglite.PGlite;
module.exports = { ...pglite, PGlite: { create, defaultStartParams } };
