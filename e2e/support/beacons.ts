import type { RegistryDocument } from '@campus/federation/remote';

export interface NamedBuild {
  remote: string;
  build: string;
}

export async function registryOf(url: string): Promise<RegistryDocument> {
  return (await fetch(`${url}/registry.json`)).json();
}

/** The build of a remote that visitors get. */
export const liveBuild = async (url: string, remote: string): Promise<string | undefined> =>
  (await registryOf(url)).remotes[remote]?.current.build;

/** A tab's report on a live build: an error in it, with the ticket that the site gave with the build. */
export async function errorIn(url: string, { remote, build }: NamedBuild, page: string) {
  const { current, previous } = (await registryOf(url)).remotes[remote] ?? {};
  const ticket = [current, previous].find((one) => one?.build === build)?.ticket;
  const incident = {
    kind: 'error',
    remote,
    build,
    ticket,
    message: 'thrown on purpose',
    page,
    count: 2,
  };
  return { incidents: [incident], seen: [{ remote, build, ticket }] };
}
