import type { Candidate, Rule } from '../types';

const pages = './App';

function exposedBy({ file, manifest }: Candidate): ReadonlySet<string> {
  const listed = manifest && new Set(manifest.exposes);
  return new Set(Object.keys(file.exposes).filter((expose) => listed?.has(expose) ?? true));
}

/** What a remote exposed until now it goes on exposing, and it exposes what it declares. */
export const exposes: Rule = (candidate, { own }) => {
  const { declaration } = candidate.file;
  const { name, retires = [] } = declaration;
  const exposed = exposedBy(candidate);
  const declared = [pages, ...declaration.widgets.map(({ expose }) => expose)];
  const undone = declared
    .filter((expose) => !exposed.has(expose))
    .map((expose) =>
      expose === pages
        ? `${name} does not expose ./App, which its pages are loaded from`
        : `${name} declares the widget ${expose} and does not expose it`,
    );
  const vanished = Object.keys(own?.exposes ?? {})
    .filter((expose) => !exposed.has(expose) && !declared.includes(expose))
    .filter((expose) => !retires.includes(expose))
    .map((expose) => `${name} no longer exposes ${expose}, which its live build does`);
  return [...undone, ...vanished];
};

/** A widget that a slot shows stays there. */
export const widgets: Rule = ({ file }, { own }) => {
  const { name, retires = [], widgets: declared } = file.declaration;
  const present = new Set(declared.map(({ expose, slot }) => `${slot} ${expose}`));
  return (own?.declaration.widgets ?? [])
    .filter(({ expose, slot }) => !present.has(`${slot} ${expose}`))
    .filter(({ expose }) => expose in file.exposes && !retires.includes(expose))
    .map(({ expose, slot }) => `${name} no longer fills the slot "${slot}" with ${expose}`);
};
