import { Refusal } from '@campus/node-tools/refusal';
import * as z from 'zod';
import { tables, type Database, type Orm } from '../../database/database';
import { createNotification } from '../../modules/notifications/create';
import type { Services } from '../../services';
import { command, flag, id, reason, sheet, table } from '../command';
import { makeCommunity } from '../communities/community-queries';
import { decideRequest, logDecision } from '../decisions';

interface CommunityRequest {
  readonly id: string;
  readonly collegeId: string;
  readonly college: string;
  readonly studentId: string;
  readonly student: string;
  readonly name: string;
  readonly description: string;
  readonly decision: string;
  readonly createdAt: string;
}

const select = `select r.id, r.college_id as "collegeId", c.name as college,
    r.student_id as "studentId", s.username as student, r.name, r.description, r.decision,
    r.created_at as "createdAt"
  from community_requests r join colleges c on c.id = r.college_id
    join students s on s.college_id = r.college_id and s.id = r.student_id`;

async function theRequest(database: Database, wanted: string): Promise<CommunityRequest> {
  const [request] = await database.query<CommunityRequest>(`${select} where r.id = $1`, [wanted]);
  if (request === undefined) throw new Refusal(`There is no request ${wanted}.`);
  return request;
}

const list = command({
  name: 'community-requests list',
  takes: (it) => it.option('--all'),
  description: 'Lists the open requests for communities, or with --all every request.',
  args: z.object({ all: flag }),
  run: async ({ database }, { all }) => ({
    requests: await database.query<CommunityRequest>(
      `${select} where $1 or r.decision = 'pending' order by r.created_at desc, r.id`,
      [all],
    ),
  }),
  toText: ({ requests }) =>
    table(requests, {
      name: 'Community',
      college: 'College',
      student: 'Requested by',
      createdAt: 'Requested at',
      decision: 'Decision',
      id: 'Id',
    }),
});

const show = command({
  name: 'community-requests show',
  takes: (it) => it.argument('<id>'),
  description: 'Shows a request in full.',
  args: z.object({ id }),
  run: async ({ database }, { id: wanted }) => ({ request: await theRequest(database, wanted) }),
  toText: ({ request }) =>
    sheet({
      Community: request.name,
      College: request.college,
      'Requested by': request.student,
      'Requested at': request.createdAt,
      Decision: request.decision,
      Description: request.description,
    }),
});

const accept = command({
  name: 'community-requests accept',
  takes: (it) => it.argument('<id>'),
  description: 'Creates the requested community, with the student as founder, and notifies them.',
  args: z.object({ id }),
  async run(services, { id: wanted }) {
    const request = await theRequest(services.database, wanted);
    const { collegeId, studentId } = request;
    const communityId = await settle(services, { request, decision: 'accepted' }, async (tx) => {
      const made = await makeCommunity(tx, request);
      await tx.insert(tables.communityModerators).values({
        ...{ collegeId, studentId, communityId: made },
        isFounder: true,
        createdAt: services.clock(),
      });
      return made;
    });
    return { request: { ...request, decision: 'accepted' }, communityId };
  },
  toText: ({ request: { name, college, student } }) =>
    `Created ${name} at ${college}; notified ${student}.`,
});

const refuse = command({
  name: 'community-requests refuse',
  takes: (it) => it.argument('<id>').requiredOption('--reason <text>'),
  description: 'Refuses a request and notifies the student.',
  args: z.object({ id, reason }),
  async run(services, { id: wanted, reason: why }) {
    const request = await theRequest(services.database, wanted);
    await settle(services, { request, decision: 'refused', reason: why }, async () => undefined);
    return { request: { ...request, decision: 'refused' } };
  },
  toText: ({ request: { name, student } }) =>
    `Refused the request for ${name}; notified ${student}.`,
});

interface Settling {
  readonly request: CommunityRequest;
  readonly decision: 'accepted' | 'refused';
  readonly reason?: string;
}

/** Decides, does the work, logs it and notifies the student: all or nothing. */
async function settle<T>(
  services: Services,
  { request, decision, reason: why }: Settling,
  work: (tx: Orm) => Promise<T>,
): Promise<T> {
  const now = services.clock();
  const { id: subjectId, collegeId, studentId } = request;
  const verb = decision === 'accepted' ? 'accept' : 'refuse';
  const [result, push] = await services.database.transaction(async (tx) => {
    await decideRequest(tx, { table: 'community_requests', id: subjectId, decision, now });
    const done = await work(tx);
    const action = `community-requests ${verb}`;
    await logDecision(tx, { action, subjectId, now, ...(why && { reason: why }) });
    const kind = `community-${decision}` as const;
    return [
      done,
      await createNotification(services, tx, { collegeId, studentId, kind, subjectId }),
    ] as const;
  });
  push();
  return result;
}

export const communityRequestCommands = [list, show, accept, refuse];
