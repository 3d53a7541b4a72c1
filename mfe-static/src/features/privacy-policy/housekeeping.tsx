import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { Facts, type PolicySection } from '../../policy/policy-page';

/** What is logged, what is stored in the browser, and what expires automatically. */
export const housekeeping: readonly PolicySection[] = [
  {
    id: 'logs-and-limits',
    title: 'Logs and limits',
    body: (
      <>
        <p>
          Our log holds no network addresses, no names, no email addresses, no texts and no cookies,
          and no line of it joins a confession to a student. It notes errors by their kind. It
          records what an operator does with the reason, and names people only by an id. What a
          community’s moderators do is recorded too, with their names while they have an account.
        </p>
        <p>
          So that nobody can guess passwords or flood a college, the server counts how often
          something is done, by account and loosely by network address. It counts under a hash and
          forgets each count after a day at most.
        </p>
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    body: (
      <>
        <Facts
          rows={[
            ['Session cookie', 'Keeps you logged in.'],
            [
              'Known browser cookie',
              'Says that your account has logged in here before, so that others who guess your password can’t lock you out. It holds a code for your account that only our server can make, and stays for 180 days after a login, also when you log out.',
            ],
            [
              'Trial cookie',
              'Only while your browser is one of those trying out a new version of the site: it says just that.',
            ],
            [
              'Login flag',
              'Says if you’re logged in, so that all your tabs agree, and whose the drafts are.',
            ],
            [
              'Drafts',
              'What you typed but didn’t send, and for up to 7 days its pictures. Drafts of confessions, dating and messages to us end with the tab, and all drafts end when you log out. We never keep passwords or codes.',
            ],
            [
              'What waits to be sent',
              'Posts, comments, votes and messages that you make without a connection, until they’re sent or you discard them. Never confessions, nor comments on them. All of it ends when you log out.',
            ],
            [
              'What you saw last',
              'Communities, posts, items, rides, events and trips as they were when you last opened their pages, and who you are, so that these pages open without a connection. Never confessions, dating or messages. It ends when you log out or your session ends.',
            ],
            ['Choices', 'Light or dark, and if the side menu is open.'],
            ['Places', 'How far you scrolled a page, until you close the tab.'],
          ]}
        />
        <p>
          Fonts, scripts and drawings come from this site alone, and we tell your browser to load
          scripts from nowhere else. There are no trackers and no analytics.
        </p>
      </>
    ),
  },
  {
    id: 'what-ends',
    title: 'What we delete automatically',
    body: (
      <>
        <p>The server tidies up every hour.</p>
        <Facts
          rows={[
            ['Logins', 'Removed once they end: after 30 days at the latest.'],
            ['Codes', 'Removed once their ten minutes are up.'],
            [
              'Notifications',
              'Removed 30 days after you read them, and after 90 days at the latest.',
            ],
            [
              'Alerts while Campus is closed',
              'If you turn them on, the address at which the browser can be woken is kept with the login, and removed with it.',
            ],
            [
              'Double taps',
              'We remember what you sent, so that it isn’t posted twice. Removed after a day.',
            ],
            ['Unused pictures', 'Removed when nothing has shown them for an hour or more.'],
            [
              'Deleted accounts',
              'Removed for good after seven days, with their pictures and logins.',
            ],
            ['Other usage data', 'Kept typically for 12-24 months.'],
          ]}
        />
        <p>We keep contact messages and requests until we’ve answered them.</p>
      </>
    ),
  },
  {
    id: 'weaknesses',
    title: 'If you find a weakness',
    body: (
      <p>
        Nothing is perfectly safe. If you find a way to see something you shouldn’t, please{' '}
        <Link to={paths.contact()}>write to us</Link> with “Security” in the subject, leave other
        students’ data alone, and give us time to fix it. We’ll be grateful, and we reply within
        24-48 hours.
      </p>
    ),
  },
];
