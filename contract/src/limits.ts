/** Limits of the product: lengths, counts, sizes and delays shared by server and pages. */
export const limits = {
  pageSize: 10,
  pageSizeMax: 50,
  importantPosts: 5,
  dashboardPreview: 3,

  imagesPerPost: 3,
  /** Maximum bytes of a picture after compression in the browser. */
  imageBytes: 1024 * 1024,
  /** Maximum characters of a picture's data URL that are checked; more than the server accepts for one picture. */
  pictureLength: 6 * 1024 * 1024,
  /** Maximum side of a picture in pixels after compression in the browser. */
  imageSide: 800,

  usernameMin: 3,
  usernameMax: 20,
  departmentLength: 60,
  /** Years of study offered. */
  yearMax: 6,
  /** Maximum results of a people search. */
  peopleFound: 20,
  /** Maximum number of acquaintances named on an event or a trip. */
  acquaintancesNamed: 2,
  passwordMin: 6,
  passwordMax: 256,
  emailMax: 254,
  postLength: 5000,
  commentLength: 2000,
  rulesLength: 1000,
  /** Maximum number of students from whom a dating profile can be hidden. */
  hiddenFrom: 50,
  moderatorsPerCommunity: 10,
  /** Of a community. */
  pinnedPosts: 3,
  /** Reason why a moderator hid a post. */
  hideReason: 300,
  /** Maximum number of listed posts hidden by moderators. */
  hiddenListed: 50,
  /** Maximum count of unread posts of a community, and of its posts in a week. */
  unreadPosts: 20,
  weekPosts: 99,
  /** Maximum number of students notified of being mentioned in one comment. */
  mentions: 10,
  codeDigits: 6,

  datingName: 50,
  datingShort: 100,
  datingFull: 500,
  datingPreferences: 300,
  /** In addition to the profile photo. */
  datingImages: 10,
  chatLength: 1000,
  chatPage: 50,
  reportDetails: 500,
  /** Days until somebody who declined can be asked again. */
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
  /** Maximum number of rides in one answer. */
  cabsListed: 200,
  /** Hours after its start that an event or a trip stays on the list. */
  hoursOnList: 2,
  /** Maximum days in advance for a ride, an event or a trip. */
  daysAhead: 731,

  /** Seconds until a code can be sent again. */
  codeResendSeconds: 60,
  /** Minutes that a code is valid. */
  codeMinutes: 10,
  codeTries: 5,
  /** Milliseconds without typing before a username's availability is checked. */
  usernameCheckDelay: 500,

  /** Distance from the end of a list, in pixels, at which its next page is fetched. */
  infiniteScrollDistance: 200,
  /** Milliseconds that scrolling must pause before Buy & Sell fetches its next page. */
  adsScrollRest: 100,
  /** Milliseconds that a notification is shown. */
  notificationDuration: 5000,
  /** Maximum count of unread notifications; larger numbers are capped. */
  notificationsCounted: 100,
  /** Days that a notification is stored, once read and otherwise. */
  readNotificationDays: 30,
  notificationDays: 90,
  /** Address of a browser's push subscription. */
  pushEndpoint: 1000,
  /** Number of comments above which their list scrolls in its own box. */
  commentsBeforeScroll: 3,
} as const;
