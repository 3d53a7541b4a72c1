export { ExplorePage } from './explore-page';
