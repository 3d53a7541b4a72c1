import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { Facts, type PolicySection } from '../../policy/policy-page';

/** What is noted, what lies in the browser, and what ends by itself. */
export const housekeeping: readonly PolicySection[] = [
  {
    id: 'logs-and-limits',
    title: 'Logs and limits',
    body: (
      <>
        <p>
          Our log holds no network addresses, no names, no email addresses, no texts and no cookies,
          and no line of it joins a confession to a student. Errors are noted by their kind. What an
          operator does is written down with its reason, and names nobody but by an id.
        </p>
        <p>
          So that nobody can try passwords or flood a college, the server counts how often something
          is done, by account and loosely by network address. It counts under a hash, and forgets
          each count after a day at most.
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
            ['Session cookie', 'Keeps you signed in. The only cookie that lasts.'],
            [
              'Trial cookie',
              'Only while a new version of the site is tried out in some browsers, yours among them: it says just that.',
            ],
            [
              'A mark',
              'Says whether you were signed in, so that the tabs of one browser agree, and whose the drafts are.',
            ],
            [
              'Drafts',
              'What you typed and did not send. Those of confessions, of dating and of messages to us end with the tab; all of them end when you log out. Never passwords or codes.',
            ],
            ['Choices', 'Light or dark, and whether the menu at the side is open.'],
            ['Places', 'How far a page was scrolled, until the tab is closed.'],
          ]}
        />
        <p>
          Fonts, scripts and drawings come from this site alone, and the browser is told to load
          scripts from nowhere else. There are no trackers and no analytics.
        </p>
      </>
    ),
  },
  {
    id: 'what-ends',
    title: 'What ends by itself',
    body: (
      <>
        <p>The server tidies up every hour.</p>
        <Facts
          rows={[
            ['Sign-ins', 'Removed once they have ended: after 30 days at the latest.'],
            ['Codes', 'Removed once their ten minutes are over.'],
            ['Notices', 'Removed 30 days after they were read, and after 90 days at the latest.'],
            [
              'Marks of a submit',
              'They keep a double tap from posting twice, and are removed after a day.',
            ],
            [
              'Pictures without a place',
              'Removed when nothing has shown them for an hour or more.',
            ],
            [
              'Deleted accounts',
              'Removed for good after seven days, with their pictures and sign-ins.',
            ],
            ['Other usage data', 'Kept typically for 12–24 months.'],
          ]}
        />
        <p>Contact messages and requests are kept until they have been answered.</p>
      </>
    ),
  },
  {
    id: 'weaknesses',
    title: 'If you find a weakness',
    body: (
      <p>
        Nothing is safe for ever. If you find a way to something that you should not be able to see,
        please <Link to={paths.contact()}>write to us</Link> with “Security” in the subject, leave
        other students’ data alone, and give us time to mend it. We are grateful, and we reply
        within 24-48 hours.
      </p>
    ),
  },
];
