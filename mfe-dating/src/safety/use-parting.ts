import { notify } from '@campus/shared-ui';
import { failureWords } from '../profile/failure-words';
import { refreshAll } from '../profile/dating-cache';
import { useUnderWay } from '../profile/use-under-way';

interface Words {
  readonly done: string;
  readonly failed: string;
}

/**
 * Ends what is between two students. A failure leaves the question open, to be answered again.
 * @param onDone lets go of them on the page
 */
export function useParting(words: Words, onDone: () => void) {
  const { has, run } = useUnderWay();
  const part = (write: () => Promise<unknown>) =>
    run('it', async () => {
      try {
        await write();
      } catch (error) {
        notify.error(failureWords(error, words.failed));
        return;
      }
      onDone();
      notify.success(words.done);
      await refreshAll();
    });
  return { part, busy: has('it') };
}
