import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import { ExploreOverlay } from './form/explore-overlay';
import { AllExplores } from './lists/all-explores';
import { LinkedExplore } from './lists/linked-explore';
import { YourExplores } from './lists/your-explores';

/** Trips that students make together. Tab, filters, dialog and the trip of a link live in the address. */
export function ExploresPage() {
  usePageTitle('Explore');
  const tab = useSearchState('tab');
  const dialog = useSearchState('add');
  const linked = useSearchState('explore');
  const open = tab.value === 'your' ? 'your' : 'all';
  const add = (
    <Button variant="primary" icon="plus" onClick={() => dialog.open('1')}>
      Add Explore
    </Button>
  );
  const part = { linked: linked.value, add };
  return (
    <>
      <PageHeader title="Explore" actions={add}>
        Treks, day trips and long weekends: find company, or take the lead.
      </PageHeader>
      {linked.value && (
        <LinkedExplore id={linked.value} onClose={() => linked.replace(undefined)} />
      )}
      <Tabs value={open} onChange={(value) => tab.open(value === 'your' ? 'your' : undefined)}>
        <TabList label="Whose trips">
          <Tab value="all">All</Tab>
          <Tab value="your">Your</Tab>
        </TabList>
        <TabPanel value="all">
          <AllExplores {...part} />
        </TabPanel>
        <TabPanel value="your">
          <YourExplores {...part} />
        </TabPanel>
      </Tabs>
      <ExploreOverlay open={dialog.value !== undefined} onClose={dialog.close} />
    </>
  );
}
