import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import type { PolicySection } from '../../policy';

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
