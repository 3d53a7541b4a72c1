export { authMessages } from './auth';
export { accountMessages } from './account';
export { postMessages, commentMessages, voteLabels } from './posts';
export { serverMessages, moderationFailed } from './server';
export { networkError } from './network';
export { sessionMessages } from './session';
