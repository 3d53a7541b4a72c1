import { BanyanBench } from '@campus/shared-ui/scenes';
import { PageHead } from '../../paper/page-head';
import { Purpose } from './sections/purpose';
import { Story } from './sections/story';
import { TeamAndContact } from './sections/team-and-contact';
import { Values } from './sections/values';

/** The About page: our purpose, our values and our team. */
export function AboutPage() {
  return (
    <>
      <PageHead
        title={
          <>
            About <em>Campus</em>
          </>
        }
        lead="A campus is a few thousand people who share a mess, a bus stop and a syllabus, and mostly don't know each other. We're building the bench under the tree where they meet."
        scene={<BanyanBench />}
      />
      <Purpose />
      <Values />
      <Story />
      <TeamAndContact />
    </>
  );
}
