import {
  contactForm,
  contactReceiver as to,
  enquiryMessages as say,
  sendContactMessage,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { FormFrame } from '@campus/shared-features/form';
import { Button } from '@campus/shared-ui';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { useId, useState } from 'react';
import { EnquiryFailure } from '../../forms/enquiry-failure';
import { useEnquiry } from '../../forms/use-enquiry';
import styles from './postcard.module.css';
import { Stamp } from './stamp';

const empty = { name: '', email: '', subject: '', message: '' };

/** The message, written on a postcard. It is sent without the cookie: nobody has to be a student. */
export function ContactForm() {
  const id = useId();
  const [sent, setSent] = useState(false);
  const { mutateAsync, error, isPending } = useWrite(sendContactMessage);
  const form = useEnquiry({
    name: 'contact',
    empty,
    schema: contactForm,
    write: {
      error,
      isPending,
      mutateAsync: ({ body }) => mutateAsync({ body: { ...body, to } }),
    },
    sent: say.contactSent,
    onSent: () => setSent(true),
  });
  const actions = (
    <div className={styles.actions}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={form.isBusy}
        busyLabel="Sending..."
        onClick={() => setSent(false)}
      >
        Send Message
      </Button>
      <p role="status" className={styles.sent}>
        {sent && 'On its way. Our answer goes to the address that you gave.'}
      </p>
    </div>
  );
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <header className={styles.top}>
        <h2 id={`${id}-title`}>Your message</h2>
        <Stamp />
      </header>
      <FormFrame
        id={id}
        form={form}
        onSubmit={() => void form.submit()}
        failure={
          <EnquiryFailure
            error={form.problems.error}
            failed={say.contactFailed}
            unreachable={say.networkFailed}
          />
        }
        actions={actions}
      >
        <FieldPair>
          <TextField {...form.field('name')} label="Name" autoComplete="name" required />
          <TextField
            {...form.field('email')}
            type="email"
            label="Email"
            autoComplete="email"
            required
          />
        </FieldPair>
        <TextField {...form.field('subject')} label="Subject" autoComplete="off" required />
        <TextArea {...form.field('message')} label="Message" rows={6} required />
      </FormFrame>
    </section>
  );
}
