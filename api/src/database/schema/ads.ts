import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { collegeId, moment, pictureColumns, randomId } from './columns';
import { media } from './media';
import { students } from './students';

export const ads = pgTable(
  'ads',
  {
    collegeId: collegeId(),
    id: randomId(),
    sellerId: uuid('seller_id').notNull(),
    title: text('title').notNull(),
    /** Whole paise: a hundredth of a rupee. */
    pricePaise: integer('price_paise').notNull(),
    description: text('description').notNull(),
    contactName: text('contact_name').notNull(),
    social: text('social').notNull(),
    phone: text('phone').notNull(),
    isSold: boolean('is_sold').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set if the operators hid it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.id] }),
    foreignKey({
      name: 'ads_seller',
      columns: [table.collegeId, table.sellerId],
      foreignColumns: [students.collegeId, students.id],
    }).onDelete('cascade'),
    index('ads_newest')
      .on(table.collegeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not ${table.isSold}`),
    index('ads_of_seller').on(
      table.collegeId,
      table.sellerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('ads_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.title} || ' ' || ${table.description})`,
    ),
    check('ads_price', sql`${table.pricePaise} >= 0`),
  ],
);

export const adImages = pgTable(
  'ad_images',
  { ...pictureColumns(), adId: uuid('ad_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.adId, table.position] }),
    foreignKey({
      name: 'ad_images_ad',
      columns: [table.collegeId, table.adId],
      foreignColumns: [ads.collegeId, ads.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'ad_images_media',
      columns: [table.collegeId, table.mediaKey],
      foreignColumns: [media.collegeId, media.key],
    }),
    index('ad_images_by_media').on(table.collegeId, table.mediaKey),
  ],
);
