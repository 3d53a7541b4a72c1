import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import { classes } from '../util/classes';
import { FieldError, FieldFrame, type FieldProps, useField } from './field';
import styles from './field.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, FieldProps {}

/** Checkbox. Accepts the attributes of `<input>`. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const wiring = useField({ hint, error }, id);
  return (
    <div className={className}>
      <label className={styles.tick}>
        <input {...rest} {...wiring} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldError id={`${wiring.id}-error`}>{error}</FieldError>
      {hint && (
        <div className={styles.foot} id={`${wiring.id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps extends Omit<FieldProps, 'hint'> {
  /** Option values; shown with an initial capital. */
  options: readonly string[];
  /** One of the options, or an empty string for none yet. */
  value: string;
  onChange: (value: string) => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Radio buttons in a labelled group, for a few options. */
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

interface SelectProps extends ComponentProps<'select'>, FieldProps {}

/** Native select; the children are `<option>`s. Accepts the attributes of `<select>`. */
export function Select({ label, hint, error, id, className, ...rest }: SelectProps) {
  const wiring = useField({ hint, error }, id);
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <div className={classes(styles.box, className)}>
        <select {...rest} {...wiring} className={classes(styles.input, styles.select)} />
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={18} />
        </span>
      </div>
    </FieldFrame>
  );
}
