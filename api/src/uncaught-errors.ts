import type { FastifyBaseLogger } from 'fastify';
import { describe } from './http/errors';

/**
 * What nobody caught. A promise that fails in the background leaves everything else as it was: it is logged and
 * the site goes on. After an error that was thrown through the event loop nobody knows what holds: the site
 * finishes what is in flight and ends with 1, to be started again. Neither is printed whole, as Node would: its
 * words may be somebody's.
 */
export function handleUncaughtErrors(
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
  close: () => Promise<void>,
): void {
  process.on('unhandledRejection', (error) =>
    log.error(withoutWords(error), 'failed in the background'),
  );
  process.once('uncaughtException', (error) => {
    log.fatal(withoutWords(error), 'ending: an error that nobody caught');
    void close().finally(() => process.exit(1));
  });
}

function withoutWords(error: unknown) {
  const { message: _words, ...rest } = describe(error);
  return rest;
}
