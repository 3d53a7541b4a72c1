export { openDatabase, rows, type Database, type Where } from './database';
export { databaseProblem, isTaken, isUnavailable } from './errors';
export { LockedError } from './lock';
export * as tables from './schema';
export type { Orm, Parameter } from './types';
