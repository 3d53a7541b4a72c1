import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { PaperPlane } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { PageHead } from '../../paper/page-head';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

const answers = [
  {
    question: 'Your college is not there?',
    to: `${paths.colleges()}?dialog=request`,
    answer: 'Request your college',
  },
  {
    question: 'You cannot get in any more?',
    to: paths.forgotPassword(),
    answer: 'Reset your password',
  },
  {
    question: 'You saw something that should not be here?',
    to: `${paths.disclaimer()}#community-guidelines`,
    answer: 'Report it where it stands, by the community guidelines',
  },
  {
    question: 'You want your data, or none of it left?',
    to: `${paths.privacy()}#your-choices`,
    answer: 'Download or delete it on your profile',
  },
] as const;

/** What most letters ask, and where the answer is already. */
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
        We keep your message until it has been answered. Please put no password into it: we never
        ask for one.
      </p>
    </aside>
  );
}

/** Contact Us: a postcard to the people behind the site, and what may answer it at once. */
export function ContactPage() {
  return (
    <ApiProvider>
      <PageHead
        title="Contact Us"
        lead="A question, an idea, something that does not work? Write to us. We reply within 24-48 hours."
        scene={<PaperPlane />}
      />
      <div className={styles.page}>
        <ContactForm />
        <BeforeYouWrite />
      </div>
    </ApiProvider>
  );
}
