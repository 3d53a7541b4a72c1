import { FeedFoot } from './feed-foot';
import { FeedStart, type FeedStartProps } from './feed-start';

interface FeedListProps extends Omit<FeedStartProps, 'length'> {
  readonly endText: string;
  readonly moreLabel?: string;
}

/** Posts under one another, loaded page by page, in each of their four states. */
export function FeedList({ endText, moreLabel, ...start }: FeedListProps) {
  return (
    <>
      <FeedStart {...start} />
      <FeedFoot feed={start.feed} endText={endText} {...(moreLabel && { moreLabel })} />
    </>
  );
}
