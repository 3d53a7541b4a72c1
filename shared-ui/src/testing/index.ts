export { emptyBrowser, goBack, renderPage } from './render-page';
