import type { Browser } from '@playwright/test';
import { Refusal } from '../lock/refusal.mjs';
import type { Draft } from '../registry/store';
import { judge } from './judge';
import { readCandidate } from './read-candidate';
import { readLive, type Site } from './read-live';
import type { Reason } from './types';

/** A candidate was refused, for every one of the reasons. */
export class GateRefusal extends Refusal {
  constructor(readonly reasons: readonly Reason[]) {
    super(reasons.map(({ sentence }) => sentence).join('; '));
  }
}

export interface GateOptions {
  site: Site;
  /** A browser to try the build out in; undefined where there is none. */
  browser: () => Promise<Browser | undefined>;
  /** Told of what happens and takes time, and of what was left out. */
  say: (line: string) => void;
}

const skipped =
  'There is no Chromium here (CHROMIUM names one): the build was NOT tried out in a browser.';

async function tryOut(draft: Draft, { site, browser, say }: GateOptions): Promise<Reason[]> {
  const found = await browser();
  if (!found) {
    say(skipped);
    return [];
  }
  const { smokeTest } = await import('./smoke-test/smoke-test');
  const faults = await smokeTest(draft, site, { browser: found });
  return faults.map((sentence) => ({ rule: 'boots', sentence }));
}

/**
 * Lets a verified draft through, or refuses it: first by what it tells of itself, then by running it.
 * @returns what judges it again, without running it, by what is live then: others publish meanwhile
 * @throws GateRefusal with every reason that was found
 */
export async function pass(draft: Draft, options: GateOptions): Promise<() => Promise<void>> {
  const remote = draft.file.declaration.name;
  const candidate = await readCandidate(draft);
  const judgeNow = async () => {
    const reasons = judge(candidate, await readLive(options.site, remote));
    if (reasons.length > 0) throw new GateRefusal(reasons);
  };
  await judgeNow();
  options.say(`${remote} ${draft.file.build} fits what is live; trying it out.`);
  const faults = await tryOut(draft, options);
  if (faults.length > 0) throw new GateRefusal(faults);
  return judgeNow;
}
