import { limits } from '@campus/contract';
import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TodayCards } from '@campus/shared-features/listing';
import { Icon } from '@campus/shared-ui';
import { useCommunities } from '../features/communities/use-communities';

function countText(unread: number): string {
  if (unread >= limits.unreadPosts) return `${unread}+ new posts`;
  return unread === 1 ? '1 new post' : `${unread} new posts`;
}

function NewPosts() {
  const { list, failure } = useCommunities();
  const cards = list?.flatMap(({ _id, name, joined, unread }) => {
    if (!joined || !unread) return [];
    const to = paths.community({ communityId: _id, communityName: name });
    const media = <Icon name="people" />;
    return { _id, to, media, title: name, line: countText(unread), until: Infinity };
  });
  return (
    <TodayCards
      name="mfe-feed:today:posts"
      label="New posts"
      // Without any it is for the other widgets to say that nothing is on.
      cards={cards?.length ? cards.slice(0, 5) : undefined}
      busy={!list && !failure}
    />
  );
}

/** Communities that the student joined and that have new posts. */
export default function NewPostsWidget() {
  return (
    <ApiProvider>
      <NewPosts />
    </ApiProvider>
  );
}
