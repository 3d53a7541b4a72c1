const shortest = 4;

/** One form for the endings of an English word: stabbing, stabbed and stabs are stab. Short words stay. */
export function englishRoot(word: string): string {
  let root = word;
  if (/[a-z]{4,}(?:ing|ed|es)$/.test(word) && word.length - 2 >= shortest) {
    root = word.replace(/(?:ing|ed|es)$/, '');
  } else if (/[a-z]{3}[^sui]s$/.test(word)) root = word.slice(0, -1);
  if (root.length > shortest && root.endsWith('e')) root = root.slice(0, -1);
  // A butt is no but.
  return root === 'butt' ? root : root.replace(/([bdgklmnprtz])\1$/, '$1');
}
