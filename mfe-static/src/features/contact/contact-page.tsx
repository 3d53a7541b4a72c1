import { ApiProvider } from '@campus/contract/react';
import { PaperPlane } from '@campus/shared-ui/scenes';
import { PageHead } from '../../paper/page-head';
import { BeforeYouWrite } from './before-you-write';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

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
