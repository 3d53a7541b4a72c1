export { FeedFoot } from './list/feed-foot';
export { FeedList, FeedStart } from './list/feed-list';
export { FeedPosts } from './list/feed-posts';
export { reloadFeeds, renameAuthor } from './source/post-cache';
export { useFeed, type Feed } from './source/use-feed';
export { FeedTemplate } from './post/post-template';
