import { sql } from 'drizzle-orm';
import { rows } from '../../database/database';
import {
  describeOnEachDatabase,
  makeCampus,
  skipForeignKeyChecks,
  type Campus,
} from '../../testing';
import { ownStatement } from '../listing/shared-list';
import { forSale, own, type AdPage } from './ads.repository';

/** 20,000 ads of two colleges, a tenth of them sold, each with a picture. */
describeOnEachDatabase('query plans of ad lists', (t) => {
  let campus: Campus;
  let viewer: { collegeId: string; studentId: string; session: string };

  beforeAll(async () => {
    await skipForeignKeyChecks(t);
    campus = await makeCampus(t);
    const elsewhere = await makeCampus(t);
    viewer = { collegeId: campus.college.id, studentId: campus.author.id, session: '' };
    const { database } = t.api.services;
    for (const [collegeId, sellers] of [
      [campus.college.id, [campus.author.id, campus.other.id]],
      [elsewhere.college.id, [elsewhere.author.id, elsewhere.other.id]],
    ] as const) {
      await database.query(
        `insert into ads (college_id, seller_id, title, price_paise, description, contact_name,
           social, phone, is_sold, created_at)
         select $1, case when n % 50 = 0 then $2::uuid else $3::uuid end, 'Thing number ' || n, n,
           'As good as new', 'Asha', '', '1', n % 10 = 0, now() - n * interval '1 minute'
         from generate_series(1, 10000) n`,
        [collegeId, ...sellers],
      );
    }
    await database.query(
      `insert into media (college_id, key, kind, bytes, width, height, created_at)
       select college_id, id::text, 'ad', 1, 1, 1, created_at from ads`,
    );
    await database.query(
      `insert into ad_images (college_id, ad_id, position, media_key, width, height)
       select college_id, id, 0, id::text, 1, 1 from ads`,
    );
    for (const table of ['ads', 'ad_images', 'media']) {
      await database.query(`vacuum analyze ${table}`);
    }
  }, 120_000);

  async function plan({ text, params }: Omit<AdPage, 'limit'>): Promise<string> {
    const lines = await t.api.services.database.query<Record<string, string>>(
      `explain (costs off) ${text}`,
      params,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  }

  it.each([
    ['for sale', () => forSale(viewer, {}), /Index (Only )?Scan using ads_newest/],
    ['far down', () => forSale(viewer, { page: 200 }), /Index (Only )?Scan using ads_newest/],
    ['dear ones', () => forSale(viewer, { minPrice: 10 }), /Index Scan using ads_newest/],
    ['my own', () => own(viewer, {}), /Index (Only )?Scan using ads_of_seller/],
  ])('the list "%s" reads ads and pictures by index', async (_name, page, index) => {
    const text = await plan(page());
    expect(text).toMatch(index);
    expect(text).not.toMatch(/Seq Scan/);
    expect(text).toMatch(/ad_images/);
  });

  it('whether a student has an ad of their own in the list is read by index', async () => {
    const { id: studentId } = await t.student({ college: campus.college });
    const text = await plan(ownStatement({ ...viewer, studentId }, t.api.services.clock()));
    expect(text).toMatch(/Index Scan using ads_of_seller on ads/);
    expect(text).not.toMatch(/using ads_newest/);
  });

  /** The number of ads scanned one by one, and the number found by the word index. */
  async function looked({ text, params }: AdPage, mode: string) {
    const values = params.map((value) => `'${String(value)}'`).join(', ');
    return t.api.services.database.transaction(async (tx) => {
      await rows(tx, sql.raw(`set local plan_cache_mode = ${mode}`));
      await rows(tx, sql.raw(`prepare searched as ${text}`));
      const explain = 'explain (analyze, costs off, timing off, summary off)';
      const lines = await rows<Record<string, string>>(
        tx,
        sql.raw(`${explain} execute searched(${values})`),
      );
      await rows(tx, sql.raw('deallocate searched'));
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      const count = (scan: RegExp) => Math.round(Number(scan.exec(plan)?.[1] ?? 0));
      expect(plan).not.toMatch(/Seq Scan/);
      return [
        count(/Index Scan using ads_newest on ads.*\(actual rows=([\d.]+)/),
        count(/Bitmap Heap Scan on ads.*\(actual rows=([\d.]+)/),
      ];
    });
  }

  it.each(['force_generic_plan', 'force_custom_plan'])(
    'a rare word scans 100 ads, then the word index; a frequent word only its page (%s)',
    async (mode) => {
      expect(await looked(forSale(viewer, { search: 'number 4711' }), mode)).toEqual([100, 1]);
      expect(await looked(forSale(viewer, { search: 'umbrella' }), mode)).toEqual([100, 0]);
      expect(await looked(forSale(viewer, { search: 'thing' }), mode)).toEqual([11, 0]);
      const far = await looked(forSale(viewer, { search: 'thing', page: 30 }), mode);
      expect(far).toEqual([301, 0]);
    },
  );
});
