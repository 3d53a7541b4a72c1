import { paths } from '@campus/federation/remote';
import { LibraryLamp } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { PolicyPage } from '../../policy';
import { collected } from './collected';
import { kept } from './kept';
import { seen } from './seen';

const inShort = [
  'Your college email lets you in. We keep it with a username and a password that we cannot read.',
  'What you post is for your college. Visitors and students of other colleges do not see it.',
  'No student can see who wrote a confession.',
  'There are no advertisements on Campus, no trackers, and no scripts of another company.',
  'On your profile you can download your data, and delete your account.',
];

/** The main policy, in words that a person can read. */
export function PrivacyPage() {
  return (
    <PolicyPage
      title="Privacy Policy"
      lead={
        <>
          What Campus knows about you, who can see it, how long it stays, and what you can do about
          it. How it is kept safe, in detail, is on{' '}
          <Link to={paths.privacyPolicy()}>Privacy and security details</Link>.
        </>
      }
      scene={<LibraryLamp />}
      inShort={inShort}
      sections={[...collected, ...seen, ...kept]}
    />
  );
}
