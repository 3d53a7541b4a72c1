import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../button/button';
import { classes } from '../util/classes';
import { FieldFrame, type FieldProps, useField } from './field';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldProps {
  /** Shown inside the box before the text, such as '₹'. */
  prefix?: ReactNode;
  /** Shown inside the box after the text, such as an address suffix or a button. */
  suffix?: ReactNode;
}

/** Single-line text field. Accepts all `<input>` attributes, including type date, time, number, email and search. */
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

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** Password field with a button that shows the password. Set `autoComplete` to current-password or new-password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide password' : 'Show password'}
          // Named by its title alone: only the field itself is labelled 'Password'.
          aria-label={undefined}
          size="small"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
