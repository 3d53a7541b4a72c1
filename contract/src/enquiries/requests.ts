import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { enquiryMessages as say } from '../messages/enquiries';
import { done } from '../shared/answer';
import { atMost } from '../shared/text';
import { address, long, manyLines, oneLine, short, suffix } from './fields';

const line = oneLine(say.requestFieldsRequired);

/** All nine fields are required; missing values are reported before invalid ones. */
export const collegeRequestForm = z.pipe(
  z.object({
    requesterName: line,
    requesterEmail: line,
    requesterPhone: line,
    name: line,
    state: line,
    country: line,
    emailSuffix: line,
    contactEmail: line,
    reason: manyLines(say.requestFieldsRequired),
  }),
  z.object({
    requesterName: short,
    requesterEmail: address,
    requesterPhone: short,
    name: short,
    state: short,
    country: short,
    emailSuffix: suffix,
    contactEmail: address,
    reason: long,
  }),
);

export const requestCollege = endpoint({
  method: 'POST',
  path: '/api/college-request',
  body: collegeRequestForm,
  answer: done,
});

export const communityRequestForm = z.pipe(
  z.object({
    name: oneLine(say.requestFieldsRequired, { moderation: 'communityName', evidence: false }),
    description: manyLines(say.requestFieldsRequired, {
      moderation: 'description',
      evidence: false,
    }),
  }),
  z.object({
    name: z.string().check(atMost(80, say.tooLong)),
    description: z.string().check(atMost(500, say.tooLong)),
  }),
);

export const requestCommunity = endpoint({
  method: 'POST',
  path: '/api/community-request',
  body: communityRequestForm,
  answer: done,
});
