import { budgets, files, styles } from './rules/assets';
import { events, exposes, permissions, widgets } from './rules/declaration';
import { collisions, navigation, routes } from './rules/routes';
import { exports, ranges } from './rules/shared-modules';
import type { Candidate, Live, Reason, Rule, RuleName } from './types';
import type { Browser } from '@playwright/test';
import { Refusal } from '@campus/node-tools/refusal';
import {
  isOfShell,
  nameOf,
  type BuildDescription,
  type RemoteBuildFile,
  type ShellBuildFile,
} from '../registry/build-file';
import type { Draft } from '../registry/store';
import { liveBuilds, liveShells, readCandidate, readLive, withSizes, type Site } from './builds';
import { judgeCandidate } from './judge-shell';

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
  const { runCandidate } = await import('./smoke-test/run-candidate');
  return boots(await runCandidate(draft, site, chromium));
}

const isBuildOfShell = (draft: Draft): draft is Draft<ShellBuildFile> => isOfShell(draft.file);

/** What judges a build of the shell by the remotes that are live when it is called. */
async function judgeOfShell(
  draft: Draft<ShellBuildFile>,
  site: Site,
): Promise<() => Promise<Reason[]>> {
  const shell = await withSizes(draft);
  return async () => {
    const [live] = await liveShells(site).catch(() => []);
    return judgeCandidate(shell, await liveBuilds(site.remotesDir), live?.file);
  };
}

/** What judges a build of a remote by what is live when it is called: once for each shell that visitors may get. */
async function judgeOfRemote(
  draft: Draft<RemoteBuildFile>,
  site: Site,
): Promise<() => Promise<Reason[]>> {
  const candidate = await readCandidate(draft);
  return async () => {
    const all = await readLive(site, draft.file.declaration.name);
    const found = all.flatMap((live) => judge(candidate, live));
    return [...new Map(found.map((reason) => [reason.sentence, reason])).values()];
  };
}

/**
 * Lets a verified draft through, or refuses it: first by what it tells of itself, then by running it.
 * @returns what judges it again, without running it, by what is live then: others publish meanwhile
 * @throws GateRefusal with every reason that was found
 */
export async function pass(
  draft: Draft<BuildDescription>,
  options: GateOptions,
): Promise<() => Promise<void>> {
  const { site } = options;
  const reasonsNow = isBuildOfShell(draft)
    ? await judgeOfShell(draft, site)
    : await judgeOfRemote(draft as Draft<RemoteBuildFile>, site);
  const judgeNow = async () => {
    const reasons = await reasonsNow();
    if (reasons.length > 0) throw new GateRefusal(reasons);
  };
  await judgeNow();
  options.log(`${nameOf(draft.file)} ${draft.file.build} fits what is live; trying it out.`);
  const faults = await tryOut(draft, options);
  if (faults.length > 0) throw new GateRefusal(faults);
  return judgeNow;
}
