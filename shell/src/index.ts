// First, because the first style sheet that names the layers of the cascade decides their order.
import '@campus/shared-ui';
import { start } from './bootstrap';
import { abandonStyles } from './federation/pending-assets';
import { loadLimits } from './federation/registry-store';

// A document that is read before its scripts does not keep them until it is parsed.
const isParsing = () => document.readyState === 'loading';
if (isParsing()) {
  document.addEventListener('DOMContentLoaded', start);
  setTimeout(() => isParsing() && abandonStyles(), loadLimits().chunk);
} else start();
