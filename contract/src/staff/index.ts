export { readLiveRemotes, type ShownBuild, type ShownChange, type ShownRemote } from './remotes';
