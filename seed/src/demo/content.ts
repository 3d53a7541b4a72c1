import { gender } from '@campus/contract';
import { workspaceFolder } from '@campus/node-tools/workspace-folder';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import aravalli from '../../content/aravalli.json';
import brahmaputra from '../../content/brahmaputra.json';
import coromandel from '../../content/coromandel.json';
import dating from '../../content/dating.json';
import gangaValley from '../../content/ganga-valley.json';
import kaveri from '../../content/kaveri.json';
import listings from '../../content/listings.json';
import sahyadri from '../../content/sahyadri.json';
import { fixedId } from '../random';

/** The name of a file in `pictures/`. */
const scene = z.string();

const portrait = z.enum([
  'portrait-beard',
  'portrait-bob',
  'portrait-braid',
  'portrait-bun',
  'portrait-crop',
  'portrait-curls',
  'portrait-dupatta',
  'portrait-freckles',
  'portrait-gajra',
  'portrait-hijab',
  'portrait-hoodie',
  'portrait-hoops',
  'portrait-jacket',
  'portrait-jhumkas',
  'portrait-kurta',
  'portrait-ponytail',
  'portrait-quiff',
  'portrait-ringlets',
  'portrait-rose-hijab',
  'portrait-saree',
  'portrait-spectacles',
  'portrait-stripes',
  'portrait-turban',
  'portrait-waves',
]);

export const portraits = portrait.options;

/** Index into the college's students. */
const student = z.int().min(0);

/** Hours before the first start of the site. */
const ago = z.number().min(0);

const confession = z.strictObject({
  by: student,
  ago,
  /** Share of the college that votes on it; most votes are upvotes. */
  heat: z.number().min(0).max(1).optional(),
  text: z.string(),
  comments: z.array(z.tuple([student, z.string()])).optional(),
});

const post = confession.extend({
  community: z.string(),
  pictures: z.array(scene).optional(),
  isPinned: z.boolean().optional(),
});

const community = z.strictObject({
  name: z.string(),
  description: z.string(),
  rules: z.string().optional(),
  founder: student.optional(),
  moderators: z.array(student).default([]),
});

const college = z.strictObject({
  name: z.string(),
  state: z.string(),
  domain: z.string(),
  /** `username:prefix of the address`. */
  students: z.array(z.string().regex(/^[^:]+:[^:]+$/)),
  communities: z.array(community),
  posts: z.array(post),
  confessions: z.array(confession),
});

/** The author, how many hours ago, and the text. */
const messages = z.array(z.tuple([student, ago, z.string()]));

/** The messages between a student and the owner of a listing. */
const conversation = z.strictObject({
  asker: student,
  messages,
  /** Number of the last messages that the recipient has not seen. */
  unread: z.int().optional(),
});

const conversations = z.array(conversation).default([]);

const ad = z.strictObject({
  by: student,
  title: z.string(),
  /** Rupees. */
  price: z.number(),
  description: z.string(),
  picture: scene,
  ago,
  isSold: z.boolean().optional(),
  conversations,
});

const timed = z.strictObject({
  by: student,
  /** Days from the first start of the site; below 0 it has ended. */
  inDays: z.int(),
  /** `HH:MM` on the campus clock. */
  at: z.string().regex(/^\d\d:\d\d$/),
  description: z.string(),
});

const cab = timed.extend({
  from: z.string(),
  to: z.string(),
  /** Seats that are left besides the granted ones. */
  seats: z.int(),
  asked: z.array(student).optional(),
  granted: z.array(student).optional(),
  conversations,
});

const event = timed.extend({
  title: z.string(),
  organiser: z.string(),
  picture: scene,
  interested: z.array(student),
});

const trip = event.extend({ from: z.string(), to: z.string(), duration: z.string() });

const collegeListings = z.strictObject({
  ads: z.array(ad),
  cabs: z.array(cab),
  events: z.array(event),
  trips: z.array(trip),
  /** Students whose acquaintances see what interests them. */
  showInterests: z.array(student),
});

const profile = z.strictObject({
  by: student,
  name: z.string(),
  gender,
  short: z.string(),
  full: z.string(),
  preferences: z.string(),
  portrait,
  pictures: z.array(scene).optional(),
  ago,
});

const match = z.strictObject({
  from: student,
  to: student,
  askedAgo: ago,
  /** Time of acceptance; without it, the request is pending. */
  answeredAgo: ago.optional(),
  messages: messages.optional(),
  /** Number of the last messages that the recipient has not seen. */
  unread: z.int().optional(),
});

const collegeDating = z.strictObject({ profiles: z.array(profile), matches: z.array(match) });

export type DemoPost = z.output<typeof post>;
export type DemoConfession = z.output<typeof confession>;
export type DemoConversation = z.output<typeof conversation>;
export type DemoCab = z.output<typeof cab>;
export type DemoListings = z.output<typeof collegeListings>;
export type DemoProfile = z.output<typeof profile>;
export type DemoMatch = z.output<typeof match>;
export type DemoDating = z.output<typeof collegeDating>;

interface Said {
  readonly senderId: string;
  readonly createdAt: Date;
}

/** The time of the last message from the other side that a reader has seen. */
export function readUntil(all: readonly Said[], reader: string, unread = 0): Date | undefined {
  const last = all.at(-1);
  return (last?.senderId === reader ? last : all.at(-1 - unread))?.createdAt;
}

/** The first college has many things for sale, the others a few. */
export const { rich: richListings, plain: plainListings } = z
  .strictObject({ rich: collegeListings, plain: collegeListings })
  .parse(listings);

/** For the first college, and for the second. */
export const { rich: richDating, plain: plainDating } = z
  .strictObject({ rich: collegeDating, plain: collegeDating })
  .parse(dating);

function withIds({ domain, ...given }: z.output<typeof college>) {
  return {
    ...given,
    id: fixedId('college', domain),
    emailSuffix: `@${domain}`,
    communities: given.communities.map((community) => ({
      ...community,
      id: fixedId('community', domain, community.name),
    })),
    students: given.students.map((text) => {
      const [username = '', prefix = ''] = text.split(':');
      const email = `${prefix}@${domain}`;
      return { id: fixedId('student', email), username, email };
    }),
  };
}

export type DemoCampus = ReturnType<typeof withIds>;

/** The main entities of the demo, with ids that are the same in every demo database. */
export const demoCampuses: readonly DemoCampus[] = z
  .array(college)
  .parse([sahyadri, kaveri, gangaValley, coromandel, brahmaputra, aravalli])
  .map(withIds);

/** The file of a drawn picture. */
export function readPicture(name: string): Promise<Buffer> {
  return readFile(join(workspaceFolder('seed/pictures'), `${name}.webp`));
}
