import { Refusal } from '@campus/node-tools/refusal';
import { openUnnamedFile } from '@campus/node-tools/temporary-files';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { GateOptions } from '../gate/gate';
import { publishFolder } from '../commands/publish-remote';
import { folderTarget, type Target } from '../commands/target';
import { descriptionOf, isBuildName, isPublishedName, nameOf } from '../registry/build-file';
import type { Author } from '../registry/operate';
import type { Published } from '../registry/publish';
import { readPointer } from '../registry/pointer';
import { publishedIn } from '../registry/status';
import { readDescription } from '../registry/store';
import { filesUnder, pack, type PackedFile, withArchive } from './archive';
import type { SiteOrder, SitePublished } from './site-client';

/** The registry of a site as teams use it over the network. Code that they send is never run here. */
export interface Receiver {
  target(author: Author): Target;
  /** Publishes a stored build, identified by the hash of its description. @throws Refusal */
  publishStored(
    order: SiteOrder & Author,
    build: { build: string; integrity: string },
  ): Promise<SitePublished>;
  /** Publishes a build that arrives as one archive. Refused or incomplete builds are deleted. @throws Refusal */
  publishArchive(order: SiteOrder & Author, archive: Readable): Promise<Published>;
  /** Everything needed to try a build beside what is live, as one archive. */
  live(): Promise<Readable>;
}

/** The folder of a site's builds, and how the site runs a build before it goes live; default: only the teams run it. */
export interface ReceiverOptions extends Pick<GateOptions, 'runElsewhere'> {
  remotesDir: string;
}

async function publish(
  { remotesDir, runElsewhere }: ReceiverOptions,
  order: SiteOrder & Author,
  dir: string,
) {
  const { canary, check, preview, ...rest } = order;
  const trial = { log: () => undefined, browser: async () => undefined, runElsewhere };
  const asked = {
    ...(canary && { canary }),
    ...(check && { check }),
    ...(preview && { preview }),
  };
  return publishFolder({ ...rest, ...asked, remotesDir }, dir, trial);
}

/** The live builds of shell and remotes with their pointers, without compressed files, which only visitors need. */
async function liveFiles({ remotesDir }: ReceiverOptions): Promise<PackedFile[]> {
  const files: PackedFile[][] = [];
  for (const remote of await publishedIn(remotesDir)) {
    const { current, canary, history } =
      (await readPointer(remotesDir, remote).catch(() => undefined)) ?? {};
    if (!current) continue;
    // Who changed something is not for the teams of other remotes.
    const tried = history?.flatMap(({ at, action, build, by, tried }) =>
      tried && build === current ? [{ at, action, build, by, tried }] : [],
    );
    const text = JSON.stringify({ current, ...(canary && { canary }), history: tried });
    files.push([{ path: `remotes/${remote}.json`, text }]);
    for (const build of new Set([current, canary?.build])) {
      if (build === undefined) continue;
      const place = `${remote}/${build}`;
      files.push(await filesUnder(join(remotesDir, place), `remotes/${place}`));
    }
  }
  return files.flat().filter(({ path }) => !/\.(?:br|gz)$/.test(path));
}

const refuseOtherNames = (remote: string): void => {
  if (!isPublishedName(remote)) throw new Refusal(`${remote} is not a valid remote name`);
};

async function mustBeOf(remote: string, dir: string): Promise<void> {
  const name = nameOf(await readDescription(dir, 'The archive'));
  if (name !== remote) throw new Refusal(`The archive contains ${name}, not ${remote}`);
}

/** Receives builds for the folder of remotes that a site serves. */
export function createReceiver(place: ReceiverOptions): Receiver {
  const { remotesDir } = place;
  return {
    target: (author) => folderTarget(remotesDir, author),
    async publishStored(order, { build, integrity }) {
      refuseOtherNames(order.remote);
      if (!isBuildName(build)) throw new Refusal(`${build} is not a valid build name`);
      const dir = join(remotesDir, order.remote, build);
      const text = await readFile(join(dir, descriptionOf(order.remote))).catch(() => undefined);
      const hash = text && `sha384-${createHash('sha384').update(text).digest('base64')}`;
      return hash === integrity ? publish(place, order, dir) : { missing: true };
    },
    async publishArchive(order, archive) {
      refuseOtherNames(order.remote);
      const folder = join(remotesDir, order.remote);
      return withArchive(folder, archive, async (dir) => {
        await mustBeOf(order.remote, dir);
        return publish(place, order, dir);
      });
    },
    async live() {
      const files = await liveFiles(place);
      const archive = await openUnnamedFile();
      try {
        await writeFile(archive, pack(files));
        return archive.createReadStream({ start: 0 });
      } catch (error) {
        await archive.close();
        throw error;
      }
    },
  };
}
