import type { Incident } from '../incidents';
import { overriddenBuild } from '../override/overridden';
import { cleanMessage } from './clean-message';
import { pagePattern } from './page-pattern';
import type { Happened } from './tally';

// A call that failed is told of by itself, and one that was given up is no failure.
const expected = ['ApiFailure', 'AbortError'];

// Their words are made here, of nothing that a student could be in.
const ours: readonly string[] = ['request', 'slow', 'policy'];

/** An incident as it may leave the browser; undefined where there is nothing to tell. */
export function describeIncident(incident: Incident): Happened | undefined {
  const { kind, name, message, page, part } = incident;
  if (expected.includes(name)) return undefined;
  // A file that did not arrive, and nobody waited for: the network is as likely to blame as the build.
  const isLost = name === 'ChunkLoadError' && kind === 'rejection';
  const build = isLost ? undefined : part && overriddenBuild(part);
  return {
    kind: isLost ? 'load' : kind,
    ...(part && { remote: part.remote }),
    ...(build && { build }),
    message: ours.includes(kind) ? message : cleanMessage(message) || name || 'Without words',
    page: pagePattern(page),
  };
}
