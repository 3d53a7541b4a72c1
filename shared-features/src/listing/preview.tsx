import { limits, type Endpoint } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall, type Answering } from '@campus/contract/react';
import { LoadingRegion, Skeleton, TryAgain } from '@campus/shared-ui';
import { previewLinkClass, PreviewList, PreviewNote } from '@campus/shared-ui/listing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entry } from './listing';

const query = { limit: limits.dashboardPreview };

/** A call that answers with `A`, and with at most the requested number of entries. */
export interface LimitedCall<A> extends Answering<A> {
  readonly query: Endpoint['answer'] & {
    readonly _zod: { readonly input: { limit?: string | number | undefined } };
  };
}

interface PreviewProps<A, T extends Entry> {
  readonly call: LimitedCall<A>;
  /** Name of one entry, as students say it. */
  readonly noun: string;
  /** Message for a failure without a server message. */
  readonly failed: string;
  /** Shown instead of an empty list. */
  readonly empty: string;
  /** Skeleton of one entry. */
  readonly height: string;
  readonly entriesOf: (answer: A) => readonly T[];
  readonly linkTo: (id: string) => string;
  /** Content of an entry's link. */
  readonly children: (entry: T) => ReactNode;
}

/** The content of a widget: a few entries that link to their cards, or their state, which is announced. */
export function Preview<A, T extends Entry>(props: PreviewProps<A, T>) {
  const { call, noun, failed, empty, height, entriesOf, linkTo, children } = props;
  const { data, error, refetch, isFetching } = useCall(call, { query });
  const entries = data && entriesOf(data);
  const failure = error && !entries && failureMessage(error, failed);
  const count = entries?.length ?? 0;
  return (
    <LoadingRegion
      busy={!entries && !failure}
      label={`Loading ${noun}s`}
      done={count > 0 ? `${count} ${count === 1 ? noun : `${noun}s`} loaded` : undefined}
    >
      {/* Always there, or what it says later would not be announced. */}
      <div role="status">
        {failure && <PreviewNote>{failure}</PreviewNote>}
        {entries && count === 0 && <PreviewNote>{empty}</PreviewNote>}
      </div>
      {failure && <TryAgain size="small" busy={isFetching} onClick={() => void refetch()} />}
      {!entries && !failure && <Skeleton lines={limits.dashboardPreview} height={height} />}
      {entries && count > 0 && (
        <PreviewList>
          {entries.map((entry) => (
            <li key={entry._id}>
              <Link className={previewLinkClass} to={linkTo(entry._id)}>
                {children(entry)}
              </Link>
            </li>
          ))}
        </PreviewList>
      )}
    </LoadingRegion>
  );
}
