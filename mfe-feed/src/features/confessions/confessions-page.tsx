import { listConfessions } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, EmptyState, PageHeader } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import type { ReactNode } from 'react';
import { ComposerDialog } from '../composer';
import { FeedList, useFeed, type Feed } from '../feed';
import styles from './confessions.module.css';

const texts = {
  all: {
    label: 'All confessions',
    title: 'No confessions yet',
    text: 'Not even about the mess food. Go first: no student will know it was you.',
    end: "You've read every confession.",
  },
  your: {
    label: 'Your confessions',
    title: "You haven't confessed anything yet",
    text: 'Your own confessions show up here, and only you see this list.',
    end: "You've seen all of yours.",
  },
};

interface ConfessionFeedProps {
  readonly whose: keyof typeof texts;
  readonly feed: Feed;
  /** Opens the form. */
  readonly add: () => void;
}

function ConfessionFeed({ whose, feed, add }: ConfessionFeedProps) {
  const { label, title, text, end } = texts[whose];
  const action = (
    <Button variant="primary" onClick={add}>
      Confess something
    </Button>
  );
  return (
    <FeedList
      feed={feed}
      label={label}
      moreLabel="Load More Confessions"
      endText={end}
      empty={
        <EmptyState title={title} scene={<EmptyScene name="ChaiStall" />} action={action}>
          {text}
        </EmptyState>
      }
    />
  );
}

/** A panel is mounted only while its tab is open, so these load when the tab is first opened. */
function YourConfessions({ add }: Pick<ConfessionFeedProps, 'add'>) {
  const feed = useFeed({ from: 'confessions', mine: true });
  return <ConfessionFeed whose="your" feed={feed} add={add} />;
}

/** The community for a new confession, read from the list that the page loads anyway. */
function useConfessionCommunity(): string | undefined {
  const { data } = usePages(listConfessions, {}, { staleTime: Infinity });
  return data?.pages[0]?.community_id;
}

interface ConfessionsFrameProps {
  readonly open: 'all' | 'your';
  readonly onOpen?: (tab: string) => void;
  /** The button that adds a confession. */
  readonly add: ReactNode;
  /** One panel per tab. */
  readonly children: ReactNode;
}

const ignore = () => undefined;

/** Header and tabs, shared with the page's template. */
export function ConfessionsFrame({ open, onOpen = ignore, add, children }: ConfessionsFrameProps) {
  return (
    <>
      <PageHeader title="Confessions" actions={add}>
        Said out loud, signed by no one.
      </PageHeader>
      <Tabs value={open} onChange={onOpen}>
        <TabList label="Whose confessions">
          <Tab value="all">All</Tab>
          <Tab value="your">Your</Tab>
        </TabList>
        {children}
      </Tabs>
    </>
  );
}

export function ConfessionsPage() {
  usePageTitle('Confessions');
  const tab = useSearchState('tab');
  const dialog = useSearchState('compose');
  const all = useFeed({ from: 'confessions', mine: false });
  const communityId = useConfessionCommunity();
  const open = tab.value === 'your' ? 'your' : 'all';
  const add = () => communityId && dialog.open('1');
  const button = (
    <Button variant="primary" icon="plus" aria-disabled={!communityId || undefined} onClick={add}>
      Add Confession
    </Button>
  );
  return (
    <div className={styles.page}>
      <ConfessionsFrame
        open={open}
        onOpen={(value) => tab.open(value === 'your' ? 'your' : undefined)}
        add={button}
      >
        <TabPanel value="all">
          <ConfessionFeed whose="all" feed={all} add={add} />
        </TabPanel>
        <TabPanel value="your">
          <YourConfessions add={add} />
        </TabPanel>
      </ConfessionsFrame>
      {communityId && (
        <ComposerDialog
          open={dialog.value !== undefined}
          place={{ to: 'confessions', communityId }}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
