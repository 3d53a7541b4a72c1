import { setTimeout as after } from 'node:timers/promises';
import type { RemoteDeclaration } from '../../remote/declaration';
import { type Control, controlFaults, controlsAround, eventsStopped } from './record/controls';
import type { InPage, Trace } from './record/gate-record';
import { lastSetter, type PageState, pageState, stateDifferences } from './record/page-state';
import { assigned, busiest } from './origins';
import { attributeFaults, type Finding } from './attribute-faults';
import { ask, Frozen, type Tab, frozenPlace, worked } from './tab';

/** What a page that is none of the remote's is like before the remote was opened. */
export interface Baseline {
  state: PageState;
  controls: Control[];
  /** Milliseconds of the longest block of the main thread on the way there. */
  block: number;
  /** Milliseconds for which its main thread had worked until then. */
  worked: number;
  /** Events that the remote may wait for as long as the tab is open. */
  hears: ReadonlySet<string>;
}

type Shared = Omit<Trace, 'caller'> & { caller?: Trace['caller'] | undefined };

/** Notes what the present page is like. */
export async function lookAround(tab: Tab, declaration: RemoteDeclaration): Promise<Baseline> {
  return {
    state: await ask(tab, pageState, undefined),
    controls: await ask(tab, controlsAround, declaration.name),
    worked: await worked(tab),
    // What other tabs store is nobody's page alone.
    hears: new Set([...(declaration.events?.hears ?? []), 'storage']),
    block: await ask(tab, () => (window as unknown as InPage).gate.longestBlock(), undefined),
  };
}

/** Of what the record says, what is the remote's or of unknown origin. */
const ofRemote = (traces: readonly Shared[], remote: string): Finding[] =>
  traces
    .filter(({ caller }) => !caller || caller.owner === remote)
    .map(({ says, caller }) => ({ says, at: caller?.at }));

/** Milliseconds that one task may keep a tab from answering, on a machine that is not busy. */
const longBlock = 1_500;
/** On any machine. */
const longestBlock = 6_000;

async function blocks(tab: Tab, remote: string, baseline: Baseline): Promise<Finding[]> {
  const ms = await ask(tab, () => (window as unknown as InPage).gate.longestBlock(), undefined);
  // What loading the shell took tells how busy the machine is.
  const least = Math.min(longBlock + 5 * baseline.block, longestBlock);
  // A task may last because others use the machine, too: then the tab has worked for little of it.
  if (ms < least || (await worked(tab)) - baseline.worked < least / 4) return [];
  const says = `blocks the tab for ${(ms / 1000).toFixed(1)} seconds`;
  return [{ says, at: await busiest(tab, remote) }];
}

/** Compared wherever the remote has been: what is built in, what was done, what stands where. */
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

/** Milliseconds between two looks, and how many there are: what goes away by a motion takes its time. */
const look = { every: 150, times: 10 };

async function stoppedEvents(tab: Tab, remote: string): Promise<Finding[]> {
  const seen = await ask(tab, eventsStopped, undefined);
  if (seen.length === 0) return [];
  await after(look.every);
  // A page of the same process that a debugger has paused keeps this one from hearing anything, for a moment.
  const again = await ask(tab, eventsStopped, undefined);
  const stopped = seen.filter((kind) => again.includes(kind));
  const held = await ask(tab, () => (window as unknown as InPage).gate.held.listeners(), undefined);
  return stopped.map((kind) => {
    const listener = held.find(
      ({ says, caller }) => says.includes(`"${kind}"`) && caller.owner === remote,
    );
    return { says: `stops every ${kind} on its way`, at: listener?.caller.at };
  });
}

/** What the remote does to controls that could be used before, and goes on doing. */
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

/** What the remote does to shell and neighbours while its page, or one with its widget, is shown. */
export async function checkShown(tab: Tab, remote: string, baseline: Baseline): Promise<Finding[]> {
  const before = baseline.controls;
  return [
    ...(await common(tab, remote)),
    ...(await stoppedEvents(tab, remote)),
    ...(await spoiltControls(tab, remote, { before, isSamePage: false })),
    ...(await blocks(tab, remote, baseline)),
  ];
}

/** What is left of the remote on a page of the shell, some time after it was left. */
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
  ];
}

/** `mfe-feed leaves a timer running when /dashboard is left (main.4f2a.js:1:2345)` */
export const sentence = (remote: string, { says, at }: Finding, when: string): string =>
  `${remote} ${says} ${when}${at ? ` (${at})` : ''}`;

/** What a failure to ask the tab says of the remote. */
export async function failure(tab: Tab, remote: string, error: unknown): Promise<Finding> {
  const [says = ''] = (error as Error).message.split('\n', 1);
  if (error instanceof Frozen) return { says, at: await frozenPlace(tab, remote) };
  return { says: `breaks the tab: ${says}` };
}
