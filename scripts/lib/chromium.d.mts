/** A Chromium that is on this machine: the one named by CHROMIUM, Playwright's own, the system's. */
export function findChromium(): Promise<string | undefined>;
