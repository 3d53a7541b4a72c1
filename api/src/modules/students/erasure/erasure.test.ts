import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHousekeeping } from '../../../housekeeping';
import { outboxTransport } from '../../../mail/transports';
import { describeOnEachDatabase, type Harness } from '../../../testing';
import { makeFullStudent, marks, type FullStudent } from '../full-student-fixture';
import { eraseDueStudents } from './erase-student';

const dataDir = mkdtempSync(join(tmpdir(), 'campus-erasure-'));
const outbox = join(dataDir, 'outbox');
const day = 24 * 3600;

afterAll(() => rmSync(dataDir, { recursive: true }));

/** All stored data as text: each row of each table, and each file. */
async function everything({ api }: Harness): Promise<string[]> {
  const { database } = api.services;
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query<{ text: string }>(`select t::text as text from "${name}" t`);
    texts.push(...rows.map((row) => `${name} ${row.text}`));
  }
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    texts.push(`${file.name} ${readFileSync(join(file.parentPath, file.name), 'latin1')}`);
  }
  return texts;
}

/** Texts that contain a word, ignoring case. */
const naming = (texts: readonly string[], word: string) =>
  texts.filter((text) => text.toLowerCase().includes(word.toLowerCase()));

/** Rows whose count differs from the rows that it counts. */
async function wrongCounts({ api }: Harness) {
  return api.services.database.query(
    `select id from posts p where likes <> (select count(*) from votes v
         where v.post_id = p.id and value = 1)
       or dislikes <> (select count(*) from votes v where v.post_id = p.id and value = -1)
       or comments_count <> (select count(*) from comments m
         where m.post_id = p.id and m.hidden_at is null)
     union all select id from events e where interested_count <>
       (select count(*) from event_interests i where i.event_id = e.id)
     union all select id from explores x where interested_count <>
       (select count(*) from explore_interests i where i.explore_id = x.id)
     union all select id from communities c where members <>
       (select count(*) from community_members m where m.community_id = c.id)`,
  );
}

async function leave({ student }: FullStudent, confessions: 'keep' | 'delete') {
  const answer = await student.post('/api/user/delete', {
    password: student.password,
    confessions,
  });
  expect(answer.statusCode).toBe(200);
}

async function doChores(t: Harness) {
  const log = { warn: jest.fn() };
  const house = startHousekeeping(t.api.services, log);
  await house.firstRound;
  house.stop();
  expect(log.warn).not.toHaveBeenCalled();
}

/** Writes the mails so far to the outbox, together with one to another address. */
async function fileMails(t: Harness) {
  const transport = outboxTransport(outbox, 'no-reply@campus.example');
  for (const { address, ...mail } of t.postbox.mails) await transport.carry(address, mail);
  await transport.carry('else@college.example', { subject: 'Kept', text: 'Kept', html: 'Kept' });
}

describeOnEachDatabase(
  'a deleted account',
  (t) => {
    let full: FullStudent;
    const words = () => [full.student.email, full.student.id, ...Object.values(marks)];

    beforeAll(async () => {
      for (const folder of ['media', 'outbox']) {
        rmSync(join(dataDir, folder), { recursive: true, force: true });
      }
      full = await makeFullStudent(t);
      await leave(full, 'keep');
      await full.other.post(`/api/posts/${full.theirs.post._id}/like`);
      await t.postbox.mailTo(full.student.email, 2);
      await fileMails(t);
    });

    it('is kept for seven days', async () => {
      const before = await everything(t);
      for (const word of words())
        expect([word, naming(before, word).length > 0]).toEqual([word, true]);
      t.advance(7 * day - 60);
      await doChores(t);
      for (const word of words()) {
        const kept = await everything(t);
        expect([word, naming(kept, word).length > 0]).toEqual([word, true]);
      }
    });

    it('leaves no row, file or log line after seven days', async () => {
      t.advance(61);
      await t.visitor().post('/api/auth/send-password-reset-otp', { email: full.student.email });
      await doChores(t);
      const left = [...(await everything(t)), ...t.log];
      for (const word of words()) expect([word, naming(left, word)]).toEqual([word, []]);
      expect(naming(left, 'Lost my umbrella')).toEqual([]);
      expect(naming(left, 'Hello you')).toEqual([]);
      expect(readdirSync(outbox)).toHaveLength(1);
    });

    it('leaves only pictures of other students and of the kept confession', async () => {
      const { database } = t.api.services;
      const known = await database.query<{ key: string }>('select key from media');
      const shown = await database.query<{ key: string }>(
        `select media_key as key from post_images union all select media_key from ad_images
         union all select media_key from event_images union all select media_key from explore_images
         union all select media_key from dating_images`,
      );
      const sorted = (rows: { key: string }[]) => rows.map((row) => row.key).sort();
      expect(sorted(known)).toEqual(sorted(shown));
      const files = readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true });
      const names = files.filter((file) => file.isFile()).map((file) => file.name);
      expect(names.sort()).toEqual(
        known.flatMap(({ key }) => [`${key}-320.webp`, `${key}.webp`]).sort(),
      );
      const [confession] = await database.query<{ n: number }>(
        'select count(*)::int as n from post_images where post_id = $1',
        [full.confession._id],
      );
      expect(confession?.n).toBe(1);
    });

    it('leaves correct counts and free seats for other students', async () => {
      expect(await wrongCounts(t)).toEqual([]);
      const { other, theirs } = full;
      const login = { email: other.email, password: other.password };
      await other.post('/api/auth/login', login);
      const post = (await other.get(`/api/posts/${theirs.post._id}/likes-dislikes`)).json();
      expect(post).toMatchObject({ likes: 1, userLiked: true });
      expect((await other.get(`/api/posts/${theirs.post._id}/comments`)).json()).toEqual([]);
      const cab = (await other.get(`/api/cabs/${theirs.cabId}`)).json();
      expect(cab.seatsAvailable).toBe(3);
      expect((await other.get('/api/dating/accepted-matches')).json()).toEqual([]);
    });

    it('leaves the kept confession with its labels but without an author', async () => {
      const { college, confession, theirs } = full;
      // A new student, as the reporter would not see it.
      const reader = await t.student({ college });
      const own = (await reader.get(`/api/posts/${confession._id}/comments`)).json();
      expect(own.map((comment: { username: string }) => comment.username).sort()).toEqual([
        'Anonymous 1',
        'OP',
      ]);
      const [label] = (await reader.get(`/api/posts/${theirs.confession._id}/comments`)).json();
      expect(label).toMatchObject({ username: 'Anonymous 1', content: 'Cats listen' });
      const links = await t.api.services.database.query(
        'select 1 from confession_authors where post_id = $1',
        [confession._id],
      );
      expect(links).toEqual([]);
    });

    it('frees its username and its email address for a new account', async () => {
      const { username } = marks;
      const check = await t.visitor().get(`/api/auth/check-username?username=${username}`);
      expect(check.json()).toEqual({ available: true });
      const { email, collegeId: college_id } = full.student;
      const before = t.postbox.mails.filter(({ address }) => address === email).length;
      await t.visitor().post('/api/auth/send-otp', { email, college_id });
      const otp = await t.postbox.codeFor(email, before + 1);
      const form = { email, college_id, otp, username, password: 'monsoon-2026' };
      const signUp = await t.visitor().post('/api/auth/verify-otp-register', form);
      expect(signUp.statusCode).toBe(200);
    });
  },
  { dataDir },
);

describeOnEachDatabase(
  'deleting accounts',
  (t) => {
    it('by two processes at once leaves correct counts and no data of the student', async () => {
      const full = await makeFullStudent(t);
      await leave(full, 'delete');
      t.advance(8 * day);
      await Promise.all([eraseDueStudents(t.api.services), eraseDueStudents(t.api.services)]);
      expect(await wrongCounts(t)).toEqual([]);
      const rest = await everything(t);
      expect(naming(rest, full.student.id)).toEqual([]);
      expect(naming(rest, full.confession._id)).toEqual([]);
      expect(naming(rest, 'I skip lab')).toEqual([]);
      expect(naming(rest, 'Cats listen')).toEqual([]);
    });

    it('can be repeated after a failure, and housekeeping removes leftover files', async () => {
      const full = await makeFullStudent(t);
      await leave(full, 'keep');
      t.advance(8 * day);
      const { mediaStore, sessions } = t.api.services;
      jest.spyOn(sessions, 'endAll').mockRejectedValueOnce(new Error('broken off'));
      await expect(eraseDueStudents(t.api.services)).rejects.toThrow('broken off');
      expect(naming(await everything(t), marks.username)).not.toEqual([]);

      jest.spyOn(mediaStore, 'remove').mockRejectedValueOnce(new Error('broken off'));
      await expect(eraseDueStudents(t.api.services)).rejects.toThrow('broken off');
      expect(naming(await everything(t), marks.username)).toEqual([]);
      const files = () =>
        readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter(
          (entry) => entry.isFile(),
        ).length;
      const before = files();
      await doChores(t);
      expect(files()).toBeLessThan(before);
      const [known] = await t.api.services.database.query<{ n: number }>(
        'select count(*)::int as n from media',
      );
      expect(files()).toBe(2 * (known?.n ?? 0));
    });
  },
  { dataDir },
);
