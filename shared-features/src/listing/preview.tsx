import { limits } from '@campus/contract';
import { failureMessage, type ApiFailure } from '@campus/contract/client';
import { Button, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { previewLinkClass, PreviewList, PreviewNote } from '@campus/shared-ui/listing';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entry } from './listing';

/** How many entries a widget shows, for its call. */
export const previewQuery = { limit: limits.dashboardPreview };

interface PreviewProps<A> {
  readonly asked: UseQueryResult<A, ApiFailure>;
  /** What is loading, for readers of the screen. */
  readonly loadingLabel: string;
  /** For a failure without a message of the server. */
  readonly failed: string;
  /** Of one entry while it loads. */
  readonly height: string;
  readonly children: (answer: A) => ReactNode;
}

/** The inside of a widget in whichever state it is. */
export function Preview<A>({ asked, loadingLabel, failed, height, children }: PreviewProps<A>) {
  const { data, error, refetch, isFetching } = asked;
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
