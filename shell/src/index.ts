// First, because the first style sheet that names the layers of the cascade decides their order.
import '@campus/shared-ui';
import { start, whenParsed } from './bootstrap';

// The one place that waits for the document: nothing reads it while the scripts are loaded.
whenParsed(start);
