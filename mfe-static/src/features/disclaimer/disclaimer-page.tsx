import { paths } from '@campus/federation/remote';
import { NoticeBoard } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { Facts, PolicyPage, type PolicySection } from '../../policy/policy-page';

/** What we are responsible for, and what we are not. */
export const answers: readonly PolicySection[] = [
  {
    id: 'what-students-write',
    title: 'What students write',
    body: (
      <p>
        Posts, comments, confessions, listings and profiles are the words of the students who wrote
        them, not ours and not their college’s. We don’t check if they are true, complete or up to
        date. Don’t rely on a post for a deadline, a fee or an exam: ask your college.
      </p>
    ),
  },
  {
    id: 'deals-and-rides',
    title: 'Deals, rides and events',
    body: (
      <>
        <p>
          Campus shows you a listing and how to reach the student behind it. The deal, ride, event
          or trip is then between the two of you: we don’t take payments, test items, check drivers
          or organise anything.
        </p>
        <ul>
          <li>See the item before you pay, and meet where there are people around.</li>
          <li>Never pay a stranger in advance.</li>
          <li>Tell a friend whose cab you’re sharing and when you’ll be back.</li>
          <li>
            Check an internship or job with the employer. No honest employer asks you to pay for
            one.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'dating',
    title: 'Dating',
    body: (
      <p>
        Dating is for students who are 18 or older. A profile says what that student chose to say,
        and a match proves nothing. Meet in public the first time, and take no for a no. You can
        block and report from every profile and every conversation.
      </p>
    ),
  },
  {
    id: 'no-advice',
    title: 'No help in an emergency',
    body: (
      <p>
        Nothing here is a doctor’s, lawyer’s or counsellor’s advice. If you’re in danger, call{' '}
        <a href="tel:112">112</a>. If everything gets too much, call Tele-MANAS on{' '}
        <a href="tel:14416">14416</a>: it’s free, and someone is there day and night.
      </p>
    ),
  },
  {
    id: 'partner-colleges',
    title: 'Partner colleges and figures',
    body: (
      <>
        <p>
          A <Link to={paths.colleges()}>partner college</Link> is one whose students can sign up
          with their college email. It doesn’t mean that the college reads, approves or answers for
          anything on Campus.
        </p>
        <p>
          The round figures on our landing page give you an idea of size. We don’t count them live.
        </p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'The site itself',
    body: (
      <p>
        We build Campus with care and offer it as it is. It can be slow, wrong or down for a while,
        and parts of it can change or end. Keep a copy of what you can’t lose: you can download your
        data from your profile. We don’t answer for the sites that links lead to.
      </p>
    ),
  },
];

/** The house rules. Messages of moderation link to the first of these anchors. */
export const guidelines: readonly PolicySection[] = [
  {
    id: 'community-guidelines',
    title: 'Community guidelines',
    body: (
      <>
        <p>
          Write the way you’d talk in the mess, with everyone at the table. Disagree with what
          somebody said, not with who they are. These have no place here:
        </p>
        <Facts
          rows={[
            [
              'Threats',
              'Threatening violence, or to make someone’s life hard. Not even as a joke.',
            ],
            [
              'Abuse',
              'Insults and bullying, in any language and any spelling, with stars in it or without.',
            ],
            [
              'Slurs',
              'Putting people down for their caste, religion, region, gender, disability or who they love.',
            ],
            [
              'Sexual content',
              'In texts or pictures. Never share a picture of someone who didn’t agree to it.',
            ],
            [
              'Private details',
              'Someone else’s number, address, room or roll number. In confessions and dating profiles, your own too.',
            ],
            [
              'Scams',
              'Pay-first offers, betting, papers and assignments for sale, chain messages.',
            ],
            ['Pretending', 'Pretending to be someone else, a teacher or a college office.'],
          ]}
        />
        <p>
          Writing about hurting yourself isn’t wrong. We hold it back so that you reach a person
          first: Tele-MANAS, <a href="tel:14416">14416</a>, day and night.
        </p>
      </>
    ),
  },
  {
    id: 'where-it-depends',
    title: 'Where it depends',
    body: (
      <ul>
        <li>
          <strong>Confessions</strong> have the strictest rules, because the people in them can’t
          see who wrote it. Don’t name anyone, or describe them so that everyone knows who you mean.
        </li>
        <li>
          <strong>Listings</strong> have fields for your number and handle. Offer only what you have
          and are allowed to sell, at the real price, and mark it sold when it’s gone.
        </li>
        <li>
          <strong>Dating</strong>: use your own photos, without anyone who’d mind being in them.
          Once you’ve both said yes, rude words in your chat are up to you. Threats are not.
        </li>
      </ul>
    ),
  },
  {
    id: 'what-happens-then',
    title: 'What happens then',
    body: (
      <ol>
        <li>
          We check texts when you send them. If we refuse one, we tell you which field and why, and
          keep what you typed so that you can change it and try again.
        </li>
        <li>
          Any student can report what slips through. The operators read the report together with
          what’s around it.
        </li>
        <li>
          Operators can hide what breaks these rules, and suspend students who keep breaking them.
          Moderators of a community can hide posts and comments there, for these rules or for the
          community’s own, and the author is told why.
        </li>
        <li>
          Did the program or an operator get it wrong? <Link to={paths.contact()}>Write to us</Link>
          , and someone will look again. We reply within 24-48 hours.
        </li>
      </ol>
    ),
  },
];

const inShort = [
  'Students write what you read on Campus. We don’t check if it’s true.',
  'Deals, rides and meetings are between you and the other student. Take care of yourself.',
  'A program checks texts, students report, operators read reports. None of them is perfect.',
  'The community guidelines say what belongs here, and what happens when something doesn’t.',
];

/** The Disclaimer page: our responsibilities and the house rules. */
export function DisclaimerPage() {
  return (
    <PolicyPage
      title="Disclaimer"
      lead="What we answer for, what we don’t, and how we treat each other here."
      scene={<NoticeBoard />}
      inShort={inShort}
      sections={[...answers, ...guidelines]}
    />
  );
}
