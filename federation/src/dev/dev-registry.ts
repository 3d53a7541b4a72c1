import type { RemoteDeclaration } from '../remote/declaration';
import type { RegisteredBuild, RegistryDocument } from '../remote/registry-document';

/** Name of the build that is being developed, and of the folder that it seems to lie in. */
export const devBuild = 'dev';

export const devBase = (remote: string): string => `/r/${remote}/${devBuild}/`;

/** The build that is being developed, as the registry tells of it: without hashes, as its files change. */
export function developedBuild(
  { name }: RemoteDeclaration,
  { entry, globalName }: Pick<RegisteredBuild, 'entry' | 'globalName'>,
): RegisteredBuild {
  return {
    build: devBuild,
    base: devBase(name),
    entry,
    globalName,
    requires: {},
    exposes: {},
    chunks: {},
    integrity: {},
    unchecked: true,
  };
}

/** The registry of the running site with one remote as it is being developed, in no other build. */
export function developedRegistry(
  registry: RegistryDocument,
  declaration: RemoteDeclaration,
  current: RegisteredBuild,
): RegistryDocument {
  const remote = { status: 'on' as const, declaration, current };
  return {
    ...registry,
    revision: `${registry.revision}-dev`,
    remotes: { ...registry.remotes, [declaration.name]: remote },
  };
}
