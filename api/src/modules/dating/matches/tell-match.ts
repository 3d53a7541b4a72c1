import { matchMessages } from '@campus/contract';
import { conflict } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { ring } from '../../notifications/ring';
import { tellOfAsking, tellOfMatch } from '../../notifications/tell-of';
import { answer, ask } from './matches.repository';

/** Asks for a match and tells the other one. @throws ApiError 409 for who asked before */
export async function askAndTell(
  services: Services,
  viewer: Viewer,
  asking: Parameters<typeof ask>[2],
): Promise<'sent' | 'matched'> {
  const { toId } = asking;
  const { asked, tell } = await services.database.transaction(async (tx) => {
    const asked = await ask(tx, viewer, asking);
    if (asked === 'askedBefore') throw conflict(matchMessages.askedBefore);
    return { asked, tell: await tellOfAsking(services, { tx, viewer }, { toId, asked }) };
  });
  tell();
  // What the other one had asked is news no more.
  if (asked === 'matched') ring(services, viewer);
  return asked;
}

/** Answers a request and tells its sender of a match, never of a refusal. @throws ApiError 409 */
export async function answerAndTell(
  services: Services,
  viewer: Viewer,
  answering: Parameters<typeof answer>[2],
): Promise<void> {
  const tell = await services.database.transaction(async (tx) => {
    const answered = await answer(tx, viewer, answering);
    if (!answered) throw conflict(matchMessages.answeredBefore);
    if (answering.state === 'rejected') return undefined;
    return tellOfMatch(services, { tx, viewer }, answering.matchId);
  });
  tell?.();
  // The request is news no more.
  ring(services, viewer);
}
