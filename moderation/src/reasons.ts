import type { Classification } from './types';

const longest = 40;

/** The author's text, in whole words and short enough to quote. */
export function quote(typed: string, start: number, end: number): string {
  const from =
    start -
    (/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u.exec(
      typed.slice(Math.max(0, start - longest), start),
    )?.[0].length ?? 0);
  const to = end + (/^[\p{L}\p{M}\p{N}]*/u.exec(typed.slice(end, end + longest))?.[0].length ?? 0);
  const fragment = typed.slice(from, to).replace(/\s+/g, ' ').trim();
  return fragment.length > longest
    ? `${Array.from(fragment)
        .slice(0, longest - 1)
        .join('')}…`
    : fragment;
}

const sentences: Readonly<
  Record<Exclude<Classification, 'self-harm'>, (fragment: string) => string>
> = {
  threat: (fragment) => `“${fragment}” reads like a threat. Threats aren't allowed here.`,
  sexual: (fragment) => `“${fragment}” is sexual content, which isn't allowed here.`,
  slur: (fragment) =>
    `“${fragment}” puts people down for who they are. Please say it without the slur.`,
  abuse: (fragment) => `“${fragment}” is abusive. Please say it without insulting anyone.`,
  doxxing: (fragment) =>
    `“${fragment}” looks like personal details. Please leave them out to keep people safe.`,
  scam: (fragment) =>
    `“${fragment}” looks like a scam or an illegal offer, which isn't allowed here.`,
};

const help =
  "It sounds like you're going through a lot, and you don't have to do it alone. Please talk to someone you trust, " +
  "or call Tele-MANAS on 14416: it's free, day and night. We haven't posted this, so that you can reach a person first.";

export function reasonFor(classification: Classification, fragment: string): string {
  return classification === 'self-harm' ? help : sentences[classification](fragment);
}
