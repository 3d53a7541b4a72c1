import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fromBufferPromise, type Entry } from 'yauzl';
import { tables } from '../../../database/database';
import { describeOnEachDatabase, type TestStudent } from '../../../testing';
import { makeFullStudent, marks, type FullStudent } from '../full-student-fixture';
import { isLeftOut } from './own-rows';
import { parts } from './parts';

type Row = Record<string, unknown>;

const columnsOf = new Map(
  (Object.values(tables) as unknown[])
    .filter((table) => is(table, PgTable))
    .map((table) => [
      getTableName(table as PgTable),
      Object.entries(getTableColumns(table as PgTable) as Record<string, PgColumn>),
    ]),
);

/** All names in a row, at any depth. */
function namesIn(row: unknown): string[] {
  if (Array.isArray(row)) return row.flatMap(namesIn);
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row).flatMap(([name, value]) => [name, ...namesIn(value)]);
}

/** The files of a zip by name. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries = await new Promise<Entry[]>((resolve, reject) => {
    const found: Entry[] = [];
    zip.on('entry', (entry) => {
      found.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(found));
    zip.on('error', reject);
    zip.readEntry();
  });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

async function download(student: TestStudent) {
  const answer = await student.get('/api/user/export');
  expect(answer.statusCode).toBe(200);
  const files = await unzip(answer.rawPayload);
  const data: Record<string, Row[]> = JSON.parse(String(files.get('data.json')));
  return { answer, files, data };
}

describeOnEachDatabase('the export of a student’s data', (t) => {
  let full: FullStudent;
  let file: Awaited<ReturnType<typeof download>>;

  beforeAll(async () => {
    full = await makeFullStudent(t);
    file = await download(full.student);
  });

  it('is sent as a zip file with cache-control: no-store', () => {
    expect(file.answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="campus-data-${marks.username}.zip"`,
      'cache-control': 'no-store',
    });
  });

  it.each(parts.map((part) => [part.name, part] as const))(
    '%s: every column is exported or listed as left out',
    (name, part) => {
      expect(file.data[name]).not.toEqual([]);
      const exported = new Set(namesIn(file.data[name]));
      const missing = part.tables.flatMap((table) =>
        (columnsOf.get(table) ?? [])
          .filter(([key, column]) => !exported.has(key) && !isLeftOut(`${table}.${column.name}`))
          .map(([key]) => `${table}.${key}`),
      );
      expect(missing).toEqual([]);
    },
  );

  it('contains texts, names, votes, seat requests and blocks of the student', () => {
    const text = JSON.stringify(file.data);
    const words = [
      ...[full.student.email, ...Object.values(marks), 'Lost my umbrella', 'I am in'],
      ...[
        'I skip lab',
        'Cats listen',
        'Glad to hear',
        'Hello there',
        'Hello you',
        'Again and again',
      ],
      ...['Sunrise trek', 'Open mic night', 'Study lamp', 'Kochi airport', 'For all who play'],
      ...['How do I join?', 'Friends are there', full.college.name, full.community.name],
    ];
    for (const word of words) expect([word, text.includes(word)]).toEqual([word, true]);
    expect(file.data['votes']?.map(({ value }) => value).sort()).toEqual([-1, 1]);
    expect(file.data['seatRequests']).toMatchObject([{ state: 'granted' }]);
    expect(file.data['peopleYouBlocked']).toMatchObject([{ name: 'Arjun D' }]);
  });

  it('contains each picture as stored, under the name in data.json', async () => {
    const named = Object.values(file.data)
      .flat()
      .flatMap(({ images }) => (Array.isArray(images) ? (images as string[]) : []));
    // One each for the student, a post, a confession, an ad, an event and a trip, and two of the profile.
    expect(named).toHaveLength(8);
    expect([...file.files.keys()].sort()).toEqual(['data.json', ...named].sort());
    for (const name of named) {
      const stored = await t.api.services.mediaStore.get(name.replace('images/', ''));
      expect(file.files.get(name)).toEqual(stored);
      expect((await sharp(file.files.get(name)).metadata()).format).toBe('webp');
    }
  });

  it('contains no data of others that the student could not see, and no secret', async () => {
    const text = String(file.files.get('data.json'));
    const { other, confession, matchId } = full;
    for (const word of [other.id, other.email, 'Saw it in the canteen', 'Me too']) {
      expect([word, text.includes(word)]).toEqual([word, false]);
    }
    const naming = Object.entries(file.data).filter(([, rows]) =>
      JSON.stringify(rows).includes(other.username),
    );
    // The student whom they wrote to about a listing.
    expect(naming.map(([list]) => list)).toEqual(['conversations']);
    const secrets = await t.api.services.database.query<{ secret: string }>(
      `select password_hash as secret from students union all select token_hash from sessions`,
    );
    for (const { secret } of secrets) expect(text).not.toContain(secret);
    expect(file.data['confessions']?.map(({ id }) => id)).toEqual([confession._id]);
    const theirs = await download(other);
    expect(JSON.stringify(theirs.data)).not.toContain('I skip lab');
    expect(JSON.stringify(theirs.data)).not.toContain('Quokka Nair');
    expect(theirs.data['datingMatches']).toMatchObject([{ id: matchId, name: marks.datingName }]);
  });

  it('shows a rejected or unmatched request like a pending one', async () => {
    const { data } = file;
    const byName = (rows: Row[] = []) => rows.map(({ name, state }) => `${name} ${state}`).sort();
    expect(byName(data['datingMatches'])).toEqual([
      'Arjun A accepted',
      'Arjun B received',
      'null sent',
    ]);
    const { database } = t.api.services;
    const exported = async () => {
      const matches = (await download(full.student)).data['datingMatches'];
      return matches?.find(({ state }) => state === 'sent');
    };
    const before = await exported();
    for (const state of ['rejected', 'unmatched']) {
      await database.query(
        `update dating_matches set state = $1, answered_at = now() where id = $2`,
        [state, String(before?.['id'])],
      );
      expect(await exported()).toEqual(before);
    }
  });

  it('leaves out a picture whose file is missing', async () => {
    const [name] = (file.data['ads']?.[0]?.['images'] ?? []) as string[];
    await t.api.services.mediaStore.remove(String(name).replace('images/', ''));
    const { files, data } = await download(full.student);
    expect(data['ads']?.[0]?.['images']).toEqual([name]);
    expect([...files.keys()]).not.toContain(name);
    expect(files.size).toBe(file.files.size - 1);
  });

  it('is closed to visitors and to requests from other sites', async () => {
    expect((await t.visitor().get('/api/user/export')).statusCode).toBe(401);
    const elsewhere = await full.student.get('/api/user/export', {
      'sec-fetch-site': 'cross-site',
    });
    expect(elsewhere.statusCode).toBe(403);
  });

  it('breaks off when a picture cannot be read, and logs no username', async () => {
    const { mediaStore } = t.api.services;
    jest.spyOn(mediaStore, 'get').mockRejectedValue(new Error('the disk is gone'));
    const lines = t.log.length;
    await expect(full.student.get('/api/user/export')).rejects.toThrow();
    const said = t.log.slice(lines).join('\n');
    expect(said).toContain('export aborted');
    expect(said).not.toContain(marks.username);
  });
});

describeOnEachDatabase(
  'the request for an export',
  (t) => {
    it('is limited to five times per day', async () => {
      const student = await t.student();
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await student.get('/api/user/export')).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  },
  { rateLimits: true },
);
