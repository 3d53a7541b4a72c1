export { operateRemotes, remotesDirOf, type Ports, type PublishOrder } from './operate';
