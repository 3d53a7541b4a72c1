/** Words between blanks and line ends, so that a list reads as a list. */
export function list(strings: TemplateStringsArray): string[] {
  return (strings.raw[0] ?? '').split(/\s+/).filter((word) => word !== '');
}

/** One entry per line. */
export function lines(strings: TemplateStringsArray): string[] {
  return (strings.raw[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
