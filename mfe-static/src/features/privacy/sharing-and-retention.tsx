import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { Facts, type PolicySection } from '../../policy/policy-page';

/** Who can see which data. */
export const seen: readonly PolicySection[] = [
  {
    id: 'who-sees-what',
    title: 'Who can see what',
    body: (
      <>
        <p>Nobody outside your college gets to see anything inside it.</p>
        <Facts
          rows={[
            [
              'Posts and comments',
              'Logged-in students of your college, under your username. They see how many votes something has, not whose.',
            ],
            [
              'Your page',
              'Logged-in students of your college: your username, your picture, department and year if you add them, and what you post and offer under your name. It shows nothing of your confessions or of dating, and nobody you blocked or who blocked you can see it.',
            ],
            ['Confessions', 'Logged-in students of your college, without your name.'],
            [
              'Listings',
              'Logged-in students of your college, together with the phone number and handle you put there, so that they can reach you. Leave out what you don’t want to show.',
            ],
            [
              'What you’re interested in',
              'Logged-in students of your college see how many are interested in an event or a trip, not who. If you turn it on in your profile, students see your name there once you have both written to each other about a listing. Matches and chats don’t count.',
            ],
            [
              'Dating profile',
              'Students of your college who have a dating profile themselves and are shown yours. Never anyone you blocked or rejected, and only your matches while it’s paused. Anyone you hide from doesn’t see it unless you ask them or already matched.',
            ],
            [
              'Messages about a listing',
              'You and the student you write with. If one of you reports a message, operators see the last 50 messages between you.',
            ],
            [
              'Chat',
              'You and your match. If one of you reports the chat, operators see the part in the report.',
            ],
            ['Your email address', 'No other student. They know you by your username.'],
            [
              'Reports',
              'The operators. We tell nobody who reported them, and a report on a confession doesn’t say who wrote it.',
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
          We store a confession without its author and with a time to the minute. Who wrote it is in
          a separate place that the site reads only for you: so that you can edit or delete it, and
          hear when someone comments. In comments on it you are “Anonymous” with a number, or “OP”
          if it is yours.
        </p>
        <p>
          To be honest about the limit: no student can see who wrote a confession, and no page of
          the site shows it. But someone who has the database itself could look it up.{' '}
          <Link to={`${paths.privacyPolicy()}#confessions`}>The details</Link> say how it works.
        </p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else receives data',
    body: (
      <>
        <p>We don’t sell your data or share it for advertising. This is what leaves our server:</p>
        <ul>
          <li>
            Codes and mails about your account go to your college email, through a mail service.
            What you write on the contact page goes the same way to the people who answer it.
          </li>
          <li>
            If you turn on alerts on a device, the company behind its browser (Google, Mozilla,
            Apple or Microsoft) learns that there’s something new for you, but not what: your
            browser asks us.
          </li>
          <li>
            If the site uses an outside service to check texts, we send it only the text: no name,
            no address, nothing that says whose it is.
          </li>
          <li>
            Links in posts and listings lead to other sites, and a phone number leads to your phone.
            We have no control over what happens there.
          </li>
        </ul>
      </>
    ),
  },
];

/** How long data is stored, and what a student can do about it. */
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
              'Posts, comments, listings, your dating profile and your messages stay until you delete them or your account. A ride that has left or an event that’s over disappears from the lists by itself, and stays under Your until you delete it.',
            ],
            [
              'Usage data',
              'Typically 12-24 months. Much of it goes far sooner: a login ends after 30 days at most, and we drop the counts that stop abuse after a day.',
            ],
            ['Codes', 'They work for ten minutes. We remove them soon after.'],
            ['Notifications', '30 days once you’ve read them, 90 days if you haven’t.'],
            [
              'Messages and requests to us',
              'We keep them until we’ve answered them, so that none gets lost.',
            ],
            [
              'Reports',
              'A report holds a copy of what you report, so that operators can still judge it after it’s deleted. Once it’s decided, we delete it with the account of the student who sent it or is named in it. If it’s still open when the sender’s account is deleted, we keep it without their name and anything they wrote. If the reported student’s account is deleted, we close it and keep only what kind of report it was, its reason and who sent it.',
            ],
          ]}
        />
        <p>
          When nothing shows a picture any more, we remove it from our storage within hours. A
          browser that has already loaded it may still have its own copy.
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
          You can do most of this yourself, without asking anyone. We do the rest for you when you{' '}
          <Link to={paths.contact()}>write to us</Link>.
        </p>
        <ul>
          <li>
            <strong>See and correct.</strong> Edit or delete what you wrote right where it is. You
            can change your username, password, picture, department and year on{' '}
            <Link to={paths.profile()}>your profile</Link>.
          </li>
          <li>
            <strong>Take your data with you.</strong> Download it from your profile: one zip file
            with your data and your pictures.
          </li>
          <li>
            <strong>Check where you’re logged in.</strong> Your profile lists your devices and lets
            you log out the ones you don’t recognise.
          </li>
          <li>
            <strong>Keep your distance.</strong> You can block a student on their page, and someone
            in dating from there, and see and undo your blocks on your profile. The two are
            separate, so that neither gives away who someone is in the other. You can pause your
            dating profile, or delete only that.
          </li>
          <li>
            <strong>Report.</strong> You can report posts, comments, confessions, listings, pages,
            profiles and messages to the operators.
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
          You delete your account from <Link to={paths.profile()}>your profile</Link>. We ask for
          your password, so that nobody else can do it, and log you out everywhere. For seven days
          you can change your mind: just log in. After that your data, pictures and logins are gone,
          and we can’t bring them back.
        </p>
        <p>
          You decide about your confessions and your comments on other people’s: we delete them too,
          or keep them with no link to you.
        </p>
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    body: (
      <p>
        Campus sets one cookie that keeps you logged in, one that tells your browser apart from
        those of strangers who guess your password, and a third one while your browser tries out a
        new version. Your browser also remembers your choice of light or dark, how far you scrolled,
        what you typed but didn’t send, and what you made without a connection, so that nothing is
        lost, and some pages as you last saw them, so that they open without one. Logging out clears
        these pages, your drafts and what waits to be sent.{' '}
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
        When we change this policy, we change the date at the top. If anything here is unclear or
        seems wrong, please <Link to={paths.contact()}>ask us</Link>. We reply within 24-48 hours.
      </p>
    ),
  },
];
