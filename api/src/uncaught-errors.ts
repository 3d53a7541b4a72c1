import type { FastifyBaseLogger } from 'fastify';
import { describe } from './http/errors';

/**
 * Handles uncaught errors. A promise that fails in the background leaves everything else intact: it is logged and
 * the site continues. After an error thrown through the event loop the state is unknown: the site
 * finishes calls in flight and ends with 1, to be started again. Neither is printed in full, as Node would do: its
 * message may contain personal data.
 */
export function handleUncaughtErrors(
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
  close: () => Promise<void>,
): void {
  process.on('unhandledRejection', (error) =>
    log.error(withoutWords(error), 'unhandled promise rejection'),
  );
  process.once('uncaughtException', (error) => {
    log.fatal(withoutWords(error), 'uncaught exception: stopping');
    void close().finally(() => process.exit(1));
  });
}

function withoutWords(error: unknown) {
  const { message: _words, ...rest } = describe(error);
  return rest;
}
