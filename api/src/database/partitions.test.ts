import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onServer, ownPostgres, type OwnPostgres } from '../testing/databases';

const serverUrl = process.env['TEST_DATABASE_URL'];
const onPostgres = serverUrl ? describe : describe.skip;
const shipped = new URL('../../../docker/partition-by-college.sql', import.meta.url);

const rules = `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule
  from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`;
const indexes = `select indexname as name, replace(indexdef, 'ON ONLY', 'ON') as index
  from pg_indexes where schemaname = 'public' order by 1`;
const content =
  'select p.content, c.content as comment from posts p join comments c on c.post_id = p.id order by 1';

onPostgres('tables divided by college', () => {
  let own: OwnPostgres;
  const read = (text: string) => own.database.query<Record<string, string>>(text);

  beforeAll(async () => {
    own = await ownPostgres(serverUrl ?? '');
    await read(`with of as (
        insert into colleges (name, state, country, email_suffix)
        select 'College ' || n, 'Goa', 'India', n || '.edu.example' from generate_series(1, 40) n returning id),
      place as (insert into communities (college_id, name, description) select id, 'Hostels', '' from of returning college_id, id),
      post as (insert into posts (college_id, community_id, content, created_at)
        select college_id, id, college_id::text, now() from place returning college_id, id)
      insert into comments (college_id, post_id, content, created_at) select college_id, id, 'Me too', now() from post`);
  });
  afterAll(() => own.drop());

  it('have the same rows, keys and indexes as before, and each query reads one part', async () => {
    const before = [await read(rules), await read(indexes), await read(content)];
    expect(before.map(({ length }) => length > 39)).toEqual([true, true, true]);
    await onServer(own.url, readFileSync(fileURLToPath(shipped), 'utf8'));
    expect([await read(rules), await read(indexes), await read(content)]).toEqual(before);
    const [college] = await read('select id from colleges limit 1');
    const plan = await read(
      `explain select id from posts where college_id = '${college?.['id']}' and author_id is not null
        order by created_at desc, id desc limit 10`,
    );
    const parts = plan.flatMap((line) => line['QUERY PLAN']?.match(/ on posts_\d+/g) ?? []);
    expect(parts).toHaveLength(1);
  });
});
