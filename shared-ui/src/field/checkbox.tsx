import type { ComponentProps } from 'react';
import { FieldError, useField, type FieldProps } from './field';
import styles from './field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, FieldProps {}

/** A box to tick. Takes the attributes of `<input>`. */
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
