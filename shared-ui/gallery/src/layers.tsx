import { useState } from 'react';
import { Button, Cluster, Stack, notify } from '../../src/index';
import { TextField } from '../../src/field/index';
import { Combobox } from '../../src/combobox/index';
import { Dialog, confirm } from '../../src/dialog/index';
import { Menu, MenuItem } from '../../src/menu/index';
import { Tab, TabList, TabPanel, Tabs } from '../../src/tabs/index';
import { Section } from './section';

const places = ['Library', 'Hostel 5', 'Main gate'].map((label) => ({ value: label, label }));
const nothing = () => undefined;

export function Layers() {
  const [tab, setTab] = useState('all');
  const [place, setPlace] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const ask = async () =>
    setAnswer(
      String(
        await confirm({
          title: 'Are you sure you want to delete this post?',
          confirmLabel: 'Delete',
        }),
      ),
    );
  return (
    <Section title="Tabs, menu, dialogs, popups">
      <Tabs value={tab} onChange={setTab}>
        <TabList label="Whose">
          <Tab value="all">All</Tab>
          <Tab value="your">Your</Tab>
        </TabList>
        <TabPanel value="all">Everything there is.</TabPanel>
        <TabPanel value="your">What is yours.</TabPanel>
      </Tabs>
      <Cluster>
        <Menu label="More actions">
          <MenuItem icon="edit" onSelect={nothing}>
            Edit
          </MenuItem>
          <MenuItem icon="trash" tone="bad" onSelect={nothing}>
            Delete
          </MenuItem>
        </Menu>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button onClick={() => void ask()}>Ask first</Button>
        <span>{answer}</span>
      </Cluster>
      <Cluster>
        <Button onClick={() => notify.success('Item added successfully!', { duration: 0 })}>
          Success
        </Button>
        <Button onClick={() => notify.error('Failed to add item', { duration: 0 })}>Error</Button>
        <Button onClick={() => notify.warning('Please login to access this page')}>Warning</Button>
        <Button onClick={() => notify.info('Welcome! Have a look around.')}>Info</Button>
      </Cluster>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Create New Post"
        description="It is seen by your college."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary">Post</Button>
          </>
        }
      >
        <Stack>
          <TextField label="Title" />
          <Combobox label="Where" options={places} value={place} onChange={setPlace} />
        </Stack>
      </Dialog>
    </Section>
  );
}
