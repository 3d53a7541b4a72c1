import { paths } from '@campus/federation/remote';
import { Scene } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { Facts, PolicyPage, type PolicySection } from '../../policy/policy-page';
import { content } from './content';
import { housekeeping } from './housekeeping';
import drawing from '../../page-head/drawing.module.css';

/** A drawing of a hostel trunk with its padlock, the key under a book. */
export function Trunk() {
  return (
    <Scene>
      <path className={drawing.indigo} d="M52 66c0-10 6-16 16-16h92c10 0 16 6 16 16v14H52Z" />
      <path className={drawing.paper} d="M52 80h124v64H52Z" />
      <path className={drawing.marigold} d="M52 80h124v10H52Z" />
      <path
        className={drawing.line}
        d="M72 50v30M156 50v30M72 90v54M156 90v54M52 118h20M156 118h20"
      />
      <path className={drawing.line} d="M107 96v-8a7 7 0 0 1 14 0v8" />
      <path className={drawing.marigold} d="M101 96h26v22h-26Z" />
      <path className={drawing.line} d="M114 104v6" />
      <path className={drawing.paper} d="M84 36h46v14H84Z" />
      <path className={drawing.marigold} d="M90 22h46v14H90Z" />
      <path className={drawing.line} d="M94 36v14M100 22v14M44 144v-8h8M184 144v-8h-8" />
      <circle className={drawing.marigold} cx="196" cy="132" r="7" />
      <path className={drawing.line} d="m201 137 14 7M209 141l3-5" />
      <path className={drawing.leaf} d="M22 144c-3-16 4-22 10-28 6 8 10 16 5 28Z" />
      <path className={drawing.line} d="M29 144v-16" />
    </Scene>
  );
}

/** Login, sessions, and the limits of access. */
export const accounts: readonly PolicySection[] = [
  {
    id: 'passwords-and-codes',
    title: 'Passwords and codes',
    body: (
      <ul>
        <li>
          We store your password as an argon2id hash: slow to compute on purpose, with no way back
          to the password. Nobody here can read it.
        </li>
        <li>
          A code we email you has six digits and works once, for ten minutes and five tries. We
          store only a keyed hash of it.
        </li>
        <li>
          A password reset says the same whether an email has an account or not, so that nobody can
          find out who is on Campus by trying.
        </li>
        <li>A new password logs you out on all other devices.</li>
      </ul>
    ),
  },
  {
    id: 'sign-ins',
    title: 'Logins',
    body: (
      <>
        <p>
          When you log in, your browser gets a random token of 256 bits in a cookie that no script
          can read (<code>HttpOnly</code>, <code>SameSite=Lax</code>, and <code>Secure</code>{' '}
          wherever the site is served over https). We store the hash of the token, when and on what
          kind of device you logged in (such as “Chrome on Android”) and, to the hour, when it was
          last used. The token holds no data about you.
        </p>
        <Facts
          rows={[
            ['With “Remember me”', 'Ends after 30 days.'],
            ['Without', 'Ends when you close the browser, or after 24 hours without use.'],
            ['At most', 'Ten at a time. An eleventh login ends the oldest.'],
            ['On your profile', 'You see them all and log out the ones you choose.'],
          ]}
        />
        <p>We refuse every request that changes something unless it comes from our own pages.</p>
      </>
    ),
  },
  {
    id: 'colleges-apart',
    title: 'Colleges apart',
    body: (
      <p>
        Each college is separate on the server: we store everything under its college, and every
        database query names the college of the student who asks. The server decides what you can
        see or change, never the page. An answer holds only the fields it’s meant to hold, even if
        the server looked up more.
      </p>
    ),
  },
];

const inShort = [
  'We store passwords as argon2id hashes, and a login as the hash of a random token.',
  'Every database query names the college it’s about.',
  'A confession is stored without its author, and its pictures share nothing with your other pictures.',
  'We re-encode pictures, which removes what the camera wrote into them, including the place.',
  'Our log holds no addresses, no names and no texts.',
];

/** The technical privacy policy, for readers who want the details. */
export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title="Privacy and security details"
      lead={
        <>
          How we keep the promises of the <Link to={paths.privacy()}>Privacy Policy</Link>: what we
          store, in which form, and what we delete automatically. As the site really works, with its
          limits.
        </>
      }
      scene={<Trunk />}
      inShort={inShort}
      sections={[...accounts, ...content, ...housekeeping]}
    />
  );
}
