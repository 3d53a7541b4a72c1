/** Milliseconds after which the site counts as out of reach. */
const patience = 5_000;

let asking: Promise<boolean> | undefined;

/** Whether the site answers at this moment. Questions at the same time share one. */
export function siteAnswers(): Promise<boolean> {
  asking ??= fetch('/registry.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
