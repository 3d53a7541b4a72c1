import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import { FeedList, useFeed, type Feed } from '../feed';

const words = {
  all: {
    label: 'All confessions',
    title: 'Nobody has confessed anything',
    text: 'Not even about the mess food. Go first, nobody will know.',
    end: 'That is all anybody has confessed.',
  },
  your: {
    label: 'Your confessions',
    title: 'You have confessed nothing yet',
    text: 'Your own confessions appear here, for your eyes only.',
    end: 'Those are all of yours.',
  },
};

interface ConfessionFeedProps {
  readonly whose: keyof typeof words;
  readonly feed: Feed;
  /** The next thing to do where there is nothing. */
  readonly add: ReactNode;
}

export function ConfessionFeed({ whose, feed, add }: ConfessionFeedProps) {
  const say = words[whose];
  return (
    <FeedList
      feed={feed}
      label={say.label}
      moreLabel="Load More Confessions"
      endText={say.end}
      empty={
        <EmptyState title={say.title} scene={<EmptyScene name="ChaiStall" />} action={add}>
          {say.text}
        </EmptyState>
      }
    />
  );
}

/** A tab's panel exists only while the tab is open, so these load when it is first opened. */
export function YourConfessions({ add }: { add: ReactNode }) {
  const feed = useFeed({ from: 'confessions', mine: true });
  return <ConfessionFeed whose="your" feed={feed} add={add} />;
}
