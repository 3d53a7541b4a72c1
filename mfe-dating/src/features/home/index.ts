export { DatingGate } from './dating-gate';
export { DatingHome } from './dating-home';
