export { verifyTokenPath } from './addresses';
export * from './auth';
export * from './forms';
