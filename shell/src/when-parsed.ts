import { abandonStyles } from './federation/pending-assets';
import { loadLimits } from './federation/registry-store';

/**
 * Calls back once the whole document has been read. The scripts of a public page often run before that.
 * A style sheet that hangs keeps its reader waiting, and is given up after the limit of a chunk.
 */
export function whenParsed(begin: () => void): void {
  const isParsing = () => document.readyState === 'loading';
  if (!isParsing()) return begin();
  const look = () => {
    // Style sheets stand in the body: the head has been read then, and the registry with its limits.
    if (document.body) setTimeout(giveUp, loadLimits().chunk);
    else setTimeout(look, 99);
  };
  const giveUp = () => {
    if (!isParsing()) return;
    abandonStyles();
    look();
  };
  look();
  document.addEventListener('DOMContentLoaded', begin);
}
