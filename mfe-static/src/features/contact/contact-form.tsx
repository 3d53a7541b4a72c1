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
import { EnquiryFailure, useEnquiry } from '../../forms/enquiry';
import styles from './postcard.module.css';

/** A drawing of a postage stamp with a college gate, and its postmark. */
export function Stamp() {
  return (
    <svg
      className={styles.stamp}
      viewBox="0 0 150 104"
      width="150"
      height="104"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.perforation} d="M66 6h78v92H66Z" />
      <path className={styles.field} d="M73 13h64v78H73Z" />
      <circle className={styles.sun} cx="105" cy="46" r="20" />
      <path
        className={styles.gate}
        d="M80 84V58h12V48l13-16 13 16v10h12v26h-18V70c0-6-4-8-7-12-3 4-7 6-7 12v14Z"
      />
      <path className={styles.flag} d="M105 32V22l9 3-9 3" />
      <g className={styles.mark}>
        <circle cx="44" cy="52" r="34" />
        <circle cx="44" cy="52" r="25" />
        <path d="M4 40q10-7 20 0t20 0 20 0 20 0M4 52q10-7 20 0t20 0 20 0 20 0M4 64q10-7 20 0t20 0 20 0 20 0" />
      </g>
    </svg>
  );
}

const empty = { name: '', email: '', subject: '', message: '' };

/** The message form, styled as a postcard. It is sent without the cookie, as anybody may write. */
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
        {sent && "Message sent. We'll reply to the email you gave us."}
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
