import {
  enquiryMessages as say,
  requestCollege,
  requestCommunity,
  sendContactMessage,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { saveCollegeRequest, saveCommunityRequest, saveContactMessage } from './enquiries';

/** What is written to the people behind the site. The first two calls are for visitors. */
export function enquiryRoutes(app: FastifyInstance, services: Services): void {
  const { config, limits } = services;
  if (config.contactAddress === undefined) {
    app.log.info('CONTACT_ADDRESS is not set: contact messages are kept and mailed to nobody');
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
      await limits.take('community-request', viewer.studentId);
      await saveCommunityRequest(services, { body, viewer, request }).catch(
        async (refusal: unknown) => {
          // Whoever is asked to choose another name or other words needs a try for that.
          await limits.giveBack('community-request', viewer.studentId);
          throw refusal;
        },
      );
      return { message: say.communityRequested };
    },
  });
}
