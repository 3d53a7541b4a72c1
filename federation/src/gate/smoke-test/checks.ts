import { setTimeout as after } from 'node:timers/promises';
import type { RemoteDeclaration } from '../../remote/declaration';
import { controlFaults, controlsAround, eventsStopped } from './record/controls';
import type { Control, InPage, Trace } from './record/gate-record';
import { lastSetter, type PageState, pageState, stateDifferences } from './record/page-state';
import { assigned, busiest } from './origins';
import { attributeFaults, type Finding } from './attribute-faults';
import { ask, Frozen, type Tab, frozenPlace, worked } from './tab';

/** The state of a page that does not belong to the remote, before the remote is opened. */
export interface Baseline {
  state: PageState;
  controls: Control[];
  /** Longest block of the main thread until then, in milliseconds. */
  block: number;
  /** Working time of the main thread until then, in milliseconds. */
  worked: number;
  /** Events that the remote may listen for as long as the tab is open. */
  hears: ReadonlySet<string>;
}

type Shared = Omit<Trace, 'caller'> & { caller?: Trace['caller'] | undefined };

/** Records the state of the current page. */
export async function lookAround(tab: Tab, declaration: RemoteDeclaration): Promise<Baseline> {
  return {
    state: await ask(tab, pageState, undefined),
    controls: await ask(tab, controlsAround, declaration.name),
    worked: await worked(tab),
    // Storage events of other tabs concern every page.
    hears: new Set([...(declaration.events?.hears ?? []), 'storage']),
    block: await ask(tab, () => (window as unknown as InPage).gate.longestBlock(), undefined),
  };
}

/** The recorded traces whose origin is the remote or unknown. */
const ofRemote = (traces: readonly Shared[], remote: string): Finding[] =>
  traces
    .filter(({ caller }) => !caller || caller.owner === remote)
    .map(({ says, caller }) => ({ says, at: caller?.at }));

/** Longest allowed task on an idle machine, in milliseconds. */
const longBlock = 1_500;
/** Longest allowed task on any machine, in milliseconds. */
const longestBlock = 6_000;

/**
 * Whether a task blocks the tab for too long, in milliseconds. The time that loading the shell took shows how busy the
 * machine is.
 * @param work of the tab's main thread since then: on a busy machine it works for only a part of a long task
 */
export function isLongBlock(ms: number, work: number, { block }: Pick<Baseline, 'block'>): boolean {
  const least = Math.min(longBlock + 5 * block, longestBlock);
  return ms >= least && work >= least / 4;
}

async function blocks(tab: Tab, remote: string, baseline: Baseline): Promise<Finding[]> {
  const ms = await ask(tab, () => (window as unknown as InPage).gate.longestBlock(), undefined);
  if (!isLongBlock(ms, (await worked(tab)) - baseline.worked, baseline)) return [];
  const says = `blocks the tab for ${(ms / 1000).toFixed(1)} seconds`;
  return [{ says, at: await busiest(tab, remote) }];
}

/** Checks for every page after the remote was opened: side effects, stray elements and replaced built-ins. */
async function common(tab: Tab, remote: string): Promise<Finding[]> {
  const traces = await ask(
    tab,
    () => {
      const { gate } = window as unknown as InPage;
      return [...gate.sideEffects, ...gate.strays(), ...gate.replaced()] as Shared[];
    },
    undefined,
  );
  const findings = ofRemote(traces, remote);
  return Promise.all(
    findings.map(async (finding) => {
      const [, name] = /^(?:adds|replaces) (\S+)$/.exec(finding.says) ?? [];
      return name && !finding.at ? { ...finding, at: await assigned(tab, remote, name) } : finding;
    }),
  );
}

/** Milliseconds between two checks, and their number: elements that fade out need some time. */
const look = { every: 150, times: 10 };

async function stoppedEvents(tab: Tab, remote: string): Promise<Finding[]> {
  const seen = await ask(tab, eventsStopped, undefined);
  if (seen.length === 0) return [];
  await after(look.every);
  // A page in the same process that is paused by a debugger can briefly keep this page from receiving events.
  const again = await ask(tab, eventsStopped, undefined);
  const stopped = seen.filter((kind) => again.includes(kind));
  const held = await ask(tab, () => (window as unknown as InPage).gate.held.listeners(), undefined);
  const setters = await ask(tab, () => (window as unknown as InPage).gate.setters, undefined);
  return stopped.map((kind) => {
    const listener = held.find(
      ({ says, caller }) => says.includes(`"${kind}"`) && caller.owner === remote,
    );
    const [handler] = ['window', 'document', 'the body'].flatMap(
      (holder) => setters[`on${kind} of ${holder} ${remote}`] ?? [],
    );
    return { says: `stops every ${kind} event`, at: listener?.caller.at ?? handler };
  });
}

/** Controls that were usable before and that the remote keeps unusable. */
async function spoiltControls(
  tab: Tab,
  remote: string,
  { before, isSamePage }: { before: readonly Control[]; isSamePage: boolean },
): Promise<Finding[]> {
  for (let left = look.times; ; left -= 1) {
    const now = await ask(tab, controlsAround, remote);
    const faults = controlFaults(before, now, isSamePage);
    if (faults.length === 0) return [];
    if (left === 0) return attributeFaults(tab, remote, faults);
    await after(look.every);
  }
}

/** Faults of the remote in shell and neighbours while its page, or a page with its widget, is shown. */
export async function checkShown(tab: Tab, remote: string, baseline: Baseline): Promise<Finding[]> {
  const before = baseline.controls;
  return [
    ...(await common(tab, remote)),
    ...(await stoppedEvents(tab, remote)),
    ...(await spoiltControls(tab, remote, { before, isSamePage: false })),
    ...(await blocks(tab, remote, baseline)),
  ];
}

/** What the remote leaves behind on a page of the shell, some time after its page was left. */
export async function checkLeft(tab: Tab, remote: string, baseline: Baseline): Promise<Finding[]> {
  const held = await ask(
    tab,
    () => {
      const { held } = (window as unknown as InPage).gate;
      return Object.values(held).flatMap((traces) => traces());
    },
    undefined,
  );
  const setters = await ask(tab, () => (window as unknown as InPage).gate.setters, undefined);
  const state = await ask(tab, pageState, undefined);
  const differences = stateDifferences(baseline.state, state, remote);
  const isHeard = ({ says }: Finding) =>
    [...baseline.hears].some((event) => says.startsWith(`leaves a listener for "${event}"`));
  const before = baseline.controls;
  return [
    ...ofRemote(held, remote).filter((finding) => !isHeard(finding)),
    ...(await common(tab, remote)),
    ...(await stoppedEvents(tab, remote)),
    ...differences
      .filter(({ of }) => (lastSetter(setters, of) ?? remote) === remote)
      .map(({ says, of }) => ({ says, at: setters[`${of} ${remote}`] })),
    ...(await spoiltControls(tab, remote, { before, isSamePage: true })),
    ...(await blocks(tab, remote, baseline)),
  ];
}

/** `mfe-feed leaves a timer running when /dashboard is left (main.4f2a.js:1:2345)` */
export const sentence = (remote: string, { says, at }: Finding, when: string): string =>
  `${remote} ${says} ${when}${at ? ` (${at})` : ''}`;

/** Turns a failed call to the tab into a finding about the remote. */
export async function failure(tab: Tab, remote: string, error: unknown): Promise<Finding> {
  const [says = ''] = (error as Error).message.split('\n', 1);
  if (error instanceof Frozen) return { says, at: await frozenPlace(tab, remote) };
  return { says: `breaks the tab: ${says}` };
}
