const steering = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Texts of visitors reach a terminal: control characters are shown as a question mark. */
export function plain(text: string): string {
  return text.replace(steering, (sign) => (sign === '\n' || sign === '\t' ? sign : '?'));
}

type Cell = string | number | boolean | null | undefined;

const widest = 72;

function cell(value: Cell): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'yes';
  const text = plain(String(value).replace(/\s+/g, ' ').trim());
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}

function line(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((text, at) => text.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd();
}

/** Rows under headings, in columns. @param headings by the name of the field in each column */
export function table<K extends string>(
  list: readonly Readonly<Record<NoInfer<K>, Cell>>[],
  headings: Readonly<Record<K, string>>,
): string {
  if (list.length === 0) return 'None.';
  const names = Object.keys(headings) as K[];
  const cells = list.map((row) => names.map((name) => cell(row[name])));
  const titles = names.map((name) => headings[name]);
  const widths = titles.map((title, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  return [titles, ...cells].map((row) => line(row, widths)).join('\n');
}

/** One record, a field per line; longer texts keep their line breaks. */
export function sheet(fields: Readonly<Record<string, Cell>>): string {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const text = plain(value === false ? 'no' : value === true ? 'yes' : String(value));
      return `${name.padEnd(width)}  ${text.split('\n').join(`\n${' '.repeat(width + 2)}`)}`;
    })
    .join('\n');
}

/** `1 post`, `2 posts`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
