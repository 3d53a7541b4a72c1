import {
  type BodyOf,
  enquiryMessages,
  enquiryMessages as say,
  requestCollege,
  requestCommunity,
  sendContactMessage,
} from '@campus/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac, randomUUID } from 'node:crypto';
import { conflict } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import { contactMessage } from '../../mail/mails';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import {
  insertCollegeRequest,
  insertCommunityRequest,
  insertContactMessage,
  isCollegeKnown,
} from './enquiries.repository';

/**
 * Stores a request for a college for the operators, once while it is pending. A repeated request gets the
 * same answer, so that nobody learns which address has requested which college.
 * @throws ApiError 409 if the suffix belongs to a college on Campus
 */
async function saveCollegeRequest(
  { database, clock }: Services,
  request: BodyOf<typeof requestCollege>,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await isCollegeKnown(tx, request.emailSuffix)) {
      throw conflict(enquiryMessages.collegeKnown, 'emailSuffix');
    }
    await insertCollegeRequest(tx, { ...request, createdAt: clock() });
  });
}

interface Asking {
  readonly body: BodyOf<typeof requestCommunity>;
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
}

const refusals = {
  exists: enquiryMessages.communityKnown,
  waits: "You've already requested this community. We'll get back to you.",
} as const;

/**
 * Stores a request for a community for the operators, once per `Idempotency-Key`.
 * @throws ApiError 422 if moderation refuses it, 409 if such a community or request exists
 */
async function saveCommunityRequest(services: Services, asking: Asking): Promise<void> {
  const { body, viewer } = asking;
  const { name, description } = body;
  await services.once(asking, {
    prepare: () => refuseUnfit(services.moderator, moderatedTexts(requestCommunity.body, body)),
    async write(tx) {
      const request = { name, description, createdAt: services.clock() };
      const outcome = await insertCommunityRequest(tx, viewer, request);
      if (outcome !== 'kept') throw conflict(refusals[outcome], 'name');
      return { outcome };
    },
  });
}

type Message = BodyOf<typeof sendContactMessage>;

/**
 * Stores a message of the contact page and then mails it, if a recipient is configured: if the mail fails,
 * the message is not lost.
 * @param key the `Idempotency-Key` of the call, if it has one
 */
async function saveContactMessage(
  { config, database, clock, mailer }: Services,
  message: Message,
  key: string | string[] | undefined,
): Promise<void> {
  const id = typeof key === 'string' ? idOf(message, key, config.sessionSecret) : randomUUID();
  const isNew = await insertContactMessage(database, { id, ...message, createdAt: clock() });
  if (isNew && config.contactAddress !== undefined) {
    mailer.send(config.contactAddress, contactMessage(message));
  }
}

/**
 * Keys cannot be stored for visitors, so the id is used instead: a repeated submit always has the same id.
 * Another message has another id, even if somebody else chose the same key.
 */
function idOf({ name, email, subject, message }: Message, key: string, secret: string): string {
  const submit = JSON.stringify(['contact', key, name, email, subject, message]);
  const hex = createHmac('sha256', secret).update(submit).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Messages and requests to the operators. The first two calls are open to visitors. */
export function enquiryRoutes(app: FastifyInstance, services: Services): void {
  const { config, limits } = services;
  if (config.contactAddress === undefined) {
    app.log.info('CONTACT_ADDRESS is not set: contact messages are stored but not mailed');
  }

  route(app, sendContactMessage, {
    access: 'public',
    limit: 'enquiry-address',
    async handler({ body, request }) {
      await saveContactMessage(services, body, request.headers['idempotency-key']);
      return { message: say.contactSent };
    },
  });

  route(app, requestCollege, {
    access: 'public',
    limit: 'enquiry-address',
    async handler({ body }) {
      await saveCollegeRequest(services, body);
      return { message: say.collegeRequested };
    },
  });

  route(app, requestCommunity, {
    access: 'student',
    limit: 'create',
    async handler({ body, viewer, request }) {
      const giveBack = await limits.take('community-request', viewer.studentId);
      await saveCommunityRequest(services, { body, viewer, request }).catch(
        async (refusal: unknown) => {
          // A student who has to choose another name or other words needs a try for that.
          await giveBack();
          throw refusal;
        },
      );
      return { message: say.communityRequested };
    },
  });
}
