export { watchPages, type PagesWatch } from './watch-pages';
export { liveLink, pagesFolder, writePages } from './write-pages';
