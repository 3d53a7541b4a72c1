import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import { AdOverlay } from './form/ad-overlay';
import { AllAds } from './lists/all-ads';
import { LinkedAd } from './lists/linked-ad';
import { YourAds } from './lists/your-ads';

/** What students sell one another. Tab, filters, dialog and the ad of a link live in the address. */
export function AdsPage() {
  usePageTitle('Buy & Sell');
  const tab = useSearchState('tab');
  const dialog = useSearchState('add');
  const linked = useSearchState('ad');
  const open = tab.value === 'your' ? 'your' : 'all';
  const add = (
    <Button variant="primary" icon="plus" onClick={() => dialog.open('1')}>
      Add Item
    </Button>
  );
  const part = { linked: linked.value, add };
  return (
    <>
      <PageHeader title="Buy & Sell" actions={add}>
        From one hostel room to the next: books, cycles, lamps and more.
      </PageHeader>
      {linked.value && <LinkedAd id={linked.value} onClose={() => linked.replace(undefined)} />}
      <Tabs value={open} onChange={(value) => tab.open(value === 'your' ? 'your' : undefined)}>
        <TabList label="Whose items">
          <Tab value="all">All</Tab>
          <Tab value="your">Your</Tab>
        </TabList>
        <TabPanel value="all">
          <AllAds {...part} />
        </TabPanel>
        <TabPanel value="your">
          <YourAds {...part} />
        </TabPanel>
      </Tabs>
      <AdOverlay open={dialog.value !== undefined} onClose={dialog.close} />
    </>
  );
}
