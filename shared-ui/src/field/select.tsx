import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import { classes } from '../util/classes';
import { FieldFrame, useField, type FieldProps } from './field';
import styles from './field.module.css';

export interface SelectProps extends ComponentProps<'select'>, FieldProps {}

/** The platform's own list of choices; the children are `<option>`s. Takes the attributes of `<select>`. */
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
