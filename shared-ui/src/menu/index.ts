export { Menu, MenuItem } from './menu';
export { ShareMenu } from './share-menu';
