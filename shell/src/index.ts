// First, because the first style sheet that names the layers of the cascade decides their order.
import '@campus/shared-ui';
import { start } from './bootstrap';
import { whenParsed } from './when-parsed';

// The one place that waits for the document: nothing reads it while the scripts are loaded.
whenParsed(start);
