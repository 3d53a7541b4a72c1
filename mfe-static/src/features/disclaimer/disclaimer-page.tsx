import { paths } from '@campus/federation/remote';
import { NoticeBoard } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { Facts, PolicyPage, type PolicySection } from '../../policy/policy-page';

/** What we answer for, and what we do not. */
export const answers: readonly PolicySection[] = [
  {
    id: 'what-students-write',
    title: 'What students write',
    body: (
      <p>
        Posts, comments, confessions, listings and profiles are the words of the students who wrote
        them, not ours and not their college’s. We do not check whether they are true, complete or
        up to date. Do not rely on a post for a deadline, a fee or an exam: ask your college.
      </p>
    ),
  },
  {
    id: 'deals-and-rides',
    title: 'Deals, rides and events',
    body: (
      <>
        <p>
          Campus shows you a listing and how to reach the student behind it. The deal, the ride, the
          event or the trip is then between the two of you: we take no payment, test no goods, check
          no driver and organise nothing.
        </p>
        <ul>
          <li>Look at the thing before you pay, and meet where others are.</li>
          <li>Pay nobody in advance whom you do not know.</li>
          <li>Tell a friend whose cab you share, and when you should be back.</li>
          <li>
            Check an internship or a job with the employer itself. Nobody honest asks you to pay for
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
        Dating is for students who are 18 or older. A profile says what its student chose to say,
        and a match is no proof of anything. Meet in public the first time, and take no for a no.
        You can block and report from every profile and every conversation.
      </p>
    ),
  },
  {
    id: 'no-advice',
    title: 'No help in an emergency',
    body: (
      <p>
        Nothing here is advice of a doctor, a lawyer or a counsellor. If you are in danger, call{' '}
        <a href="tel:112">112</a>. If everything is too much, call Tele-MANAS on{' '}
        <a href="tel:14416">14416</a>: it is free, and somebody is there day and night.
      </p>
    ),
  },
  {
    id: 'partner-colleges',
    title: 'Partner colleges and figures',
    body: (
      <>
        <p>
          A <Link to={paths.colleges()}>partner college</Link> is one whose email addresses open an
          account. It does not mean that the college reads, approves or answers for what stands
          here.
        </p>
        <p>The round figures on our first page give an idea of size. They are not counted live.</p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'The site itself',
    body: (
      <p>
        We build Campus with care and give it as it is. It can be slow, wrong or away for a while,
        and a part of it can change or end. Keep a copy of what you cannot lose: your profile offers
        a download of your data. Links lead to sites of others, for which we do not answer.
      </p>
    ),
  },
];

/** The rules of the house. Moderation's messages lead to the first of these anchors. */
export const guidelines: readonly PolicySection[] = [
  {
    id: 'community-guidelines',
    title: 'Community guidelines',
    body: (
      <>
        <p>
          Write as you would speak in the mess, with everybody at the table. Disagree with what
          somebody said, not with who they are. These things have no place here:
        </p>
        <Facts
          rows={[
            ['Threats', 'Of violence, or of making somebody’s life hard. Not as a joke either.'],
            [
              'Abuse',
              'Insults and bullying, in any language and any spelling, with stars in it or without.',
            ],
            [
              'Slurs',
              'Demeaning people for caste, religion, region, gender, disability or whom they love.',
            ],
            [
              'Sexual content',
              'In texts and in pictures. Never a picture of somebody who did not agree to it.',
            ],
            [
              'Private details',
              'Somebody else’s number, address, room or roll number. In confessions and dating profiles also your own.',
            ],
            [
              'Scams',
              'Pay-first offers, betting, papers and assignments for sale, chains of links.',
            ],
            ['Pretending', 'To be another person, a teacher or an office of your college.'],
          ]}
        />
        <p>
          Words about hurting yourself are not forbidden because they are bad. We hold them back so
          that you reach a person first: Tele-MANAS, <a href="tel:14416">14416</a>, day and night.
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
          <strong>Confessions</strong> are held to the strictest rules: whom they are about cannot
          see who speaks. Name nobody, and describe nobody so that all know who is meant.
        </li>
        <li>
          <strong>Listings</strong> have fields for your number and your handle. Offer what you have
          and may sell, at the price you mean, and mark it when it is gone.
        </li>
        <li>
          <strong>Dating</strong>: your own photos, and nobody else in them who would mind. In a
          chat of two who said yes, coarse words are your own matter. Threats are not.
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
          Texts are checked when you send them. If one is refused you are told which field and why.
          What you typed stays, so that you can change it and try again.
        </li>
        <li>
          Whatever slips through can be reported by any student who sees it. The operators read the
          report together with what stands around it.
        </li>
        <li>
          Operators can hide what breaks these rules, and suspend whoever keeps breaking them.
        </li>
        <li>
          The program or an operator was wrong? <Link to={paths.contact()}>Write to us</Link>, and
          somebody looks again. We reply within 24-48 hours.
        </li>
      </ol>
    ),
  },
];

const inShort = [
  'What stands on Campus is written by students. We do not check whether it is true.',
  'Deals, rides and meetings are between you and the other student. Take care of yourself.',
  'A program checks texts, students report, operators read. None of the three is perfect.',
  'The community guidelines say what belongs here, and what happens when it does not.',
];

/** What we answer for and what we do not, and the rules of the house. */
export function DisclaimerPage() {
  return (
    <PolicyPage
      title="Disclaimer"
      lead="What we answer for, what we do not, and how we treat one another here."
      scene={<NoticeBoard />}
      inShort={inShort}
      sections={[...answers, ...guidelines]}
    />
  );
}
