import { listConfessions } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import { ComposerDialog } from '../composer';
import { useFeed } from '../feed';
import { ConfessionFeed, YourConfessions } from './confession-feed';
import styles from './confessions.module.css';

/** The answer of the list says where a new confession goes; it is the list that the page shows anyway. */
function useConfessionCommunity(): string | undefined {
  const { data } = usePages(listConfessions, {}, { staleTime: Infinity });
  return data?.pages[0]?.community_id;
}

export function ConfessionsPage() {
  usePageTitle('Confessions');
  const tab = useSearchState('tab');
  const dialog = useSearchState('compose');
  const all = useFeed({ from: 'confessions', mine: false });
  const communityId = useConfessionCommunity();
  const open = tab.value === 'your' ? 'your' : 'all';
  const add = (
    <Button
      variant="primary"
      icon="plus"
      aria-disabled={!communityId || undefined}
      onClick={() => communityId && dialog.open('1')}
    >
      Add Confession
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader title="Confessions" actions={add}>
        Said aloud, signed by nobody.
      </PageHeader>
      <Tabs value={open} onChange={(value) => tab.open(value === 'your' ? 'your' : undefined)}>
        <TabList label="Whose confessions">
          <Tab value="all">All</Tab>
          <Tab value="your">Your</Tab>
        </TabList>
        <TabPanel value="all">
          <ConfessionFeed whose="all" feed={all} add={add} />
        </TabPanel>
        <TabPanel value="your">
          <YourConfessions add={add} />
        </TabPanel>
      </Tabs>
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
