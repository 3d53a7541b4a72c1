import type { RegistryDocument } from '@campus/federation/remote';
import { currentRegistry } from '../registry-store';

/** The build of the shell that runs in this tab: of when its document came. */
const own = currentRegistry().shell;

/** The shell that is live by now, where it is another one than this tab's. */
export const newerShell = ({ shell }: RegistryDocument): string | undefined =>
  own !== undefined && shell !== own ? shell : undefined;
