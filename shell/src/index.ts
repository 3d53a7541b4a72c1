// First, because the first style sheet that names the cascade layers sets their order.
import '@campus/shared-ui';
import { start, whenParsed } from './bootstrap';

// The only place that waits for the document: no module reads it while the scripts load.
whenParsed(start);
