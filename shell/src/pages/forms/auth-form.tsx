import { FormMessage } from '@campus/shared-ui';
import type { FormEvent, ReactNode } from 'react';
import styles from '../auth-page.module.css';

interface AuthFormProps {
  /** `attach` of the form's state. */
  attach: (form: HTMLFormElement | null) => void;
  /** What is wrong with the form as a whole. */
  message: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a page: our own messages instead of the browser's. */
export function AuthForm({ attach, message, onSubmit, children }: AuthFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={attach} className={styles.form} onSubmit={submit} noValidate>
      {message && <FormMessage>{message}</FormMessage>}
      {children}
    </form>
  );
}
