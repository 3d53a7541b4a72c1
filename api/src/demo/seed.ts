import { eq } from 'drizzle-orm';
import { tables } from '../database';
import type { Services } from '../services';
import { demoEmail } from './campuses';
import { demoPasswordOf } from './demo-password';
import { demoSteps } from './steps';

const { colleges, seeds } = tables;
const name = 'demo';

/**
 * Fills an empty database, once. Each step can be repeated: what a killed process left unfinished is
 * completed by the next start.
 * @returns the line that tells what to sign in with, or undefined where this is no demo
 */
export async function seedDemo(services: Services): Promise<string | undefined> {
  const { orm } = services.database;
  const [seed] = await orm.select().from(seeds).where(eq(seeds.name, name));
  if (seed === undefined) {
    const [college] = await orm.select({ id: colleges.id }).from(colleges).limit(1);
    if (college) return undefined;
    await orm.insert(seeds).values({ name, begunAt: services.clock() }).onConflictDoNothing();
  }
  if (!seed?.doneAt) {
    for (const step of demoSteps) await step(services);
    await orm.update(seeds).set({ doneAt: services.clock() }).where(eq(seeds.name, name));
  }
  return `demo: sign in as ${demoEmail} with the password ${demoPasswordOf(services.config)}`;
}
