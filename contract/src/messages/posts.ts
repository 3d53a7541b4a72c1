/** Messages of the feed, the post box and its comments. */
export const postMessages = {
  contentRequired: 'Please write something before posting',
  contentTooLong: 'A post can be at most 5000 characters long',
  communityRequired: 'Please select a community to post in',
  tooManyImages: 'Maximum 3 images allowed',
  imageFailed: 'Error processing image. Please try again.',
  confirmDelete: 'Are you sure you want to delete this post?',

  created: 'Post created successfully!',
  confessionCreated: 'Confession posted successfully!',
  updated: 'Post updated successfully!',
  deleted: 'Post deleted successfully!',
  createFailed: 'Failed to create post. Please try again.',
  writeFailed: 'Failed to create post',
  updateFailed: 'Failed to update post',
  deleteFailed: 'Failed to delete post',
  notAllowedTitle: 'Content Not Allowed',

  communitiesFailed: 'Failed to fetch communities',
  importantFailed: 'Failed to fetch important posts',
  moreFailed: 'Failed to fetch more posts',
  listFailed: 'Failed to fetch posts',
  oneFailed: "Couldn't load this post",
  refreshFailed: 'Failed to refresh posts',
  voteFailed: "Couldn't save your vote",
  voteSaved: 'Vote saved',

  missing: "This post doesn't exist, or it was deleted",
  notYours: 'Only the author can change this post',
  communityMissing: "We can't find that community",
} as const;

export const commentMessages = {
  placeholder: 'Write a comment...',
  required: 'Please write a comment',
  tooLong: 'A comment can be at most 2000 characters long',
  failed: 'Failed to post comment',
  listFailed: "Couldn't load the comments",
  updateFailed: "Couldn't save your comment",
  deleteFailed: "Couldn't delete your comment",
  likeFailed: "Couldn't save your like",
  deleted: 'Comment deleted',
  missing: "This comment doesn't exist, or it was deleted",
  notYours: 'Only the author can change this comment',
  notAllowedTitle: 'Comment Not Allowed',
  notAllowedHint: 'Please modify your comment and try again.',
} as const;

export const voteLabels = { like: 'Upvote', dislike: 'Downvote' } as const;
