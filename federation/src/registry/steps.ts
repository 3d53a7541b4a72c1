/** What publishing has just done, in this order; `file` once for every file. */
export type PublishStep =
  'begun' | 'file' | 'uploaded' | 'verified' | 'stored' | 'locked' | 'written' | 'live';

/** Told after every step, e.g. to show progress. What it throws ends the publishing. */
export type OnStep = (step: PublishStep) => Promise<void> | void;
