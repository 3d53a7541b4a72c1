import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { reportMessages } from './messages/reports';
import { reportKinds, type ReportKind } from './report-kinds';
import { done } from './shared/answer';
import { id } from './shared/fields';
import { atMost, looseText, orEmpty } from './shared/text';

/** Reasons that may need immediate help: the dialog says where to get it. */
export const urgentReportReasons = ['self-harm or suicide', 'under 18', 'intimate images'] as const;

/** Reasons for reporting published content. */
export const contentReportReasons = [
  'harassment',
  'hate',
  'sexual content',
  'personal information',
  'scam or spam',
  'threat or danger',
  ...urgentReportReasons,
  'something else',
] as const;

/** Reasons for reporting a person, on their page. */
export const personReportReasons = [
  'harassment',
  'pretends to be somebody else',
  'unwanted picture',
  'hate',
  'threat or danger',
  ...urgentReportReasons,
  'something else',
] as const;

/** Reasons for reporting a person in dating, or their messages. */
export const datingReportReasons = [
  'harassment',
  'fake profile',
  'unwanted pictures',
  'threat or danger',
  'spam or money',
  ...urgentReportReasons,
  'something else',
] as const;

/** The reasons offered: on a page and in dating they are about a person, elsewhere about content. */
export function reportReasons(kind: ReportKind): readonly string[] {
  if (kind === 'person') return personReportReasons;
  return kind === 'profile' || kind === 'message' ? datingReportReasons : contentReportReasons;
}

const fields = z.object({
  kind: z.enum(reportKinds),
  id,
  reason: z.string(reportMessages.reasonRequired).check(atMost(64, reportMessages.reasonRequired)),
  details: orEmpty(
    looseText({
      max: limits.reportDetails,
      tooLong: reportMessages.detailsTooLong,
      moderation: 'none',
      evidence: false,
    }),
  ),
});

/**
 * Reports something visible to the student; it is then hidden from the student.
 * 400 for their own content, 404 if it is not visible to them, 409 the second time.
 */
export const sendReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  body: fields.check(
    z.refine(({ kind, reason }) => reportReasons(kind).includes(reason), {
      error: reportMessages.reasonRequired,
      path: ['reason'],
    }),
  ),
  answer: done,
});
