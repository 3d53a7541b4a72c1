import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';

/** Names and, for every entry of a list, `*`. */
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
  /** Tells the texts of one entry from those of another. */
  readonly mark: string;
  readonly entries: number;
  /** Of the entry in its list: where one word of a few stands, entries side by side have different ones. */
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
 * A whole answer of a call, made of its schema: every part is there, and texts tell which they are.
 * @param entries of its lists; lists within entries have two
 */
export function sampleAnswer({ path, answer }: Endpoint, entries = 2): unknown {
  const mark = path.replace(/^\/api\/|\W+/g, '-').slice(1, 40);
  return sampleOf(answer, 'list', { mark, entries, place: 0 });
}

/** Where an answer may lack something, as far as its schema says. */
export function optionalParts({ answer }: Endpoint): Path[] {
  const found: Path[] = [];
  const look = (schema: Schema, path: Path): void => {
    const def = defOf(schema);
    if (def.type === 'default' || def.type === 'optional') found.push(path);
    if (def.type === 'object') {
      for (const [key, part] of Object.entries(def.shape)) look(part, [...path, key]);
    } else if (def.type === 'array') look(def.element, [...path, '*']);
    else if ('innerType' in def) look(def.innerType, path);
  };
  look(answer, []);
  return found.filter(({ length }) => length > 0);
}
