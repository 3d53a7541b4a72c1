export { SafetyMenu } from './safety-menu';
