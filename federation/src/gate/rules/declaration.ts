import type { RemoteBuildFile } from '../../registry/build-file';
import { permissions as knownHere } from '../../remote/declaration';
import type { Candidate, Rule } from '../types';

const pages = './App';

function exposedBy({ file, manifest }: Candidate): ReadonlySet<string> {
  const listed = manifest && new Set(manifest.exposes);
  return new Set(Object.keys(file.exposes).filter((expose) => listed?.has(expose) ?? true));
}

/** A remote must expose all it declares, and all that its live build exposes. */
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
        : `${name} declares the widget ${expose}, but does not expose it`,
    );
  const vanished = Object.keys(own?.exposes ?? {})
    .filter((expose) => !exposed.has(expose) && !declared.includes(expose))
    .filter((expose) => !retires.includes(expose))
    .map((expose) => `${name} no longer exposes ${expose}, which its live build does`);
  return [...undone, ...vanished];
};

/** A widget that fills a slot must not be dropped. */
export const widgets: Rule = ({ file }, { own }) => {
  const { name, retires = [], widgets: declared } = file.declaration;
  const present = new Set(declared.map(({ expose, slot }) => `${slot} ${expose}`));
  return (own?.declaration.widgets ?? [])
    .filter(({ expose, slot }) => !present.has(`${slot} ${expose}`))
    .filter(({ expose }) => expose in file.exposes && !retires.includes(expose))
    .map(({ expose, slot }) => `${name} no longer fills the slot "${slot}" with ${expose}`);
};

/** A route may only require permissions that the live shell knows. */
export const permissions: Rule = ({ file }, { shell }) => {
  const known: readonly string[] = shell.permissions ?? knownHere;
  const { name, routes } = file.declaration;
  return routes
    .filter(({ access }) => !known.includes(access))
    .map(({ path, access }) => {
      const all = known.join(', ');
      return `${name} asks for the unknown permission "${access}" on ${path}; known are ${all}`;
    });
};

const emittedBy = (file: RemoteBuildFile | undefined): readonly string[] =>
  file?.declaration.events?.emits ?? [];

const heardBy = (file: RemoteBuildFile): readonly string[] => file.declaration.events?.hears ?? [];

/** An event that a remote listens for must still be emitted. */
export const events: Rule = ({ file }, { shell, others, own }) => {
  const { name } = file.declaration;
  const elsewhere = new Set([...(shell.emits ?? []), ...others.flatMap(emittedBy)]);
  const all = new Set([...elsewhere, ...emittedBy(file)]);
  const vanished = emittedBy(own)
    .filter((event) => !all.has(event))
    .flatMap((event) => {
      const listener = others.find((other) => heardBy(other).includes(event))?.declaration.name;
      return listener
        ? [`${name} no longer emits the event ${event}, which ${listener} waits for`]
        : [];
    });
  // A shell that does not list its events was built before that field existed.
  if (!shell.emits) return vanished;
  const unheard = heardBy(file)
    .filter((event) => !all.has(event))
    .map((event) => `${name} waits for the event ${event}, which no remote emits`);
  return [...vanished, ...unheard];
};
