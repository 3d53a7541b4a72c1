// First, because the first style sheet that names the layers of the cascade decides their order.
import '@campus/shared-ui';
import { start } from './bootstrap';

// A document that is read before its scripts does not keep them until it is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
