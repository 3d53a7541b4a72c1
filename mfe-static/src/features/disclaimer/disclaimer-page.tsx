import { NoticeBoard } from '@campus/shared-ui/scenes';
import { PolicyPage } from '../../policy';
import { answers } from './answers';
import { guidelines } from './guidelines';

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
