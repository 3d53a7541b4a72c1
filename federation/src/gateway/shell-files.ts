import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellBuildFile } from '../registry/build-file';

export interface ShellFiles {
  file: ShellBuildFile;
  template: string;
  time: number;
}

/** The shell's build, read again when another one has taken its place. */
export function shellFiles(shellDir: string): () => Promise<ShellFiles> {
  let kept: ShellFiles | undefined;
  return async () => {
    const { mtimeMs: time } = await stat(join(shellDir, 'shell.json'));
    if (kept?.time === time) return kept;
    const [text, template] = await Promise.all([
      readFile(join(shellDir, 'shell.json'), 'utf8'),
      readFile(join(shellDir, 'index.html'), 'utf8'),
    ]);
    kept = { file: JSON.parse(text) as ShellBuildFile, template, time };
    return kept;
  };
}
