export { FeedFoot } from './list/feed-foot';
export { FeedList } from './list/feed-list';
export { FeedPosts } from './list/feed-posts';
export { FeedStart } from './list/feed-start';
export { renameAuthor } from './source/post-cache';
export { reloadFeeds } from './source/reload-feeds';
export { useFeed, type Feed } from './source/use-feed';
