import { Refusal } from '@campus/node-tools/refusal';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { rows, type Database, type Orm } from '../../database/database';
import { makeCollege } from '../colleges';
import { command, flag, id, reason, sheet, table } from '../command';
import { collegeAccepted, collegeRefused, decideRequest, logDecision } from '../decisions';

interface CollegeRequest {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly emailSuffix: string;
  readonly contactEmail: string;
  readonly requesterName: string;
  readonly requesterEmail: string;
  readonly requesterPhone: string;
  readonly reason: string;
  readonly decision: string;
  readonly createdAt: string;
}

const columns = `id, name, state, country, email_suffix as "emailSuffix",
  contact_email as "contactEmail", requester_name as "requesterName",
  requester_email as "requesterEmail", requester_phone as "requesterPhone", reason, decision`;

async function theRequest(database: Database, wanted: string): Promise<CollegeRequest> {
  const [request] = await database.query<CollegeRequest>(
    `select ${columns}, created_at as "createdAt" from college_requests where id = $1`,
    [wanted],
  );
  if (request === undefined) throw new Refusal(`There is no request ${wanted}.`);
  return request;
}

const list = command({
  name: 'college-requests list',
  takes: (it) => it.option('--all'),
  description: 'Lists the open requests for colleges, or with --all every request.',
  args: z.object({ all: flag }),
  run: async ({ database }, { all }) => ({
    requests: await database.query<CollegeRequest>(
      `select ${columns}, created_at as "createdAt" from college_requests
       where $1 or decision = 'pending' order by created_at desc, id`,
      [all],
    ),
  }),
  toText: ({ requests }) =>
    table(requests, {
      name: 'College',
      emailSuffix: 'Suffix',
      requesterEmail: 'Requested by',
      createdAt: 'Requested at',
      decision: 'Decision',
      id: 'Id',
    }),
});

const show = command({
  name: 'college-requests show',
  takes: (it) => it.argument('<id>'),
  description: 'Shows a request in full.',
  args: z.object({ id }),
  run: async ({ database }, { id: wanted }) => ({ request: await theRequest(database, wanted) }),
  toText: ({ request }) =>
    sheet({
      College: request.name,
      State: request.state,
      Country: request.country,
      Suffix: request.emailSuffix,
      Contact: request.contactEmail,
      'Requested by': `${request.requesterName}, ${request.requesterEmail}, ${request.requesterPhone}`,
      'Requested at': request.createdAt,
      Decision: request.decision,
      Reason: request.reason,
    }),
});

const accept = command({
  name: 'college-requests accept',
  takes: (it) => it.argument('<id>'),
  description: 'Creates the requested college and notifies the requester by mail.',
  args: z.object({ id }),
  async run({ database, clock, mailer, origins }, { id: wanted }) {
    const request = await theRequest(database, wanted);
    const { collegeId, askers } = await database.transaction(async (tx) => {
      const others = await settle(tx, { request, decision: 'accepted', now: clock() });
      const made = await makeCollege(tx, request);
      return { collegeId: made, askers: new Set([request.requesterEmail, ...others]) };
    });
    for (const asker of askers) mailer.send(asker, collegeAccepted(request.name, origins.site));
    return { request: { ...request, decision: 'accepted' }, collegeId };
  },
  toText: ({ request: { name, emailSuffix, requesterEmail } }) =>
    `Created ${name}: addresses ending in ${emailSuffix} can now sign up. Notified ${requesterEmail} by mail.`,
});

const refuse = command({
  name: 'college-requests refuse',
  takes: (it) => it.argument('<id>').requiredOption('--reason <text>'),
  description: 'Refuses a request and mails the reason to the requester.',
  args: z.object({ id, reason }),
  async run({ database, clock, mailer }, { id: wanted, reason: why }) {
    const request = await theRequest(database, wanted);
    await database.transaction((tx) =>
      settle(tx, { request, decision: 'refused', now: clock(), reason: why }),
    );
    mailer.send(request.requesterEmail, collegeRefused(request.name, why));
    return { request: { ...request, decision: 'refused' } };
  },
  toText: ({ request: { name, requesterEmail } }) =>
    `Refused the request for ${name}. Mailed the reason to ${requesterEmail}.`,
});

interface Settling {
  readonly request: CollegeRequest;
  readonly decision: 'accepted' | 'refused';
  readonly now: Date;
  readonly reason?: string;
}

/** @returns who else had requested the same college: those requests are settled with it */
async function settle(tx: Orm, settling: Settling): Promise<string[]> {
  const { request, decision, now, reason: why } = settling;
  await decideRequest(tx, { table: 'college_requests', id: request.id, decision, now });
  const verb = decision === 'accepted' ? 'accept' : 'refuse';
  const action = `college-requests ${verb}`;
  await logDecision(tx, { action, subjectId: request.id, now, ...(why && { reason: why }) });
  if (decision === 'refused') return [];
  const others = await rows<{ address: string }>(
    tx,
    sql`update college_requests set decision = 'accepted', decided_at = ${now.toISOString()}::timestamptz
      where decision = 'pending' and email_suffix = ${request.emailSuffix}
      returning requester_email as address`,
  );
  return others.map(({ address }) => address);
}

export const collegeRequestCommands = [list, show, accept, refuse];
