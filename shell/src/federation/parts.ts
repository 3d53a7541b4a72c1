import { loadPart, type LoadedPart, type LoadPort, type PartRequest } from './part-loader';

interface Held {
  loading: Promise<LoadedPart>;
  part?: LoadedPart;
}

/** The parts of one tab: each is loaded once, whoever asks for it and however often. */
export interface Parts {
  /** The part where it is here already, so that showing it again needs no waiting state. */
  peek: (remote: string, expose: string) => LoadedPart | undefined;
  load: (request: PartRequest) => Promise<LoadedPart>;
}

const keyOf = (remote: string, expose: string): string => `${remote} ${expose}`;

/** Parts loaded through `port`. A failed one is forgotten, so that asking again loads again. */
export function createParts(port: LoadPort): Parts {
  const held = new Map<string, Held>();
  return {
    peek: (remote, expose) => held.get(keyOf(remote, expose))?.part,
    load: (request) => {
      const key = keyOf(request.remote.declaration.name, request.expose);
      const known = held.get(key);
      if (known && !request.force) return known.loading;
      const entry: Held = { loading: loadPart(request, port) };
      held.set(key, entry);
      entry.loading.then(
        (part) => {
          entry.part = part;
        },
        () => {
          if (held.get(key) === entry) held.delete(key);
        },
      );
      return entry.loading;
    },
  };
}
