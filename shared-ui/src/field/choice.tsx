import { FieldError, useField, type FieldProps } from './field';
import styles from './field.module.css';

export interface ChoiceProps extends Omit<FieldProps, 'hint'> {
  /** As they are told apart; shown with a capital. */
  options: readonly string[];
  /** One of them, or an empty text for none yet. */
  value: string;
  onChange: (value: string) => void;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** One of a few, all in sight: radio buttons under their question. */
export function Choice({ label, error, options, value, onChange }: ChoiceProps) {
  const { id, ...wiring } = useField({ hint: undefined, error });
  return (
    <div
      id={id}
      {...wiring}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={styles.choice}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {capital(option)}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
