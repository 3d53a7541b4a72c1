import type { BodyOf, createAd, updateAd } from '@campus/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { tables, type Orm } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import type { StoredPicture } from '../../../media/media';
import { onlyGiven } from '../../listing/only-given';
import { deletePictures, insertPictures } from '../../pictures/picture-rows';

const { ads } = tables;

interface NewAd {
  readonly body: BodyOf<typeof createAd>;
  readonly pictures: readonly StoredPicture[];
  readonly now: Date;
}

/** Rupees with two decimals are whole paise; the rounding undoes what binary fractions add. */
const paise = (rupees: number) => Math.round(rupees * 100);

export async function insertAd(tx: Orm, viewer: Viewer, ad: NewAd): Promise<string> {
  const { body, pictures, now: createdAt } = ad;
  const { collegeId, studentId: sellerId } = viewer;
  const [row] = await tx
    .insert(ads)
    .values({
      collegeId,
      sellerId,
      title: body.title,
      pricePaise: paise(body.price),
      description: body.description,
      contactName: body.name,
      social: body.socialMedia,
      phone: body.phone,
      createdAt,
    })
    .returning({ id: ads.id });
  if (row === undefined) throw new Error('The ad was not stored.');
  await insertPictures(tx, { kind: 'ad', collegeId, id: row.id, createdAt }, pictures);
  return row.id;
}

/** @returns whether there was an ad of this student to change */
export async function changeOwnAd(
  orm: Orm,
  viewer: Viewer,
  { id, body }: { id: string; body: BodyOf<typeof updateAd> },
): Promise<boolean> {
  const { price, name: contactName, socialMediaHandle: social, ...fields } = body;
  const pricePaise = price === undefined ? undefined : paise(price);
  const changed = onlyGiven({ ...fields, contactName, social, pricePaise });
  if (Object.keys(changed).length === 0) return true;
  const where = own(viewer, id);
  return (await orm.update(ads).set(changed).where(where).returning({ id: ads.id })).length > 0;
}

/**
 * Deletes an ad with its pictures.
 * @returns the keys of the pictures, whose files may go once this is committed; undefined where there
 * was no such ad of this student
 */
export async function deleteOwnAd(tx: Orm, viewer: Viewer, id: string) {
  const where = own(viewer, id);
  const locked = await tx.select({ id: ads.id }).from(ads).where(where).for('update');
  if (locked.length === 0) return undefined;
  const keys = await deletePictures(tx, { kind: 'ad', collegeId: viewer.collegeId, id });
  await tx.delete(ads).where(where);
  return keys;
}

/** The row itself refuses whoever does not sell the thing, whatever was checked before. */
function own({ collegeId, studentId }: Viewer, id: string) {
  return and(
    eq(ads.collegeId, collegeId),
    eq(ads.id, id),
    eq(ads.sellerId, studentId),
    isNull(ads.hiddenAt),
  );
}
