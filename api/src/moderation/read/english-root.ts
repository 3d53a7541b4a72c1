const shortest = 4;

/** One form for the endings of an English word: stabbing, stabbed and stabs are stab. Short words stay. */
export function englishRoot(word: string): string {
  let root = word;
  const ending = /(?:ing|ed|es)$/.exec(word)?.[0] ?? '';
  if (ending !== '' && word.length - ending.length >= shortest) {
    root = word.slice(0, -ending.length);
  } else if (/[a-z]{3}[^sui]s$/.test(word)) root = word.slice(0, -1);
  if (root.length > shortest && root.endsWith('e')) root = root.slice(0, -1);
  // A butt is no but.
  return root === 'butt' ? root : root.replace(/([bdgklmnprtz])\1$/, '$1');
}
