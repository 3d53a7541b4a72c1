import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { PaperPlane } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { PageHead } from '../../paper/page-head';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

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
