import { paths } from '@campus/federation/remote';
import { LibraryLamp } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { Facts, PolicyPage, type PolicySection } from '../../policy/policy-page';
import { kept, seen } from './sharing-and-retention';

/** Who the policy applies to, and which data is collected. */
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
          A visitor can read the pages about Campus without telling us anything. For everything else
          you need an account, and for an account you need an email from a partner college.
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
          who are 18 or older. We don’t ask for your date of birth: we rely on your honesty.
        </p>
        <p>
          If you know that someone with an account is younger than 13, please{' '}
          <Link to={paths.contact()}>tell us</Link>, and we’ll remove it.
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
              'Your college, your college email address, your username, and your password in a form nobody can read. If you add them, your picture, department and year.',
            ],
            [
              'What you post',
              'Posts, comments and confessions with their pictures, and your votes.',
            ],
            [
              'What you list',
              'Items, shared rides, events and trips, with the name, phone number and social media handle you put there; the seats you ask for, and what you’re interested in.',
            ],
            [
              'Messages',
              'What you write to whoever offers an item, a ride, an event or a trip, and what they answer.',
            ],
            [
              'Dating',
              'If you create a dating profile: its name, gender, photos and texts, your requests and matches, and the messages you exchange.',
            ],
            [
              'What you tell us',
              'Contact messages, requests for a college or a community, and reports.',
            ],
            [
              'Usage data',
              'When and on what kind of device you logged in and, to the hour, when you were last here; which notifications you saw; counts that stop abuse; and errors of our server and, for two hours, of our pages, noted without your name or address.',
            ],
          ]}
        />
        <p>
          We don’t ask for your location, contacts, roll number or date of birth. If your camera
          wrote a place into a picture, we remove it before we store the picture.
        </p>
      </>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    body: (
      <ul>
        <li>To show your college what you want it to see, with your name or without.</li>
        <li>To let you in and keep others out of your account.</li>
        <li>To keep Campus safe: we check texts before they appear, and read reports.</li>
        <li>To answer you when you write to us.</li>
      </ul>
    ),
  },
];

const inShort = [
  'Your college email lets you in. We keep it with your username and a password we can’t read.',
  'What you post is for your college. Visitors and students of other colleges can’t see it.',
  'No student can see who wrote a confession.',
  'Campus has no ads, no trackers, and no other company’s scripts.',
  'You can download your data and delete your account from your profile.',
];

/** The main privacy policy, in plain words. */
export function PrivacyPage() {
  return (
    <PolicyPage
      title="Privacy Policy"
      lead={
        <>
          What Campus knows about you, who can see it, how long we keep it, and what you can do
          about it. How we keep it safe, in detail, is on{' '}
          <Link to={paths.privacyPolicy()}>Privacy and security details</Link>.
        </>
      }
      scene={<LibraryLamp />}
      inShort={inShort}
      sections={[...collected, ...seen, ...kept]}
    />
  );
}
