import type { Incident } from '../incidents';
import { overriddenBuild } from '../override/overridden';
import { cleanMessage } from './clean-message';
import { pagePattern } from './page-pattern';
import { siteAnswers } from './site-answers';
import type { Happened } from './tally';
import { ticketOf } from './ticket-of';

// A call that failed is told of by itself, and one that was given up is no failure.
const expected = ['ApiFailure', 'AbortError'];
// Their words are made here, of nothing that a student could be in.
const ours: readonly string[] = ['request', 'slow', 'policy'];
// A file that did not come, or was not the one that it should be.
const lost = ['EntryFault', 'ChunkLoadError', 'TimeLimitError'];

/** The build is to blame for a file that does not come from a site that answers; else the network is. */
async function blamedBuild({ name, part }: Incident): Promise<string | undefined> {
  const build = part?.build && overriddenBuild(part);
  return build && lost.includes(name) && !(await siteAnswers()) ? undefined : build;
}

/** An incident as it may leave the browser; undefined where there is nothing to tell. */
export async function describeIncident(incident: Incident): Promise<Happened | undefined> {
  const { kind, name, message, page, part } = incident;
  if (expected.includes(name)) return undefined;
  const words = ours.includes(kind) ? message : cleanMessage(message);
  const pattern = pagePattern(page);
  const build = await blamedBuild(incident);
  return {
    kind: lost.includes(name) ? 'load' : kind,
    ...(part && { remote: part.remote }),
    ...(build && { build }),
    ...ticketOf(part),
    message: words || name || 'Without words',
    page: pattern,
  };
}
