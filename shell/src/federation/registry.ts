import type { RegisteredRemote, RegistryDocument } from '@campus/federation/remote';

const empty: RegistryDocument = { revision: 'none', remotes: {} };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isBuild(value: unknown): boolean {
  return isRecord(value) && ['build', 'base', 'entry', 'globalName'].every((key) => key in value);
}

function isRemote(value: unknown): value is RegisteredRemote {
  if (!isRecord(value) || !isBuild(value.current)) return false;
  const { declaration } = value;
  return (
    isRecord(declaration) && Array.isArray(declaration.routes) && Array.isArray(declaration.widgets)
  );
}

/** Reads a registry from its text. A remote that makes no sense is left out, not the others. */
export function parseRegistry(text: string): RegistryDocument {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value.remotes)) throw new Error('This is no registry');
  const sound = Object.entries(value.remotes).filter(([, remote]) => isRemote(remote));
  return { ...value, remotes: Object.fromEntries(sound) } as RegistryDocument;
}

/** The registry that came with the document; one without remotes where it cannot be read. */
export function inlinedRegistry(page: Document): RegistryDocument {
  try {
    return parseRegistry(page.getElementById('registry')?.textContent ?? '');
  } catch {
    return empty;
  }
}
