import { hueOf, initials } from '@campus/shared-ui/avatar-face';
import {
  formatClock,
  formatDay,
  formatFull,
  formatPart,
  formatRupees,
} from '@campus/shared-ui/format';

/** Responses by the address of the call. */
export type Answers = ReadonlyMap<string, unknown>;

type Format = (value: string) => string | number;

const formats: Readonly<Record<string, Format>> = {
  full: formatFull,
  day: (value) => formatDay(value),
  clock: formatClock,
  month: (value) => formatPart('month', value),
  dayOfMonth: (value) => formatPart('dayOfMonth', value),
  /** In rupees; a price of zero is shown as free. */
  price: (value) => (Number(value) === 0 ? 'Free' : formatRupees(Number(value))),
  initials,
  hue: hueOf,
  /** As part of an address. */
  part: encodeURIComponent,
};

function valueAt(item: unknown, path: string): unknown {
  let value = item;
  for (const name of path.split('.').filter(Boolean)) {
    value = typeof value === 'object' && value ? Reflect.get(value, name) : undefined;
  }
  return value;
}

const place = /\{\{([\w.]+)(?:\|(\w+))?\}\}/g;

const filled = (text: string, item: unknown): string =>
  text.replace(place, (_, path: string, name = '') => {
    const value = String(valueAt(item, path) ?? '');
    return String(value === '' ? '' : (formats[name]?.(value) ?? value));
  });

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !!value);

/** Expands a nested template: see `Each` of `@campus/federation/template`. */
function unfold({ dataset, content }: HTMLTemplateElement, around: unknown, answers: Answers) {
  // Owned by the template's document, which loads no picture before its address is filled in.
  const copy = content.cloneNode(true) as DocumentFragment;
  const { each, call, when, unless, is } = dataset;
  if (each === undefined) {
    const value = valueAt(around, when ?? unless ?? '');
    const holds = is === undefined ? isGiven(value) : value === is;
    const isShown = holds === (when !== undefined);
    if (isShown) fill(copy, around, answers);
    return isShown ? copy : undefined;
  }
  const found = valueAt(call === undefined ? around : answers.get(call), each);
  const items: unknown[] = found && typeof found === 'object' ? [found].flat() : [];
  const list = copy.firstElementChild;
  if (!list || items.length === 0) return undefined;
  const pattern = content.cloneNode() as DocumentFragment;
  pattern.append(...list.childNodes);
  fill(copy, around, answers);
  for (const item of items) {
    const next = pattern.cloneNode(true) as DocumentFragment;
    fill(next, item, answers);
    list.append(next);
  }
  return copy;
}

function fill(within: ParentNode, item: unknown, answers: Answers): void {
  for (const node of [...within.childNodes]) {
    if (node instanceof Text) node.data = filled(node.data, item);
    if (node instanceof HTMLTemplateElement) node.replaceWith(unfold(node, item, answers) ?? '');
    else if (node instanceof Element) {
      for (const attribute of node.attributes) attribute.value = filled(attribute.value, item);
      fill(node, item, answers);
    }
  }
}

/**
 * Replaces the skeleton with the page's template, filled with the responses to its first calls. The style
 * sheets of its remote are loaded before.
 */
export async function showTemplate(answers: Answers): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#page template[data-page]');
  if (!template) return;
  const remote = template.dataset.page ?? '';
  const sheets = document.querySelectorAll<HTMLLinkElement>(
    `link[rel=preload][as=style][href^="/r/${remote}/"]`,
  );
  await Promise.all([...sheets].map(apply));
  const page = document.getElementById('page');
  if (!page) return;
  const part = document.createElement('div');
  part.className = template.className;
  part.dataset.remote = remote;
  fill(template.content, undefined, answers);
  part.append(template.content);
  template.previousElementSibling?.replaceWith(part);
  page.dataset.filled = '';
}

/** Resolves when a preloaded style sheet is applied, by the remote's own code or here. */
function apply(preload: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const own = `link[rel=stylesheet][href="${preload.href}"]`;
    const added = document.querySelector<HTMLLinkElement>(own);
    if (added?.sheet) return resolve();
    const sheet = added ?? (preload.cloneNode() as HTMLLinkElement);
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      // The remote's own code requests it again.
      sheet.remove();
      reject(new Error(sheet.href));
    });
    if (added) return;
    // It keeps `as`, which tells it from the document's own (`assets.ts`).
    sheet.rel = 'stylesheet';
    document.body.append(sheet);
  });
}
