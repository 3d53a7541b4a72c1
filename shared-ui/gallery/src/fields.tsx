import { useState } from 'react';
import { FormMessage, Stack } from '../../src/index';
import {
  Checkbox,
  Choice,
  PasswordField,
  Select,
  TextArea,
  TextField,
} from '../../src/field/index';
import { Combobox } from '../../src/combobox/combobox';
import { Section } from './foundations';
import styles from './gallery.module.css';

const options = [
  { value: '1', label: 'Indian Institute of Technology Bombay', detail: 'Maharashtra, India' },
  { value: '2', label: 'National Institute of Technology Karnataka', detail: 'Karnataka, India' },
  { value: '3', label: 'Delhi Technological University', detail: 'Delhi, India' },
];

export function Fields() {
  const [text, setText] = useState(
    'Two lines that grow with what is typed, and a counter that speaks only near its end.',
  );
  const [over, setOver] = useState('x'.repeat(104));
  const [chosen, setChosen] = useState<string | null>(null);
  const [seat, setSeat] = useState('window');
  return (
    <Section title="Fields">
      <div className={styles.grid}>
        <TextField label="Title" hint="What you would look for." placeholder="Cycle, hardly used" />
        <TextField label="Price" prefix="₹" type="number" inputMode="decimal" defaultValue="1500" />
        <TextField label="College email" suffix="@campus.ac.in" defaultValue="asha" />
        <TextField label="Username" error="Username is already taken" defaultValue="asha" />
        <TextField label="Not now" defaultValue="Disabled" disabled />
        <TextField label="Date" type="date" defaultValue="2026-11-21" />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          defaultValue="secret"
          hint="At least 6 characters"
        />
        <Select label="Gender" defaultValue="">
          <option value="">Choose</option>
          <option>male</option>
          <option>female</option>
          <option>other</option>
        </Select>
        <Combobox
          label="College"
          options={options}
          value={chosen}
          onChange={setChosen}
          placeholder="Search your college"
          empty={<a href="#content">Not listed? Request it</a>}
        />
        <Choice
          label="Seat"
          options={['window', 'aisle', 'whatever is left']}
          value={seat}
          onChange={setSeat}
        />
        <TextArea
          label="About you"
          value={text}
          limit={100}
          onChange={(event) => setText(event.target.value)}
        />
        <TextArea
          label="Too long"
          value={over}
          limit={100}
          error="Short description must be 100 characters or less"
          onChange={(event) => setOver(event.target.value)}
        />
        <Stack gap={2}>
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="I have read it" error="Please tick this" />
        </Stack>
      </div>
      <Stack gap={3}>
        <FormMessage title="Comment Not Allowed">
          Contains an insult. <br /> Please modify your comment and try again.
        </FormMessage>
        <FormMessage tone="warn">1 file was left out</FormMessage>
        <FormMessage tone="good">Password changed successfully!</FormMessage>
        <FormMessage tone="note">Draft restored</FormMessage>
      </Stack>
    </Section>
  );
}
