export { CollegesPage } from './colleges-page';
