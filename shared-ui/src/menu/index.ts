export { Menu, MenuItem, ShareMenu } from './menu';
