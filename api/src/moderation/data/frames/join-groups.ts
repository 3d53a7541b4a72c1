type Groups = Readonly<Record<string, string>>;

/** Groups of the same name are one: each file adds to them. */
export function joinGroups(...files: readonly Groups[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, words] of files.flatMap((file) => Object.entries(file))) {
    const known = all[name];
    all[name] = known === undefined ? words : `${known} ${words}`;
  }
  return all;
}
