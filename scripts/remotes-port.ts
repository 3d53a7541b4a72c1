import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeployOrder, Deploys, LiveRemote, Remotes, SelfCheck } from '@campus/api';
import { createReceiver, type ReceiverOptions } from '@campus/federation/receiver';
import {
  assetFaults,
  noteInUse,
  noteDecision,
  readBuildFile,
  readDescription,
  rollback,
  statusOf,
  sweepBuilds,
  writeErrorStats,
  type RemoteStatus,
} from '@campus/federation/registry';
import { askGate, runTrial, trials } from './lib/gate.mjs';

/** Patterns of the pages that are open to everybody, and the widgets; none if the live build cannot be read. */
async function declared(remotesDir: string, { remote, current = '' }: RemoteStatus) {
  const file = await readBuildFile(path.join(remotesDir, remote, current)).catch(() => undefined);
  const { routes = [], widgets = [] } = file?.declaration ?? {};
  const isPublic = routes.filter(({ access }) => access === 'public');
  return {
    publicPages: isPublic.map(({ path: pattern }) => pattern),
    widgets: widgets.map(({ expose }) => expose),
  };
}

async function liveRemote(remotesDir: string, status: RemoteStatus): Promise<LiveRemote[]> {
  const { remote, title = remote, owner = '', current, history } = status;
  // A remote without a readable pointer has nothing that could be rolled back.
  if (current === undefined) return [];
  const { previous, canary, notice, kept } = status;
  return [
    {
      remote,
      title,
      owner,
      status: status.status,
      current,
      kept,
      ...(await declared(remotesDir, status)),
      history,
      ...(notice !== undefined && { notice }),
      ...(previous !== undefined && { previous }),
      ...(canary && { canary }),
    },
  ];
}

// The runtime image has neither this program nor a browser.
const program = fileURLToPath(new URL('../.build/gate.mjs', import.meta.url));

const results: readonly unknown[] = ['sound', 'broken', 'unknown'] satisfies SelfCheck['result'][];

function parse(text: string): SelfCheck {
  const { result, says } = JSON.parse(text) as Partial<Record<keyof SelfCheck, unknown>>;
  if (!results.includes(result) || typeof says !== 'string') throw new Error('no trial result');
  return { result, says } as SelfCheck;
}

const notRun: SelfCheck = {
  result: 'unknown',
  says: 'its files are intact, but the site has no browser to run it in',
};

/**
 * Runs a build in a browser: at the gate behind GATE_SOCKET, or on this machine if it has a browser and the required
 * packages.
 * @param order the program's arguments
 * @returns its output
 * @throws if it could not be run
 */
function runInBrowser(order: readonly string[], signal: AbortSignal): Promise<string> {
  const { GATE_SOCKET } = process.env;
  return GATE_SOCKET ? askGate(GATE_SOCKET, order, signal) : runTrial(program, order, signal);
}

/** First checks its files, which needs no browser; then runs it, if a browser is available. */
async function check(
  { remotesDir, remote, build }: Record<'remotesDir' | 'remote' | 'build', string>,
  signal: AbortSignal,
): Promise<SelfCheck> {
  const dir = path.join(remotesDir, remote, build);
  const [fault] = await assetFaults(dir, await readDescription(dir));
  if (fault) return { result: 'broken', says: `the site's check of its files: ${fault}` };
  return runInBrowser([remotesDir, remote, build], signal).then(parse, () => notRun);
}

/** What teams do from outside, each change in the name of its token. */
function deploysPort(site: ReceiverOptions): Deploys {
  const receiver = createReceiver(site);
  const authored = ({ source, ...order }: DeployOrder) => {
    return { ...order, by: 'team' as const, source };
  };
  const target = (order: DeployOrder) => receiver.target(authored(order));
  return {
    status: () => receiver.target({}).status(),
    promote: (order) => target(order).promote(order.remote),
    rollback: (order, reason) => target(order).rollback(order.remote, reason),
    off: (order, notice) => target(order).off(order.remote, notice),
    on: (order) => target(order).on(order.remote),
    endPreviews: (order, of) => target(order).endPreviews(order.remote, of),
    publishStored: (order, build) => receiver.publishStored(authored(order), build),
    publishArchive: (order, archive) => receiver.publishArchive(authored(order), archive),
    live: () => receiver.live(),
  };
}

/**
 * The registry of remotes for the API: used by the breaker, the beacon, the staff page and the teams.
 * @param requireTrial whether builds that teams send are run here before they go live
 */
export function remotesPort(remotesDir: string, requireTrial = false): Remotes {
  const runElsewhere = requireTrial ? trials(remotesDir, runInBrowser) : undefined;
  return {
    deploys: deploysPort({ remotesDir, runElsewhere }),
    async list() {
      const all = await statusOf(remotesDir);
      return (await Promise.all(all.map((one) => liveRemote(remotesDir, one)))).flat();
    },
    check: (remote, build, signal) => check({ remotesDir, remote, build }, signal),
    async rollBack(remote, { expected, reason, to }) {
      const done = await rollback(remotesDir, remote, { expected, by: 'breaker', reason, to });
      return done.build;
    },
    noteDecision: (remote, decision) => noteDecision(remotesDir, remote, decision),
    noteField: (notes) => writeErrorStats(remotesDir, notes),
    async sweep(inUse) {
      await noteInUse(remotesDir, inUse);
      await sweepBuilds(remotesDir);
    },
  };
}
