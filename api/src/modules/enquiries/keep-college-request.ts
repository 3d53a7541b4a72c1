import { enquiryMessages, type BodyOf, type requestCollege } from '@campus/contract';
import { conflict } from '../../http/errors';
import type { Services } from '../../services';
import { insertCollegeRequest, isCollegeKnown } from './enquiries.repository';

/**
 * Keeps a request for a college for the operators, once while it waits for them. Asking again is answered
 * like asking, so that nobody learns which address has asked for which college.
 * @throws ApiError 409 when the suffix is that of a college on Campus
 */
export async function keepCollegeRequest(
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
