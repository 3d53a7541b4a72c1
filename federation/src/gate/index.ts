export { smokeTest } from './smoke-test/smoke-test';
export { GateRefusal, pass, type GateOptions } from './gate';
export { judge } from './judge';
export { judgeShell } from './judge-shell';
export { readCandidate } from './read-candidate';
export { liveBuilds, readLive, readShell, type Site } from './read-live';
export {
  ruleNames,
  type Candidate,
  type Live,
  type ManifestClaims,
  type Reason,
  type RuleName,
} from './types';
