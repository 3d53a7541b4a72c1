import type { Services } from '../services';
import { seedCampuses } from './seed-campuses';
import { seedDating } from './seed-dating';
import { seedFeed } from './seed-feed';
import { seedListings } from './seed-listings';

/** A part of the demo. It may find its own work half done, or done. */
export type DemoStep = (services: Services) => Promise<void>;

/** In the order in which they need each other. */
export const demoSteps: readonly DemoStep[] = [seedCampuses, seedFeed, seedListings, seedDating];
