// First, because the first style sheet that names the layers of the cascade decides their order.
import '@campus/shared-ui';
import { start } from './bootstrap';

start();
