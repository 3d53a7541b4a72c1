import { chosenBuild } from '@campus/federation/remote';
import type { RegisteredBuild, RegisteredRemote } from '@campus/federation/remote';
import { loadPart, type LoadedPart, type LoadPort, type PartRequest } from './part-loader';

interface Held {
  loading: Promise<LoadedPart>;
  part?: LoadedPart;
}

/** The parts of one tab: each is loaded once per build, whoever asks for it and however often. */
export interface Parts {
  /** The build that this tab runs of a remote. */
  chosen: (remote: RegisteredRemote) => RegisteredBuild;
  /** The part where it is here already, so that showing it again needs no waiting state. */
  peek: (remote: RegisteredRemote, expose: string) => LoadedPart | undefined;
  load: (request: PartRequest) => Promise<LoadedPart>;
}

/** Parts loaded through `port`. A failed one is forgotten, so that asking again loads again. */
export function createParts(port: LoadPort): Parts {
  const remotes = new Map<string, { build: string; held: Map<string, Held> }>();
  const chosen: Parts['chosen'] = (remote) => chosenBuild(remote, port.bucket);

  // A build that was left is loaded anew where it comes back: its styles are gone by then.
  const heldOf = (remote: RegisteredRemote): Map<string, Held> => {
    const { name } = remote.declaration;
    const { build } = chosen(remote);
    const known = remotes.get(name);
    if (known?.build === build) return known.held;
    const held = new Map<string, Held>();
    remotes.set(name, { build, held });
    return held;
  };

  return {
    chosen,
    peek: (remote, expose) => heldOf(remote).get(expose)?.part,
    load: (request) => {
      const { remote, expose, force } = request;
      const held = heldOf(remote);
      const known = held.get(expose);
      if (known && !force) return known.loading;
      const entry: Held = { loading: loadPart(request, port) };
      held.set(expose, entry);
      entry.loading.then(
        (part) => {
          entry.part = part;
        },
        () => {
          if (held.get(expose) === entry) held.delete(expose);
        },
      );
      return entry.loading;
    },
  };
}
