import { useState } from 'react';
import { Button, Card, Cluster, notify, Stack } from '../../src';
import { Combobox } from '../../src/combobox/combobox';
import { confirm, Dialog } from '../../src/dialog';
import { TextField } from '../../src/field';
import { ImagePicker, type PickedImage, Thumbnails } from '../../src/images';
import { Menu, MenuItem } from '../../src/menu/menu';
import { Tab, TabList, TabPanel, Tabs } from '../../src/tabs/tabs';
import { Section } from './foundations';
import styles from './gallery.module.css';

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

function drawn(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="hsl(${hue} 45% 70%)"/><circle cx="${200 + hue}" cy="300" r="180" fill="hsl(${hue} 55% 45%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const images = [40, 160, 250, 330, 10, 90].map((hue) => ({ src: drawn(hue) }));

export function Pictures() {
  const [viewed, setViewed] = useState<{ count: number; position: number } | null>(null);
  const [value, setValue] = useState<PickedImage[]>([
    { id: 'a', url: drawn(200), name: 'cycle.jpg' },
    { id: 'b', url: drawn(20), name: 'bell.jpg' },
  ]);
  return (
    <Section title="Pictures">
      <div className={styles.grid}>
        {[1, 2, 3, 6].map((count) => (
          <Card key={count}>
            <Thumbnails
              images={images.slice(0, count)}
              of="by Asha"
              position={viewed?.count === count ? viewed.position : null}
              onPosition={(position) => setViewed(position === null ? null : { count, position })}
            />
          </Card>
        ))}
      </div>
      <ImagePicker
        label="Photos"
        value={value}
        onChange={setValue}
        max={3}
        overMax="Maximum 3 images allowed"
      />
    </Section>
  );
}
