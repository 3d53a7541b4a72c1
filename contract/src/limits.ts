/** The figures of the product: lengths, counts, sizes and delays that server and pages agree on. */
export const limits = {
  pageSize: 10,
  pageSizeMax: 50,
  importantPosts: 5,
  dashboardPreview: 3,

  imagesPerPost: 3,
  /** Bytes of a picture after it was compressed in the browser. */
  imageBytes: 1024 * 1024,
  /** Characters of a picture as a data URL that are looked at; more than the server takes of one. */
  pictureLength: 6 * 1024 * 1024,
  /** Longest side of a picture in pixels after it was compressed in the browser. */
  imageSide: 800,

  usernameMin: 3,
  usernameMax: 20,
  departmentLength: 60,
  /** Years of study to choose from. */
  yearMax: 6,
  /** People that a search finds at most. */
  peopleFound: 20,
  passwordMin: 6,
  passwordMax: 256,
  emailMax: 254,
  postLength: 5000,
  commentLength: 2000,
  rulesLength: 1000,
  /** Students from whom somebody hides in dating. */
  hiddenFrom: 50,
  moderatorsPerCommunity: 10,
  /** Of a community. */
  pinnedPosts: 3,
  /** Why a moderator hid a post. */
  hideReason: 300,
  /** Posts hidden by moderators that are listed. */
  hiddenListed: 50,
  /** Up to which unread posts of a community, and posts of its week, are counted. */
  unreadPosts: 20,
  weekPosts: 99,
  /** Students whom one comment notifies because it mentions them. */
  mentions: 10,
  codeDigits: 6,

  datingName: 50,
  datingShort: 100,
  datingFull: 500,
  datingPreferences: 300,
  /** Beside the profile photo. */
  datingImages: 10,
  chatLength: 1000,
  chatPage: 50,
  reportDetails: 500,
  /** Days after which somebody who refused can be asked again. */
  askAgainDays: 90,

  imagesPerListing: 3,
  titleLength: 120,
  descriptionLength: 2000,
  nameLength: 80,
  phoneLength: 120,
  socialLength: 200,
  placeLength: 120,
  durationLength: 60,
  searchLength: 100,
  /** Rupees. */
  priceMax: 10_000_000,
  seatsMin: 1,
  seatsMax: 10,
  /** Rides that one answer holds at most. */
  cabsListed: 200,
  /** Hours after its start for which an event or a trip stays on the list. */
  hoursOnList: 2,
  /** Days ahead for which a ride, an event or a trip can be announced. */
  daysAhead: 731,

  /** Seconds before a code can be sent again. */
  codeResendSeconds: 60,
  /** Minutes for which a code is good. */
  codeMinutes: 10,
  codeTries: 5,
  /** Milliseconds of quiet typing before a username's availability is asked for. */
  usernameCheckDelay: 500,

  /** Pixels from the end of a list at which its next page is fetched. */
  infiniteScrollDistance: 200,
  /** Milliseconds for which scrolling rests before Buy & Sell fetches its next page. */
  adsScrollRest: 100,
  /** Milliseconds for which a notification stays. */
  notificationDuration: 5000,
  /** Unread notifications that are counted; more are as many. */
  notificationsCounted: 100,
  /** Days for which a notification is kept, once read and otherwise. */
  readNotificationDays: 30,
  notificationDays: 90,
  /** Comments above which their list scrolls in its own box. */
  commentsBeforeScroll: 3,
} as const;
