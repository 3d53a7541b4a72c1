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
  const held = new Map<string, Held>();
  const chosen: Parts['chosen'] = (remote) => chosenBuild(remote, port.bucket);
  const prefixOf = (remote: RegisteredRemote) =>
    `${remote.declaration.name} ${chosen(remote).build} `;

  // A build that is left is loaded anew where it comes back: its styles are gone by then.
  const forgetOthers = (remote: RegisteredRemote) => {
    for (const key of held.keys()) {
      const isOfRemote = key.startsWith(`${remote.declaration.name} `);
      if (isOfRemote && !key.startsWith(prefixOf(remote))) held.delete(key);
    }
  };

  return {
    chosen,
    peek: (remote, expose) => held.get(prefixOf(remote) + expose)?.part,
    load: (request) => {
      const key = prefixOf(request.remote) + request.expose;
      const known = held.get(key);
      if (known && !request.force) return known.loading;
      forgetOthers(request.remote);
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
