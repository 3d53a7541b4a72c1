import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';

/** Property names, and `*` for every entry of a list. */
export type Path = readonly string[];

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

const formats: readonly [names: RegExp, value: (name: string) => string][] = [
  [/id$|^sender$/i, (name) => name.replace(/[^\w-]/g, '-')],
  [/^(journey|event|explore)Date$/, () => '2099-03-14'],
  [/Time$/, () => '17:30'],
  [/At$|^(date|lastSeen|since|at)$/, () => '2026-03-13T12:00:00.000Z'],
  [/photo|image|thumbnail/i, (name) => `/media/${name.replace(/\W/g, '-')}`],
  [/^emailSuffix$/, () => '@college.example'],
];
/** What pages only open up to. */
const granted = ['isAuthenticated', 'hasProfile', 'available'];

function textOf(name: string, mark: string): string {
  const format = formats.find(([names]) => names.test(name));
  return format ? format[1](`${name} ${mark}`) : `${name} ${mark}.`;
}

interface Wanted {
  /** Distinguishes the texts of one entry from those of another. */
  readonly mark: string;
  readonly entries: number;
  /** Index of the entry in its list: enum values differ between neighbouring entries. */
  readonly place: number;
}

function sampleOf(schema: Schema, name: string, wanted: Wanted): unknown {
  const { mark, entries, place } = wanted;
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, part]) => [key, sampleOf(part, key, wanted)]),
      );
    case 'array': {
      const marks = Array.from({ length: entries }, (_, index) => `${mark}-${100 + index}`);
      return marks.map((own, index) =>
        sampleOf(def.element, name, { mark: own, entries: 2, place: index }),
      );
    }
    case 'default':
    case 'nullable':
    case 'optional':
      return sampleOf(def.innerType, name, wanted);
    case 'pipe':
      return sampleOf(def.out, name, wanted);
    case 'enum': {
      const words = Object.values(def.entries);
      return words[place % words.length];
    }
    case 'number':
      return 1;
    case 'boolean':
      return granted.includes(name);
    case 'null':
      return null;
    case 'string':
      return textOf(name, mark);
    default:
      throw new Error(`No sample of ${def.type} for ${name}`);
  }
}

/**
 * A complete answer of a call, generated from its schema: every part is present, and texts say which part they are.
 * @param entries of its lists; lists within entries have two
 */
export function sampleAnswer({ path, answer }: Endpoint, entries = 2): unknown {
  const mark = path.replace(/^\/api\/|\W+/g, '-').slice(1, 40);
  return sampleOf(answer, 'list', { mark, entries, place: 0 });
}

/** The paths that an answer may lack, according to its schema. */
export function optionalParts({ answer }: Endpoint): Path[] {
  const optional: Path[] = [];
  const look = (schema: Schema, path: Path): void => {
    const def = defOf(schema);
    if (def.type === 'default' || def.type === 'optional') optional.push(path);
    if (def.type === 'object') {
      for (const [key, part] of Object.entries(def.shape)) look(part, [...path, key]);
    } else if (def.type === 'array') look(def.element, [...path, '*']);
    else if ('innerType' in def) look(def.innerType, path);
  };
  look(answer, []);
  return optional.filter(({ length }) => length > 0);
}

/** An answer of another version of the server. */
export interface Skewed {
  /** The difference, as shown in a failed test. */
  readonly how: string;
  readonly answer: unknown;
}

type Node = Record<string, unknown>;
type Change = (holder: Node, key: string) => void;

const remove: Change = (holder, key) => void Reflect.deleteProperty(holder, key);
const toNull: Change = (holder, key) => void (holder[key] = null);

interface Place {
  readonly path: Path;
  /** The number of the entry that the first `*` stands for; all of them if undefined. */
  readonly entry?: number | undefined;
}

function changeAt(node: unknown, { path, entry }: Place, change: Change): void {
  const [step, ...rest] = path;
  if (typeof node !== 'object' || node === null || step === undefined) return;
  const own = step === '*' ? undefined : entry;
  const keys = step !== '*' ? [step] : entry === undefined ? Object.keys(node) : [String(entry)];
  for (const key of keys) {
    if (rest.length === 0) change(node as Node, key);
    else changeAt((node as Node)[key], { path: rest, entry: own }, change);
  }
}

/** The parts of entries, by the list they belong to. */
function byList(parts: readonly Path[]): Map<string, Path[]> {
  const lists = new Map<string, Path[]>();
  for (const path of parts.filter((one) => one.includes('*'))) {
    const list = path.slice(0, path.indexOf('*') + 1).join('.');
    lists.set(list, [...(lists.get(list) ?? []), path]);
  }
  return lists;
}

/** A complete answer, with enough entries that each can lack a different part. */
export function wholeAnswer(endpoint: Endpoint): unknown {
  const lacking = [...byList(optionalParts(endpoint)).values()].map(({ length }) => length);
  return sampleAnswer(endpoint, Math.max(2, ...lacking) + 1);
}

function changed(answer: unknown, change: (answer: unknown) => void): unknown {
  change(answer);
  return answer;
}

function withMore(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withMore);
  if (typeof node !== 'object' || node === null) return node;
  const known = Object.entries(node).map(([key, value]) => [key, withMore(value)]);
  return { ...Object.fromEntries(known), addedLater: [{ some: 'thing' }] };
}

/**
 * Answers of servers of other versions: each optional part missing in turn (in lists all in one
 * answer, where each entry lacks another part), all of them null, unknown parts, and an
 * unreadable entry in each list. All their other values are in `wholeAnswer` too.
 */
export function skewedAnswers(endpoint: Endpoint): Skewed[] {
  const parts = optionalParts(endpoint);
  const own = parts.filter((path) => !path.includes('*'));
  const lists = byList(parts);
  const whole = () => wholeAnswer(endpoint);
  const short = () => sampleAnswer(endpoint, 1);
  const inLists = (change: Change) => (answer: unknown) => {
    for (const those of lists.values()) {
      those.forEach((path, entry) => changeAt(answer, { path, entry }, change));
    }
  };
  const spoil: Change = (holder, key) => void (holder[key] = { some: 'thing' });
  return [
    { how: 'parts of entries missing', answer: changed(whole(), inLists(remove)) },
    { how: 'parts of entries null', answer: changed(whole(), inLists(toNull)) },
    {
      how: 'parts added, and an entry that is none',
      answer: withMore(
        changed(whole(), (answer) => {
          for (const list of lists.keys())
            changeAt(answer, { path: list.split('.'), entry: 1 }, spoil);
        }),
      ),
    },
    {
      how: 'parts null',
      answer: changed(short(), (answer) => {
        for (const path of own) changeAt(answer, { path }, toNull);
      }),
    },
    ...own.map((path) => ({
      how: `${path.join('.')} missing`,
      answer: changed(short(), (answer) => changeAt(answer, { path }, remove)),
    })),
  ];
}

/** The texts of an answer, without picture addresses, times and non-text values. */
export function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return / /.test(node) ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(textsIn);
}
