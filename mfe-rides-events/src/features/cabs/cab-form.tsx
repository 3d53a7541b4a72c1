import {
  cabChange,
  cabForm,
  createCab,
  firstProblem,
  limits,
  updateCab,
  type Cab,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import type { Form } from '@campus/shared-features/form';
import {
  DescriptionField,
  EntryEditorForm,
  NewEntryDialog,
  PhoneField,
  pickChanged,
  pickTexts,
  problemOfPast,
  readNumber,
  SocialField,
  useEntryChange,
  useNewEntry,
  type EntryEditorProps,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { today } from '@campus/shared-ui/time';
import { cabs } from './cab';
import styles from './form.module.css';

const empty = {
  source: '',
  destination: '',
  passengerName: '',
  journeyDate: '',
  journeyTime: '',
  seatsAvailable: '',
  description: '',
  phone: '',
  socialMedia: '',
};
type CabValues = typeof empty;

function departed({ journeyDate, journeyTime }: CabValues) {
  return problemOfPast('journeyDate', journeyDate, journeyTime);
}

interface FieldsProps {
  readonly form: Form<CabValues>;
  /** 'Seats', or 'Seats left' if some may already be granted. */
  readonly seatsLabel: string;
}

/** All fields of a ride. */
function Fields({ form: { field }, seatsLabel }: FieldsProps) {
  return (
    <>
      <div className={styles.route}>
        <TextField
          {...field('source')}
          label="Pickup location"
          placeholder="Main Gate"
          autoComplete="off"
        />
        <TextField
          {...field('destination')}
          label="Destination"
          placeholder="Railway station"
          autoComplete="off"
        />
      </div>
      <div className={styles.pair}>
        <TextField {...field('journeyDate')} type="date" label="Date" min={today()} required />
        <TextField {...field('journeyTime')} type="time" label="Time" required />
      </div>
      <div className={styles.pair}>
        <TextField {...field('passengerName')} label="Passenger name" autoComplete="name" />
        <TextField
          {...field('seatsAvailable')}
          type="number"
          inputMode="numeric"
          min={limits.seatsMin}
          max={limits.seatsMax}
          label={seatsLabel}
        />
      </div>
      <DescriptionField
        {...field('description')}
        placeholder="How you'll split the fare, luggage, where you'll wait"
      />
      <div className={styles.lists}>
        <PhoneField {...field('phone')} />
        <SocialField {...field('socialMedia')} hint="Separate more than one with commas" />
      </div>
    </>
  );
}

/** The form of a new ride, in a dialog over the page. */
export function CabDialog(props: NewEntryProps) {
  const form = useNewEntry(props, {
    listing: cabs,
    empty,
    repeat: ['passengerName', 'phone'],
    write: useWrite(createCab),
    check: (values) => {
      const body = { ...values, seatsAvailable: readNumber(values.seatsAvailable) };
      return { body, problem: firstProblem(cabForm, body) ?? departed(values) };
    },
  });
  return (
    <NewEntryDialog
      {...props}
      description="Seats you can share with students at your college."
      form={form}
    >
      <Fields form={form} seatsLabel="Seats" />
    </NewEntryDialog>
  );
}

/** The editor of a ride, in place of its text. */
export function CabEditor(props: EntryEditorProps<Cab>) {
  const { entry } = props;
  const before = pickTexts({ ...entry, seatsAvailable: String(entry.seatsAvailable) }, empty);
  const form = useEntryChange(props, {
    listing: cabs,
    before,
    write: useWrite(updateCab),
    check: (values) => {
      // Sends only changed fields, so that seats granted meanwhile are not overwritten.
      const { seatsAvailable, ...texts } = pickChanged(before, values);
      const seats = seatsAvailable !== undefined && { seatsAvailable: readNumber(seatsAvailable) };
      const body = { ...texts, ...seats };
      const isMoved = 'journeyDate' in body || 'journeyTime' in body;
      const problem = isMoved ? departed(values) : undefined;
      return { body, problem: firstProblem(cabChange, body) ?? problem };
    },
  });
  return (
    <EntryEditorForm form={form}>
      <Fields form={form} seatsLabel="Seats left" />
    </EntryEditorForm>
  );
}
