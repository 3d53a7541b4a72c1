import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { PolicyPage } from '../../policy';
import { accounts } from './accounts';
import { content } from './content';
import { housekeeping } from './housekeeping';
import { Trunk } from './trunk';

const inShort = [
  'Passwords are stored as argon2id hashes, and a sign-in as the hash of a random token.',
  'Every question to the database names the college it is about.',
  'A confession’s row has no author; its pictures share nothing with your other pictures.',
  'Pictures are encoded anew, and lose what the camera wrote into them, the place included.',
  'Our log holds no addresses, no names and no texts.',
];

/** Privacy, the technical half: for whoever wants to know exactly. */
export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title="Privacy and security details"
      lead={
        <>
          How the promises of the <Link to={paths.privacy()}>Privacy Policy</Link> are kept: what is
          stored, in which form, and what ends by itself. As the site is built, with its limits.
        </>
      }
      scene={<Trunk />}
      inShort={inShort}
      sections={[...accounts, ...content, ...housekeeping]}
    />
  );
}
