import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { Facts, type PolicySection } from '../../policy/policy-page';

/** Who gets to see what. */
export const seen: readonly PolicySection[] = [
  {
    id: 'who-sees-what',
    title: 'Who can see what',
    body: (
      <>
        <p>Your college is the border: the server gives nobody outside of it anything inside.</p>
        <Facts
          rows={[
            [
              'Posts and comments',
              'Signed-in students of your college, under your username. Of your votes they see the count alone.',
            ],
            ['Confessions', 'Signed-in students of your college, without your name.'],
            [
              'Listings',
              'Signed-in students of your college, together with the phone number and handle that you put there: they are how somebody reaches you. Leave out what you do not want to show.',
            ],
            [
              'Dating profile',
              'Students of your college who have a dating profile themselves and are shown yours. Nobody whom you blocked or refused, and nobody but your matches while it is paused.',
            ],
            ['Chat', 'You and your match. An operator, as far as a report contains it.'],
            ['Your email address', 'No other student. They know you by your username.'],
            [
              'Reports',
              'The operators. Nobody is told who reported them, and a report on a confession does not say who wrote it.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'confessions',
    title: 'Confessions',
    body: (
      <>
        <p>
          A confession is stored without its author and with a time to the minute. Who wrote it
          stands in a separate place that is only asked for you yourself: so that you can edit or
          delete it, and hear that somebody commented. In comments on it you are “Anonymous” with a
          number, or “OP” if it is yours.
        </p>
        <p>
          To be honest about the limit: no student can see who wrote a confession, and no page of
          the site tells it. But somebody who held the database itself in their hands could look it
          up. <Link to={`${paths.privacyPolicy()}#confessions`}>The details</Link> say how it is
          done.
        </p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else receives data',
    body: (
      <>
        <p>We sell no data, and we share none for advertising. What leaves our server is this:</p>
        <ul>
          <li>
            Codes and notices about your account go to your college email, through a mail service.
            What you write on the contact page goes the same way to those who answer it.
          </li>
          <li>
            Where the site is set up with an outside check of texts, that check is sent the text
            alone: no name, no address, nothing that says whose it is.
          </li>
          <li>
            Links in posts and listings lead to other sites, and a phone number leads to your phone.
            What happens there is no longer in our hands.
          </li>
        </ul>
      </>
    ),
  },
];

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
        Campus sets one cookie, which keeps you signed in, and a second one while your browser is
        among those that a new version is tried out in. Beside it the browser remembers your choice
        of light or dark, where you had scrolled to, and what you had typed and not sent, so that a
        reload loses nothing. Logging out clears your drafts.{' '}
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
