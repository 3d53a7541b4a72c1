import { limits, type Endpoint } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall, type Answering } from '@campus/contract/react';
import { Button, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { previewLinkClass, PreviewList, PreviewNote } from '@campus/shared-ui/listing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entry } from './listing';

const query = { limit: limits.dashboardPreview };

/** A call that answers with `A`, and with no more entries than it is asked for. */
export interface LimitedCall<A> extends Answering<A> {
  readonly query: Endpoint['answer'] & {
    readonly _zod: { readonly input: { limit?: string | number | undefined } };
  };
}

interface PreviewProps<A> {
  readonly call: LimitedCall<A>;
  /** What is loading, for readers of the screen. */
  readonly loadingLabel: string;
  /** For a failure without a message of the server. */
  readonly failed: string;
  /** Of one entry while it loads. */
  readonly height: string;
  readonly children: (answer: A) => ReactNode;
}

/** The inside of a widget in whichever state it is. */
export function Preview<A>({ call, loadingLabel, failed, height, children }: PreviewProps<A>) {
  const { data, error, refetch, isFetching } = useCall(call, { query });
  if (error && !data) {
    return (
      <>
        <PreviewNote>{failureMessage(error, failed)}</PreviewNote>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </>
    );
  }
  return (
    <LoadingRegion busy={!data} label={loadingLabel}>
      {data ? children(data) : <Skeleton lines={limits.dashboardPreview} height={height} />}
    </LoadingRegion>
  );
}

interface PreviewEntriesProps<T extends Entry> {
  readonly entries: readonly T[];
  /** Instead of a list with nothing in it. */
  readonly empty: string;
  readonly linkTo: (id: string) => string;
  /** What the link shows of an entry. */
  readonly children: (entry: T) => ReactNode;
}

/** A few entries; each leads to its card. */
export function PreviewEntries<T extends Entry>(props: PreviewEntriesProps<T>) {
  const { entries, empty, linkTo, children } = props;
  if (entries.length === 0) return <PreviewNote>{empty}</PreviewNote>;
  return (
    <PreviewList>
      {entries.map((entry) => (
        <li key={entry._id}>
          <Link className={previewLinkClass} to={linkTo(entry._id)}>
            {children(entry)}
          </Link>
        </li>
      ))}
    </PreviewList>
  );
}
