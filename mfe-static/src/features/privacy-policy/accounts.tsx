import { Facts, type PolicySection } from '../../policy';

/** Getting in, staying in, and where the borders are. */
export const accounts: readonly PolicySection[] = [
  {
    id: 'passwords-and-codes',
    title: 'Passwords and codes',
    body: (
      <ul>
        <li>
          Your password is stored as an argon2id hash: slow to compute on purpose, and no way back
          to the password. Nobody here can read it.
        </li>
        <li>
          A code that we mail you has six digits, is good for ten minutes and five tries, and can be
          used once. Only a keyed hash of it is stored.
        </li>
        <li>
          A password reset answers the same for an address that has an account and for one that has
          none, so that nobody can find out by trying who is on Campus.
        </li>
        <li>A new password ends your other sign-ins, on every device.</li>
      </ul>
    ),
  },
  {
    id: 'sign-ins',
    title: 'Sign-ins',
    body: (
      <>
        <p>
          When you sign in, your browser is given a random token of 256 bits in a cookie that no
          script can read (<code>HttpOnly</code>, <code>SameSite=Lax</code>, and <code>Secure</code>{' '}
          wherever the site is served over https). We store the hash of the token, when and on what
          kind of device you signed in (such as “Chrome on Android”) and, to the hour, when it was
          last used. The token itself means nothing: it holds no data about you.
        </p>
        <Facts
          rows={[
            ['With “Remember me”', 'Ends after 30 days.'],
            ['Without', 'Ends with the browser, or after 24 quiet hours.'],
            ['At most', 'Ten at a time; an eleventh ends the oldest.'],
            ['By your hand', 'Your profile lists them, and ends those that you choose.'],
          ]}
        />
        <p>Every request that changes something must come from our own pages, or it is refused.</p>
      </>
    ),
  },
  {
    id: 'colleges-apart',
    title: 'Colleges apart',
    body: (
      <p>
        Each college is a world of its own on the server: everything that belongs to one is stored
        under it, and each question to the database names the college of whoever asks. What you may
        see or change is decided on the server, never in the page. An answer holds the fields that
        it is meant to hold and nothing else, even if more was looked up.
      </p>
    ),
  },
];
