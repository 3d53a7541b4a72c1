-- Divides the largest tables by a hash of the college, in one transaction. No query changes: each names its college, so
-- PostgreSQL reads one part. Make a backup, stop the site, then
--   psql "$DATABASE_DIRECT_URL" -v ON_ERROR_STOP=1 -f partition-by-college.sql
begin;
-- The parts are nobody's business but PostgreSQL's: lists of tables and backups see the whole ones.
create schema parts;
do $$
declare
  parts constant int := 16;
  name text;
  step text;
  steps text[];
begin
  foreach name in array array['posts', 'comments', 'votes', 'dating_messages', 'notifications'] loop
    execute format('alter table %I rename to undivided', name);
    execute format('create table %I (like undivided including defaults) partition by hash (college_id)', name);
    for part in 0 .. parts - 1 loop
      execute format('create table parts.%I partition of %I for values with (modulus %s, remainder %s)', name || '_' || part, name, parts, part);
    end loop;
    execute format('insert into %I select * from undivided', name);
    -- What belongs to the table and goes with it: indexes, its constraints, and the foreign keys of others to it.
    select array_agg(text order by rank) into steps from (
      select 1 as rank, replace(pg_get_indexdef(indexrelid), 'undivided', quote_ident(name)) as text from pg_index
        where indrelid = 'undivided'::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
      union all
      select case contype when 'f' then 2 else 0 end, format('alter table %s add constraint %I %s',
          case conrelid when 'undivided'::regclass then quote_ident(name) else conrelid::regclass::text end,
          conname, replace(pg_get_constraintdef(oid), 'undivided', quote_ident(name)))
        from pg_constraint
        where 'undivided'::regclass in (conrelid, confrelid) and conparentid = 0
    ) as belonging;
    drop table undivided cascade;
    foreach step in array steps loop
      execute step;
    end loop;
  end loop;
end $$;
commit;
