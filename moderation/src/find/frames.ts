import { fullStop, type View } from '../read/view';
import { classifications, severities, type Find } from '../types';
import type { Vocabulary } from './vocabulary';
import type { FindIn } from './words';

/** Groups of words that are harmful only together, in any order, within this many words of one sentence. */
interface Frame extends Pick<Find, 'classification' | 'severity'> {
  readonly span: number;
  /** One concept of each of these must occur. */
  readonly needs: readonly (readonly number[])[];
  /** None of these may be near. */
  readonly unless: readonly number[];
}

function known<T extends string>(all: readonly T[], name: string | undefined, line: string): T {
  const value = all.find((one) => one === name);
  if (value === undefined) throw new Error(`Not a frame: ${line}`);
  return value;
}

/** `threat severe 8 weapon|tool use ! film`: see data/frames. */
function parseFrame(line: string, idOf: (concept: string) => number): Frame {
  const [head = '', tail = ''] = line.split('!');
  const [classification, severity, span, ...needs] = head.trim().split(' ');
  return {
    classification: known(classifications, classification, line),
    severity: known(severities, severity, line),
    span: Number(span),
    needs: needs.map((names) => names.split('|').map(idOf)),
    unless: tail.trim().split(' ').filter(Boolean).map(idOf),
  };
}

/** Distance around a match in which words are searched that make it harmless. */
const around = 6;
/** Number of candidates tried for one group: the nearest not used by another group. */
const tried = 3;

// The position of a word group as one number: every text has many.
const most = 0x8000;
const hitOf = (first: number, last: number): number => first * most + last;
const firstOf = (hit: number): number => (hit / most) | 0;
const lastOf = (hit: number): number => hit % most;

/** The indexes of its first and last word in the view. */
interface Match {
  readonly frame: Frame;
  readonly first: number;
  readonly last: number;
}

/** The matches of each group in the sentence so far. The lists are reused for the next one: texts have many. */
class Hits {
  private readonly lists: number[][];
  private readonly counts: Int32Array;
  private readonly met: number[] = [];

  constructor(concepts: number) {
    this.lists = Array.from({ length: concepts }, () => []);
    this.counts = new Int32Array(concepts);
  }

  add(concept: number, hit: number): void {
    const count = this.counts[concept] ?? 0;
    const list = this.lists[concept];
    if (!list) return;
    if (count === 0) this.met.push(concept);
    list[count] = hit;
    this.counts[concept] = count + 1;
  }

  clear(): void {
    for (const concept of this.met) this.counts[concept] = 0;
    this.met.length = 0;
  }

  /** The newest within the span of a frame, at a word not used by another group; -1 for none. */
  nearest(concept: number, earliest: number, taken: readonly number[]): number {
    const list = this.lists[concept] ?? [];
    const count = this.counts[concept] ?? 0;
    for (let at = count - 1; at >= Math.max(0, count - tried); at--) {
      const hit = list[at] ?? -1;
      if (firstOf(hit) < earliest) return -1;
      if (!taken.includes(firstOf(hit))) return hit;
    }
    return -1;
  }

  isNear(concept: number, { first, last }: Match): boolean {
    const list = this.lists[concept] ?? [];
    const count = this.counts[concept] ?? 0;
    // In order of appearance: the first that is not too far to the left is used.
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lastOf(list[middle] ?? 0) < first - around) low = middle + 1;
      else high = middle;
    }
    return low < count && firstOf(list[low] ?? 0) <= last + around;
  }
}

/** Whether every group of the frame occurred within its span before the newest match. */
function gather(frame: Frame, hits: Hits, newest: number): Match | undefined {
  const earliest = firstOf(newest) - frame.span + 1;
  let first = firstOf(newest);
  let last = lastOf(newest);
  const taken: number[] = [];
  for (const concepts of frame.needs) {
    let best = -1;
    for (const concept of concepts) {
      const hit = hits.nearest(concept, earliest, taken);
      if (hit >= 0 && (best < 0 || firstOf(hit) > firstOf(best))) best = hit;
    }
    if (best < 0) return undefined;
    taken.push(firstOf(best));
    first = Math.min(first, firstOf(best));
    last = Math.max(last, lastOf(best));
  }
  return { frame, first, last };
}

/** One of the groups required by a frame. */
interface Need {
  readonly frame: number;
  /** A separate bit for each group of the frame. */
  readonly bit: number;
}

/** Finds frames in linear time: one pass, and per word only the frames that contain it. */
export function frameFinder(sources: readonly string[], vocabulary: Vocabulary): FindIn {
  const frames = sources.map((line) => parseFrame(line, (name) => vocabulary.idOf(name)));
  const needsOf: Need[][] = Array.from({ length: vocabulary.concepts }, () => []);
  for (const [number, frame] of frames.entries()) {
    for (const [group, concepts] of frame.needs.entries()) {
      for (const concept of concepts) needsOf[concept]?.push({ frame: number, bit: 1 << group });
    }
  }
  const complete = frames.map((frame) => (1 << frame.needs.length) - 1);

  const hits = new Hits(vocabulary.concepts);

  return (view: View): Find[] => {
    const { words, at } = view;
    const finds: Find[] = [];
    const done = new Set<Frame>();
    // In the sentence so far: the matches of each group, and which groups of each frame occurred.
    const met = new Uint16Array(frames.length);
    let matches: Match[] = [];
    const close = (): void => {
      for (const match of matches) {
        const { frame, first, last } = match;
        if (done.has(frame)) continue;
        if (frame.unless.some((concept) => hits.isNear(concept, match))) continue;
        done.add(frame);
        const { classification, severity } = frame;
        const to = (at[last] ?? 0) + (words[last]?.text.length ?? 1) - 1;
        finds.push({
          classification,
          severity,
          start: view.startOf(at[first] ?? 0),
          end: view.endOf(to),
        });
      }
      hits.clear();
      met.fill(0);
      matches = [];
    };
    const entries = words.map(vocabulary.entryOf);
    const newestConcepts: number[] = [];
    const newestHits: number[] = [];
    let first = 0;
    const tell = (concept: number, last: number): void => {
      const hit = hitOf(first, last);
      hits.add(concept, hit);
      newestConcepts.push(concept);
      newestHits.push(hit);
      for (const { frame, bit } of needsOf[concept] ?? []) met[frame] = (met[frame] ?? 0) | bit;
    };
    for (; first < words.length; first++) {
      if (words[first] === fullStop) {
        close();
        continue;
      }
      vocabulary.walk(entries, first, tell);
      for (let newest = 0; newest < newestHits.length; newest++) {
        const hit = newestHits[newest] ?? 0;
        for (const { frame: number } of needsOf[newestConcepts[newest] ?? 0] ?? []) {
          if (met[number] !== complete[number]) continue;
          const frame = frames[number];
          const match = frame && !done.has(frame) ? gather(frame, hits, hit) : undefined;
          if (match) matches.push(match);
        }
      }
      newestConcepts.length = 0;
      newestHits.length = 0;
    }
    close();
    return finds;
  };
}
