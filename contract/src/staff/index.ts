export {
  readLiveRemotes,
  type ShownBuild,
  type ShownChange,
  type ShownRemote,
  type ShownReporters,
} from './remotes';
