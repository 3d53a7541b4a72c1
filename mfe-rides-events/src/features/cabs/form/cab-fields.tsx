import { limits } from '@campus/contract';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { today } from '@campus/shared-ui/time';
import type { CabValues } from './cab-values';
import styles from './form.module.css';

interface CabFieldsProps {
  readonly values: CabValues;
  readonly onChange: (some: Partial<CabValues>) => void;
  /** What is wrong with a field, or undefined. */
  readonly wrong: (field: keyof CabValues) => string | undefined;
  /** 'Seats', or 'Seats left' where some may be granted. */
  readonly seatsLabel: string;
}

const listHint = 'Separate several with commas';

type Wire = (field: keyof CabValues) => {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

function Journey({ wire }: { wire: Wire }) {
  return (
    <>
      <div className={styles.route}>
        <TextField
          {...wire('source')}
          label="Pickup location"
          placeholder="Main Gate"
          autoComplete="off"
        />
        <TextField
          {...wire('destination')}
          label="Destination"
          placeholder="Railway station"
          autoComplete="off"
        />
      </div>
      <div className={styles.pair}>
        <TextField {...wire('journeyDate')} type="date" label="Date" min={today()} required />
        <TextField {...wire('journeyTime')} type="time" label="Time" required />
      </div>
    </>
  );
}

/** Every field of a ride. */
export function CabFields({ values, onChange, wrong, seatsLabel }: CabFieldsProps) {
  const wire: Wire = (field) => ({
    value: values[field],
    error: wrong(field),
    onChange: ({ target }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <Journey wire={wire} />
      <div className={styles.pair}>
        <TextField {...wire('passengerName')} label="Passenger name" autoComplete="name" />
        <TextField
          {...wire('seatsAvailable')}
          type="number"
          inputMode="numeric"
          min={limits.seatsMin}
          max={limits.seatsMax}
          step={1}
          label={seatsLabel}
        />
      </div>
      <TextArea
        {...wire('description')}
        label="Description"
        placeholder="How the fare is split, luggage, where you wait"
        limit={limits.descriptionLength}
      />
      <div className={styles.lists}>
        <TextField {...wire('phone')} type="tel" label="Phone" hint={listHint} autoComplete="tel" />
        <TextField
          {...wire('socialMedia')}
          label="Social media (optional)"
          hint={listHint}
          placeholder="@handle"
          autoComplete="off"
        />
      </div>
    </>
  );
}
