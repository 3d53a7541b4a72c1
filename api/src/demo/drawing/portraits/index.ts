import type { Scene } from '../svg';
import { looks } from './looks';
import { portrait } from './portrait';

export const portraitScenes: readonly Scene[] = looks.map(portrait);
