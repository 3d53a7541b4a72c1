import { judgeShell } from './judge-shell';
import { liveBuilds, readShell, type Site } from './read-live';

/**
 * Says which live remotes the shell that starts now leaves behind: their pages show a card, or the
 * previous build. Empty where there are none.
 */
export async function shellFaults({ remotesDir, shellDir }: Site): Promise<string[]> {
  const shell = await readShell(shellDir);
  const reasons = judgeShell(shell, await liveBuilds(remotesDir));
  return reasons.map(({ sentence }) => sentence);
}
