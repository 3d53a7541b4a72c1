import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import { CabOverlay } from './form/cab-overlay';
import { AllCabs } from './lists/all-cabs';
import { LinkedCab } from './lists/linked-cab';
import { YourCabs } from './lists/your-cabs';
import { useLiveRides } from './use-live-rides';

/** Rides that students share. Tab, filters, dialog and the ride of a link live in the address. */
export function CabsPage() {
  usePageTitle('Cab Sharing');
  useLiveRides();
  const tab = useSearchState('tab');
  const dialog = useSearchState('add');
  const linked = useSearchState('cab');
  const open = tab.value === 'your' ? 'your' : 'all';
  const add = (
    <Button variant="primary" icon="plus" onClick={() => dialog.open('1')}>
      Add Ride
    </Button>
  );
  const part = { linked: linked.value, add };
  return (
    <>
      <PageHeader title="Cab Sharing" actions={add}>
        One cab, several students, a fraction of the fare.
      </PageHeader>
      {linked.value && <LinkedCab id={linked.value} onClose={() => linked.replace(undefined)} />}
      <Tabs value={open} onChange={(value) => tab.open(value === 'your' ? 'your' : undefined)}>
        <TabList label="Whose rides">
          <Tab value="all">All</Tab>
          <Tab value="your">Your</Tab>
        </TabList>
        <TabPanel value="all">
          <AllCabs {...part} />
        </TabPanel>
        <TabPanel value="your">
          <YourCabs {...part} />
        </TabPanel>
      </Tabs>
      <CabOverlay open={dialog.value !== undefined} onClose={dialog.close} />
    </>
  );
}
