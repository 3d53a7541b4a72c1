import type { View } from '../read/view';
import type { Find } from '../types';
import { parseFrame, type Frame } from './frame';
import type { Vocabulary } from './vocabulary';
import type { FindIn } from './words';

/** Where a group of words was met: numbers of words in the view. */
interface Hit {
  readonly first: number;
  readonly last: number;
}

interface Match extends Hit {
  readonly frame: Frame;
}

/** How far around a match the words are looked for that make it something else. */
const around = 6;
/** So many candidates for one group are tried: the nearest that no other group has taken. */
const tried = 3;

/** Whether every group of the frame was met within its span before the newest hit. */
function gather(frame: Frame, hits: ReadonlyMap<number, Hit[]>, newest: Hit): Hit | undefined {
  let { first, last } = newest;
  const taken: number[] = [];
  for (const concepts of frame.needs) {
    let best: Hit | undefined;
    for (const concept of concepts) {
      const all = hits.get(concept) ?? [];
      for (let at = all.length - 1; at >= Math.max(0, all.length - tried); at--) {
        const hit = all[at];
        if (!hit || newest.first - hit.first >= frame.span) break;
        if (taken.includes(hit.first)) continue;
        if (!best || hit.first > best.first) best = hit;
        break;
      }
    }
    if (!best) return undefined;
    taken.push(best.first);
    first = Math.min(first, best.first);
    last = Math.max(last, best.last);
  }
  return { first, last };
}

function isNear(hits: readonly Hit[] | undefined, { first, last }: Hit): boolean {
  if (!hits) return false;
  // In order of appearance: the first that is not too far to the left decides.
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.last ?? 0) < first - around) low = middle + 1;
    else high = middle;
  }
  const hit = hits[low];
  return hit !== undefined && hit.first <= last + around;
}

/** Finds frames in time proportional to the text: one walk, and per word only the frames it is part of. */
export function frameFinder(sources: readonly string[], vocabulary: Vocabulary): FindIn {
  const frames = sources.map((line) => parseFrame(line, (name) => vocabulary.idOf(name)));
  const byConcept = new Map<number, Frame[]>();
  for (const frame of frames) {
    for (const concept of frame.needs.flat()) {
      byConcept.set(concept, [...(byConcept.get(concept) ?? []), frame]);
    }
  }
  return (view: View): Find[] => {
    const { words, at } = view;
    const finds: Find[] = [];
    const done = new Set<Frame>();
    let hits = new Map<number, Hit[]>();
    let matches: Match[] = [];
    const close = (): void => {
      for (const { frame, first, last } of matches) {
        if (done.has(frame)) continue;
        if (frame.unless.some((concept) => isNear(hits.get(concept), { first, last }))) continue;
        done.add(frame);
        const { classification, severity } = frame;
        const from = at[first] ?? 0;
        const to = (at[last] ?? 0) + (words[last]?.length ?? 1) - 1;
        const start = view.starts[from] ?? 0;
        finds.push({ classification, severity, start, end: view.ends[to] ?? start });
      }
      hits = new Map();
      matches = [];
    };
    const spelt = words.map((word) => vocabulary.spelt(word));
    for (let first = 0; first < words.length; first++) {
      if (words[first] === '.') {
        close();
        continue;
      }
      const met: [concept: number, hit: Hit][] = [];
      vocabulary.walk(spelt, first, (concept, last) => {
        const hit = { first, last };
        const all = hits.get(concept);
        if (all) all.push(hit);
        else hits.set(concept, [hit]);
        met.push([concept, hit]);
      });
      for (const [concept, hit] of met) {
        for (const frame of byConcept.get(concept) ?? []) {
          if (done.has(frame)) continue;
          const span = gather(frame, hits, hit);
          if (span) matches.push({ frame, ...span });
        }
      }
    }
    close();
    return finds;
  };
}
