import type { FastifyInstance } from 'fastify';

/**
 * Reads the partner colleges as a page without scripts lists them: the answer of the site's own call. Without an
 * answer, e.g. while the database is away, the last known list stays.
 */
export function collegeLines(app: Pick<FastifyInstance, 'inject'>): () => Promise<string[]> {
  let known: string[] = [];
  return async () => {
    const answer = await app.inject('/api/colleges');
    if (answer.statusCode !== 200) return known;
    const colleges: { name: string; state: string }[] = answer.json();
    known = colleges.map(({ name, state }) => `${name}, ${state}`);
    return known;
  };
}
