import type { RemoteBuildFile } from '../../registry/build-file';
import type { Rule } from '../types';

const emittedBy = (file: RemoteBuildFile | undefined): readonly string[] =>
  file?.declaration.events?.emits ?? [];

const heardBy = (file: RemoteBuildFile): readonly string[] => file.declaration.events?.hears ?? [];

/** Whoever waits for an event goes on getting it. */
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
  // A shell that does not say what it emits is older than the question.
  if (!shell.emits) return vanished;
  const unheard = heardBy(file)
    .filter((event) => !all.has(event))
    .map((event) => `${name} waits for the event ${event}, which nobody emits`);
  return [...vanished, ...unheard];
};
