import { interestMessages } from '@campus/contract';
import { notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { canBeId } from '../../ids';
import { setInterest, type Interesting } from './interest.repository';

interface Asked {
  readonly viewer: Viewer;
  readonly params: { readonly id: string };
}

/** The two handlers of one listing: showing interest, and withdrawing it. */
export function interestHandlers({ database }: Services, kind: Interesting, missing: string) {
  const handler = (isInterested: boolean) => async (call: Asked) => {
    const { viewer, params } = call;
    if (!canBeId(params.id)) throw notFound(missing);
    const wish = { kind, id: params.id, isInterested };
    const interestedCount = await database.transaction((tx) => setInterest(tx, viewer, wish));
    if (interestedCount === undefined) throw notFound(missing);
    const message = isInterested ? interestMessages.shown : interestMessages.withdrawn;
    return { message, interestedCount, isInterested };
  };
  return { show: handler(true), withdraw: handler(false) };
}
