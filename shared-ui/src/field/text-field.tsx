import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../util/classes';
import { FieldFrame, useField, type FieldProps } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldProps {
  /** Inside the box before the text, such as '₹'. */
  prefix?: ReactNode;
  /** Inside the box after the text, such as a suffix of an address or a button. */
  suffix?: ReactNode;
}

/** A line of text. Takes every attribute of `<input>`, also type date, time, number, email and search. */
export function TextField({
  label,
  hint,
  error,
  prefix,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const wiring = useField({ hint, error }, id);
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <div className={classes(styles.box, className)}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input {...rest} {...wiring} className={styles.input} />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
