import type { Tab } from './tab';

/** Position of code or a CSS rule in a file of a remote: `feed.4f2a.js:1:2345`. */
type At = string;

/** Searches the remote's source text for an assignment that no setter can record, e.g. `Array.prototype.last`. */
export async function assigned(tab: Tab, remote: string, name: string): Promise<At | undefined> {
  const query = `${name.replace(/^window\./, '').replaceAll('.', '\\.')}\\s*=[^=]`;
  for (const [scriptId, url] of tab.scripts) {
    if (!url.includes(`/r/${remote}/`)) continue;
    const search = { scriptId, query, isRegex: true };
    const [found] = (await tab.client.send('Debugger.searchInContent', search)).result;
    if (!found) continue;
    // In a minified file, the line alone says nothing.
    const column = found.lineContent.search(new RegExp(query));
    return `${url.split('/').at(-1)}:${found.lineNumber + 1}:${column + 1}`;
  }
  return undefined;
}

interface ProfileNode {
  id: number;
  callFrame: { url: string; lineNumber: number; columnNumber: number };
}

function placeOf({ callFrame: { url, lineNumber, columnNumber } }: ProfileNode): At {
  return `${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber + 1}`;
}

/** The position with the most weight. The weight of a node counts for its nearest caller in a file of the remote. */
function heaviest(weights: ReadonlyMap<At, number>): At | undefined {
  return [...weights].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const isOf = (remote: string, { callFrame }: ProfileNode): boolean =>
  callFrame.url.includes(`/r/${remote}/`);

/** Milliseconds between two samples of the running code. */
const sampling = 5;

/** Starts the CPU profile that `busiest` reads. */
export async function beginProfile({ client }: Tab): Promise<void> {
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: sampling * 1000 });
  await client.send('Profiler.start');
}

/** The function of the remote with the most running time since the last call. */
export async function busiest(tab: Tab, remote: string): Promise<At | undefined> {
  const { profile } = await tab.client.send('Profiler.stop');
  await tab.client.send('Profiler.start');
  const parents = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const weights = new Map<At, number>();
  for (const node of profile.nodes) {
    let owner: (typeof profile.nodes)[number] | undefined = node;
    while (owner && !isOf(remote, owner)) owner = parents.get(owner.id);
    if (!owner) continue;
    const at = placeOf(owner);
    weights.set(at, (weights.get(at) ?? 0) + (node.hitCount ?? 0));
  }
  return heaviest(weights);
}

/** Bytes between two heap samples. */
const samplingInterval = 16 * 1024;

/** Starts the heap sampling that `keeper` reads. */
export async function beginSampling({ client }: Tab): Promise<void> {
  await client.send('HeapProfiler.startSampling', { samplingInterval });
}

interface HeapNode extends ProfileNode {
  selfSize: number;
  children: HeapNode[];
}

/** The function of the remote that allocated most of the memory still in use. */
export async function keeper({ client }: Tab, remote: string): Promise<At | undefined> {
  const { profile } = await client.send('HeapProfiler.stopSampling');
  const weights = new Map<At, number>();
  const weigh = (node: HeapNode, above: At | undefined) => {
    const at = isOf(remote, node) ? placeOf(node) : above;
    if (at) weights.set(at, (weights.get(at) ?? 0) + node.selfSize);
    for (const child of node.children) weigh(child, at);
  };
  weigh(profile.head, undefined);
  return heaviest(weights);
}
