import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShellBuildFile } from '../registry/build-file';
import type { Framed } from '../remote/framed';

export interface ShellFiles {
  file: ShellBuildFile;
  template: string;
  /** Draws the frame around a page that was made beforehand. */
  frame?: (framed: Framed) => string;
  time: number;
}

function frameOf(path: string): Pick<ShellFiles, 'frame'> {
  return createRequire(import.meta.url)(path) as Pick<ShellFiles, 'frame'>;
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
    const file = JSON.parse(text) as ShellBuildFile;
    kept = { file, template, time, ...(file.frame && frameOf(join(shellDir, file.frame))) };
    return kept;
  };
}
