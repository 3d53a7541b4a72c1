import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { Facts, type PolicySection } from '../../policy';

/** For how long things are kept, and what a student can do about it. */
export const kept: readonly PolicySection[] = [
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <>
        <Facts
          rows={[
            [
              'What you made',
              'Posts, comments, listings, your dating profile and your messages stay until you delete them, or your account. A ride that has left or an event that is over disappears from the lists by itself, and stays under Your until you delete it.',
            ],
            [
              'Usage data',
              'Typically 12–24 months. Much of it goes far sooner: a sign-in ends after 30 days at most, and the counts that stop abuse after a day.',
            ],
            ['Codes', 'Good for ten minutes, and removed soon after.'],
            ['Notices', '30 days once you have read them, 90 days otherwise.'],
            [
              'Messages and requests to us',
              'Kept until they have been answered, so that none is lost.',
            ],
            [
              'Reports',
              'A report holds a copy of what was reported, so that it can still be judged after it was deleted. It goes with the account of whoever sent it or is named in it.',
            ],
          ]}
        />
        <p>
          Pictures that nothing shows any more are removed from our storage within hours. A browser
          that has already loaded a picture may still hold its own copy.
        </p>
      </>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices',
    body: (
      <>
        <p>
          Most of this you can do yourself, without asking anybody. The rest we do for you when you{' '}
          <Link to={paths.contact()}>write to us</Link>.
        </p>
        <ul>
          <li>
            <strong>See and correct.</strong> What you wrote can be edited or deleted where it
            stands; username and password are on <Link to={paths.profile()}>your profile</Link>.
          </li>
          <li>
            <strong>Take your data with you.</strong> Your profile offers a download: one zip file
            with your data and your pictures.
          </li>
          <li>
            <strong>Look after your sign-ins.</strong> Your profile lists where you are signed in,
            and lets you end what you do not know.
          </li>
          <li>
            <strong>Keep your distance.</strong> You can block a student, and see and undo your
            blocks on your profile. A dating profile can be paused, or deleted by itself.
          </li>
          <li>
            <strong>Report.</strong> Posts, comments, confessions, listings, profiles and messages
            can be reported to the operators.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'deleting-your-account',
    title: 'Deleting your account',
    body: (
      <>
        <p>
          You delete your account on <Link to={paths.profile()}>your profile</Link>; we ask for your
          password, so that nobody else can. You are signed out everywhere. For seven days you can
          change your mind: signing in is enough. After that your data, your pictures and your
          sign-ins are gone, and we cannot bring them back.
        </p>
        <p>
          About your confessions, and what you wrote under those of others, you decide: all of it is
          deleted too, or it stays without any link to you.
        </p>
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    body: (
      <p>
        Campus sets one cookie, which keeps you signed in. Beside it the browser remembers your
        choice of light or dark, where you had scrolled to, and what you had typed and not sent, so
        that a reload loses nothing. Logging out clears your drafts.{' '}
        <Link to={`${paths.privacyPolicy()}#in-your-browser`}>The whole list</Link> is in the
        details.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        When this policy changes, the date at its top changes with it. If anything here is unclear
        or seems wrong to you, please <Link to={paths.contact()}>ask us</Link>. We reply within
        24-48 hours.
      </p>
    ),
  },
];
