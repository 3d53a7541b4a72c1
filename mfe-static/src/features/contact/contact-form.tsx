import {
  contactForm,
  contactReceiver as to,
  enquiryMessages as say,
  sendContactMessage,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { Button } from '@campus/shared-ui';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { useId, useState } from 'react';
import { EnquiryBody, useEnquiry } from '../../forms';
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
        busy={form.busy}
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
      <EnquiryBody
        id={id}
        form={form}
        failed={say.contactFailed}
        unreachable={say.networkFailed}
        actions={actions}
      >
        <FieldPair>
          <TextField {...form.wire('name')} label="Name" autoComplete="name" required />
          <TextField
            {...form.wire('email')}
            type="email"
            label="Email"
            autoComplete="email"
            required
          />
        </FieldPair>
        <TextField {...form.wire('subject')} label="Subject" autoComplete="off" required />
        <TextArea {...form.wire('message')} label="Message" rows={6} required />
      </EnquiryBody>
    </section>
  );
}
