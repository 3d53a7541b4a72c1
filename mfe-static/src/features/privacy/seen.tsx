import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { Facts, type PolicySection } from '../../policy';

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
