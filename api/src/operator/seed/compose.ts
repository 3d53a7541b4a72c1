import type { Random } from '../../demo/random';
import { words } from './content/words';

/** One of the sentences, with a word from the pool of its name in every `{slot}`. */
export function compose(sentences: readonly string[], random: Random): string {
  const fill = (_slot: string, name: string) => random.pick(words[name] ?? []);
  const text = random.pick(sentences).replace(/\{(\w+)\}/g, fill);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
