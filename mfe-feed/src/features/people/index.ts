export { studiesOf } from './studies';
