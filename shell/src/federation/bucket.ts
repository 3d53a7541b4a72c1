/** Where a browser keeps its bucket, a number from 0 to 99. */
export const bucketKey = 'campus:bucket';

function keptBucket(): number {
  try {
    return Number((localStorage[bucketKey] ??= String(Math.floor(Math.random() * 100))));
  } catch {
    return 99; // Without storage it would be another one on each page: out of all but the whole.
  }
}

/** The bucket of this tab. It stays as it was when the tab was opened, or parts on screen would change. */
export const tabBucket = keptBucket();
