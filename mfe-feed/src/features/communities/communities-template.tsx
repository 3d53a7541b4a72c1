import { Button } from '@campus/shared-ui';
import { CommunityCardsSkeleton } from './community-cards';
import { CommunitiesHead } from './communities-page';

const nothing = () => undefined;

/** The template of `CommunitiesPage`, without the cards: their order depends on whether the student joined any. */
export function CommunitiesTemplate() {
  return (
    <>
      <CommunitiesHead
        request={<Button icon="plus">Request New Community</Button>}
        query=""
        onSearch={nothing}
        count=""
      />
      <CommunityCardsSkeleton />
    </>
  );
}
