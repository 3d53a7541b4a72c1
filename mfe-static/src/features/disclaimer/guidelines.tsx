import { paths } from '@campus/federation/remote';
import { Link } from 'react-router-dom';
import { Facts, type PolicySection } from '../../policy';

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
