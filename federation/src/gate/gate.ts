import {
  budgets,
  files,
  styles,
  events,
  exposes,
  permissions,
  widgets,
  collisions,
  navigation,
  routes,
  exports,
  ranges,
} from './rules';
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
import {
  changedRoutes,
  liveBuilds,
  liveShells,
  readCandidate,
  readLive,
  withSizes,
  type Site,
} from './builds';
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
 * Lists the reasons why a build does not fit what is live. Only its description is read, none of its code is run.
 * @returns one reason for each fault; empty if the build may go live
 */
export function judge(candidate: Candidate, live: Live): Reason[] {
  return Object.entries(rules).flatMap(([rule, faults]) =>
    faults(candidate, live).map((sentence) => ({ rule: rule as RuleName, sentence })),
  );
}

/** A candidate was refused, with every reason. */
export class GateRefusal extends Refusal {
  constructor(readonly reasons: readonly Reason[]) {
    super(reasons.map(({ sentence }) => sentence).join('; '));
  }
}

export interface GateOptions {
  site: Site;
  /** A browser to try the build in; undefined if none is installed. */
  browser: () => Promise<Browser | undefined>;
  /** Runs the build elsewhere instead of in the browser. @returns one sentence per fault @throws Refusal if it fails */
  runElsewhere?: ((draft: Draft) => Promise<readonly string[]>) | undefined;
  /** Receives progress messages about slow steps, and what was skipped. */
  log: (line: string) => void;
}

/** The message that a build goes on without a trial. */
export const skipped =
  'No Chromium found (set CHROMIUM to its path): the build was NOT run in a browser.';

const boots = (faults: readonly string[]): Reason[] =>
  faults.map((sentence) => ({ rule: 'boots', sentence }));

const isBuildOfShell = (draft: Draft): draft is Draft<ShellBuildFile> => isOfShell(draft.file);

/** The routes of a draft that its trial must open. */
async function routesToTry(draft: Draft<RemoteBuildFile>, { site, log }: GateOptions) {
  const routes = await changedRoutes(draft.file, site);
  const { length } = draft.file.declaration.routes;
  if (routes.length < length) {
    log(`${routes.length} of ${length} routes differ from the live build: only these are opened.`);
  }
  return routes;
}

/** Runs a draft. @returns one sentence per fault; undefined if there is no browser */
async function tryOut(draft: Draft, options: GateOptions): Promise<readonly string[] | undefined> {
  const { site, runElsewhere, log } = options;
  if (runElsewhere) return runElsewhere(draft);
  const browser = await options.browser();
  if (!browser) {
    log(skipped);
    return undefined;
  }
  const { runCandidate } = await import('./smoke-test/run-candidate');
  if (isBuildOfShell(draft)) return runCandidate(draft, site, { browser });
  const routes = await routesToTry(draft as Draft<RemoteBuildFile>, options);
  return runCandidate(draft, site, { browser, routes });
}

/** Returns a judge that compares a shell build with the remotes that are live when it is called. */
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

/** Returns a judge that compares a remote build with what is live when called: once for each shell in use. */
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

/** A draft that the gate has accepted. */
interface Passed {
  /** Judges it again, without running it, against what is live then: others may publish meanwhile. */
  judgeAgain: () => Promise<void>;
  /** Whether a browser has run it. */
  tried: boolean;
}

/**
 * Accepts or refuses a verified draft: first by its description, then by running it.
 * @throws GateRefusal with every reason found
 */
export async function pass(draft: Draft<BuildDescription>, options: GateOptions): Promise<Passed> {
  const { site } = options;
  const reasonsNow = isBuildOfShell(draft)
    ? await judgeOfShell(draft, site)
    : await judgeOfRemote(draft as Draft<RemoteBuildFile>, site);
  const judgeNow = async () => {
    const reasons = await reasonsNow();
    if (reasons.length > 0) throw new GateRefusal(reasons);
  };
  await judgeNow();
  options.log(`${nameOf(draft.file)} ${draft.file.build} fits what is live; starting its trial.`);
  const faults = await tryOut(draft, options);
  if (faults && faults.length > 0) throw new GateRefusal(boots(faults));
  return { judgeAgain: judgeNow, tried: faults !== undefined };
}
