import {
  contactForm,
  contactReceiver as to,
  enquiryMessages as say,
  sendContactMessage,
} from '@campus/contract';
import { ApiProvider, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { FormFrame } from '@campus/shared-features/form';
import { Button } from '@campus/shared-ui';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { PaperPlane } from '@campus/shared-ui/scenes';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { EnquiryFailure, useEnquiry } from '../../forms/enquiry';
import { PageHead } from '../../page-head/page-head';
import postcard from './postcard.module.css';
import styles from './contact.module.css';

/** A drawing of a postage stamp with a college gate, and its postmark. */
export function Stamp() {
  return (
    <svg
      className={postcard.stamp}
      viewBox="0 0 150 104"
      width="150"
      height="104"
      aria-hidden="true"
      focusable="false"
    >
      <path className={postcard.perforation} d="M66 6h78v92H66Z" />
      <path className={postcard.field} d="M73 13h64v78H73Z" />
      <circle className={postcard.sun} cx="105" cy="46" r="20" />
      <path
        className={postcard.gate}
        d="M80 84V58h12V48l13-16 13 16v10h12v26h-18V70c0-6-4-8-7-12-3 4-7 6-7 12v14Z"
      />
      <path className={postcard.flag} d="M105 32V22l9 3-9 3" />
      <g className={postcard.mark}>
        <circle cx="44" cy="52" r="34" />
        <circle cx="44" cy="52" r="25" />
        <path d="M4 40q10-7 20 0t20 0 20 0 20 0M4 52q10-7 20 0t20 0 20 0 20 0M4 64q10-7 20 0t20 0 20 0 20 0" />
      </g>
    </svg>
  );
}

const empty = { name: '', email: '', subject: '', message: '' };

/** The message form, styled as a postcard. It is sent without the cookie, as anybody may write. */
function ContactForm() {
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
    <div className={postcard.actions}>
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
      <p role="status" className={postcard.sent}>
        {sent && "Message sent. We'll reply to the email you gave us."}
      </p>
    </div>
  );
  return (
    <section className={postcard.card} aria-labelledby={`${id}-title`}>
      <header className={postcard.top}>
        <h2 id={`${id}-title`}>Your message</h2>
        <Stamp />
      </header>
      <FormFrame
        id={id}
        form={form}
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

const answers = [
  {
    question: "Can't find your college?",
    to: `${paths.colleges()}?dialog=request`,
    answer: 'Request your college',
  },
  {
    question: "Can't log in?",
    to: paths.forgotPassword(),
    answer: 'Reset your password',
  },
  {
    question: 'Saw something that breaks the rules?',
    to: `${paths.disclaimer()}#community-guidelines`,
    answer: 'How to report it: community guidelines',
  },
  {
    question: 'Want your data, or want it gone?',
    to: `${paths.privacy()}#your-choices`,
    answer: 'Download or delete it from your profile',
  },
] as const;

/** Frequent questions, with links to their answers. */
export function BeforeYouWrite() {
  return (
    <aside className={styles.aside} aria-labelledby="before-you-write">
      <h2 id="before-you-write">Before you write</h2>
      <dl className={styles.answers}>
        {answers.map(({ question, to, answer }) => (
          <div key={to} className={styles.answer}>
            <dt>{question}</dt>
            <dd>
              <Link to={to}>{answer}</Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        We keep your message until we've answered it. Please don't include a password: we'll never
        ask for one.
      </p>
    </aside>
  );
}

/** Contact Us: the message form, and answers to frequent questions. */
export function ContactPage() {
  return (
    <ApiProvider>
      <PageHead
        title="Contact Us"
        lead="Got a question, an idea, something that isn't working? Write to us. We reply within 24-48 hours."
        scene={<PaperPlane />}
      />
      <div className={styles.page}>
        <ContactForm />
        <BeforeYouWrite />
      </div>
    </ApiProvider>
  );
}
