export interface Refresh {
  /** Asks soon; what is wanted until then, or while it is asked, is one question. */
  readonly want: () => void;
  readonly end: () => void;
}

/**
 * @param ask settles in any case
 * @param rest milliseconds in which more may be wanted before it is asked
 */
export function createRefresh(ask: () => Promise<void>, rest: number): Refresh {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let again = false;
  let ended = false;

  const run = async () => {
    timer = undefined;
    asking = true;
    await ask();
    asking = false;
    if (!again) return;
    again = false;
    want();
  };
  const want = () => {
    if (ended) return;
    if (asking) again = true;
    else timer ??= setTimeout(() => void run(), rest);
  };
  return {
    want,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}
