/** Where a browser keeps its bucket, a number from 0 to 99. */
export const bucketKey = 'campus:bucket';

function keptBucket(): number {
  const drawn = Math.floor(Math.random() * 100);
  try {
    const kept = localStorage.getItem(bucketKey);
    if (kept !== null) return Number(kept);
    localStorage.setItem(bucketKey, String(drawn));
  } catch {
    // Without storage each tab draws its own.
  }
  return drawn;
}

/** The bucket of this tab. It stays as it was when the tab was opened, or parts on screen would change. */
export const tabBucket = keptBucket();
