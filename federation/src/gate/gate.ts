import { budgets, files, styles } from './rules/assets';
import { events, exposes, permissions, widgets } from './rules/declaration';
import { collisions, navigation, routes } from './rules/routes';
import { exports, ranges } from './rules/shared-modules';
import type { Candidate, Live, Reason, Rule, RuleName } from './types';
import type { Browser } from '@playwright/test';
import { Refusal } from '@campus/node-tools/refusal';
import type { Draft } from '../registry/store';
import { readCandidate, readLive, type Site } from './builds';

const rules: Readonly<Record<Exclude<RuleName, 'boots'>, Rule>> = {
  files,
  exposes,
  widgets,
  routes,
  collisions,
  navigation,
  permissions,
  events,
  exports,
  ranges,
  styles,
  budgets,
};

/**
 * Says why a build does not fit what is live, from what it tells of itself: nothing of it is run.
 * @returns one reason for each fault; none where it may go live
 */
export function judge(candidate: Candidate, live: Live): Reason[] {
  return Object.entries(rules).flatMap(([rule, faults]) =>
    faults(candidate, live).map((sentence) => ({ rule: rule as RuleName, sentence })),
  );
}

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
  /** Runs the build elsewhere, in the place of the browser. @returns a sentence for each fault @throws Refusal where it cannot */
  runElsewhere?: ((draft: Draft) => Promise<readonly string[]>) | undefined;
  /** Told of what happens and takes time, and of what was left out. */
  log: (line: string) => void;
}

const skipped =
  'There is no Chromium here (CHROMIUM names one): the build was NOT tried out in a browser.';

const boots = (faults: readonly string[]): Reason[] =>
  faults.map((sentence) => ({ rule: 'boots', sentence }));

async function tryOut(draft: Draft, options: GateOptions): Promise<Reason[]> {
  const { site, browser, runElsewhere, log } = options;
  if (runElsewhere) return boots(await runElsewhere(draft));
  const chromium = await browser();
  if (!chromium) {
    log(skipped);
    return [];
  }
  const { smokeTest } = await import('./smoke-test/smoke-test');
  return boots(await smokeTest(draft, site, { browser: chromium }));
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
  options.log(`${remote} ${draft.file.build} fits what is live; trying it out.`);
  const faults = await tryOut(draft, options);
  if (faults.length > 0) throw new GateRefusal(faults);
  return judgeNow;
}
