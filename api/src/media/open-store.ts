import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { createDiskStore } from './disk-store';
import { createMemoryStore } from './memory-store';
import { createS3Store } from './s3-store';
import type { MediaStore } from './store';

export function openMediaStore(config: Config, clock: Clock): MediaStore {
  if (config.s3Url !== undefined) return createS3Store(config.s3Url);
  if (config.dataDir === 'memory') return createMemoryStore(clock);
  return createDiskStore(join(config.dataDir, 'media'));
}
