import { paths } from '@campus/federation/remote';
import { LibraryLamp } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { Facts, PolicyPage, type PolicySection } from '../../policy/policy-page';
import { kept, seen } from './sharing-and-retention';

/** Whom this is about, and what is collected from them. */
export const collected: readonly PolicySection[] = [
  {
    id: 'scope',
    title: 'What this policy is about',
    body: (
      <>
        <p>
          This policy is about the Campus site: the pages in your browser and the server behind
          them. “We” are the people who build and run it. “Operators” are those of us who look after
          the colleges on Campus: they read reports and answer requests.
        </p>
        <p>
          A visitor can read the pages about Campus without telling us anything. Everything else
          needs an account, and an account needs an email address that a partner college gave you.
        </p>
      </>
    ),
  },
  {
    id: 'minimum-age',
    title: 'Minimum age',
    body: (
      <>
        <p>
          You must be at least <strong>13 years old</strong> to use Campus. Dating is for students
          who are 18 or older. We do not ask for your date of birth, and rely on your honesty.
        </p>
        <p>
          If you know of an account of somebody younger than 13, please{' '}
          <Link to={paths.contact()}>tell us</Link>, and we will remove it.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <>
        <p>Only what you give us, and what the site needs to work:</p>
        <Facts
          rows={[
            [
              'Your account',
              'Your college, your college email address, your username, and your password in a form that cannot be turned back.',
            ],
            [
              'What you post',
              'Posts, comments and confessions with their pictures, and your votes.',
            ],
            [
              'What you list',
              'Things for sale, shared rides, events and trips, with the name, phone number and social media handle that you put there; the seats you ask for, and what you are interested in.',
            ],
            [
              'Dating',
              'If you make a dating profile: its name, gender, photos and texts, your requests and matches, and the messages you exchange.',
            ],
            [
              'What you tell us',
              'Contact messages, requests for a college or a community, and reports.',
            ],
            [
              'Usage data',
              'When and on what kind of device you signed in and, to the hour, when you were last here; which notices you were shown; counts that stop abuse; and errors of our server and, for two hours, of our pages, noted without your name or address.',
            ],
          ]}
        />
        <p>
          We do not ask for your location, your contacts, your roll number or your date of birth. A
          place that a camera wrote into a picture is removed before the picture is stored.
        </p>
      </>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    body: (
      <ul>
        <li>
          To show your college what you meant your college to see, under your name or without.
        </li>
        <li>To let you in, and to keep others out of your account.</li>
        <li>To keep Campus safe: texts are checked before they appear, and reports are read.</li>
        <li>To answer you when you write to us.</li>
      </ul>
    ),
  },
];

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
