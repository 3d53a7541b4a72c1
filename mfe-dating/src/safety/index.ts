export { SafetyMenu, type SafetyMenuProps } from './safety-menu';
