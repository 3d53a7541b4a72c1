import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import { EventOverlay } from './form/event-overlay';
import { AllEvents } from './lists/all-events';
import { LinkedEvent } from './lists/linked-event';
import { YourEvents } from './lists/your-events';

/** What happens on campus. Tab, filters, dialog and the event of a link live in the address. */
export function EventsPage() {
  usePageTitle('Events');
  const tab = useSearchState('tab');
  const dialog = useSearchState('add');
  const linked = useSearchState('event');
  const open = tab.value === 'your' ? 'your' : 'all';
  const add = (
    <Button variant="primary" icon="plus" onClick={() => dialog.open('1')}>
      Add Event
    </Button>
  );
  const part = { linked: linked.value, add };
  return (
    <>
      <PageHeader title="Events" actions={add}>
        Fests, talks, matches and open mics: what is on, and who is going.
      </PageHeader>
      {linked.value && <LinkedEvent id={linked.value} onClose={() => linked.replace(undefined)} />}
      <Tabs value={open} onChange={(value) => tab.open(value === 'your' ? 'your' : undefined)}>
        <TabList label="Whose events">
          <Tab value="all">All</Tab>
          <Tab value="your">Your</Tab>
        </TabList>
        <TabPanel value="all">
          <AllEvents {...part} />
        </TabPanel>
        <TabPanel value="your">
          <YourEvents {...part} />
        </TabPanel>
      </Tabs>
      <EventOverlay open={dialog.value !== undefined} onClose={dialog.close} />
    </>
  );
}
