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

interface PreviewProps<A> {
  readonly call: LimitedCall<A>;
  /** Name of the loading content, for screen readers. */
  readonly loadingLabel: string;
  /** Message for a failure without a server message. */
  readonly failed: string;
  /** Skeleton of one entry. */
  readonly height: string;
  readonly children: (answer: A) => ReactNode;
}

/** The content of a widget in its current state. */
export function Preview<A>({ call, loadingLabel, failed, height, children }: PreviewProps<A>) {
  const { data, error, refetch, isFetching } = useCall(call, { query });
  if (error && !data) {
    return (
      <>
        <div role="status">
          <PreviewNote>{failureMessage(error, failed)}</PreviewNote>
        </div>
        <TryAgain size="small" busy={isFetching} onClick={() => void refetch()} />
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
  /** Shown instead of an empty list. */
  readonly empty: string;
  readonly linkTo: (id: string) => string;
  /** Content of an entry's link. */
  readonly children: (entry: T) => ReactNode;
}

/** A few entries; each links to its card. */
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
