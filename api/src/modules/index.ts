import type { Module } from '../http/server';
import { adRoutes } from './ads/ads.routes';
import { resetRoutes, sessionRoutes } from './auth/session.routes';
import { signUpRoutes } from './auth/sign-up.routes';
import { beaconRoutes } from './beacon/beacon.routes';
import { cabRoutes, seatRoutes } from './cabs/cabs.routes';
import { collegeRoutes } from './colleges/colleges';
import { commentRoutes } from './comments/comments.routes';
import { communityRoutes } from './communities/communities.routes';
import { moderatorRoutes, postModerationRoutes } from './communities/moderators.routes';
import {
  conversationMessageRoutes,
  conversationRoutes,
} from './conversations/conversations.routes';
import { chatRoutes } from './dating/chat/chat.routes';
import { matchRoutes } from './dating/matches/matches.routes';
import { photoRoutes, profileFormRoutes, profileRoutes } from './dating/profiles/profiles.routes';
import { safetyRoutes } from './dating/safety/safety.routes';
import { deployRoutes } from './deploys/deploys.routes';
import { enquiryRoutes } from './enquiries/enquiries.routes';
import { eventRoutes } from './events/events.routes';
import { exploreRoutes } from './explores/explores.routes';
import { notificationRoutes } from './notifications/notifications.routes';
import { aboutRoutes, peopleRoutes } from './people/people.routes';
import { postListRoutes, postRoutes } from './posts/posts.routes';
import { pushRoutes } from './push/push.routes';
import { reportRoutes } from './reports/reports.routes';
import { staffRoutes } from './staff/staff.routes';
import { accountRoutes, ownSessionRoutes, studentRoutes } from './students/students.routes';
import { exportRoutes } from './students/export/export.routes';
import { voteRoutes } from './votes/votes.routes';

/** All modules of the API; a new module needs one line here. */
export const modules: readonly Module[] = [
  collegeRoutes,
  sessionRoutes,
  signUpRoutes,
  resetRoutes,
  studentRoutes,
  aboutRoutes,
  peopleRoutes,
  ownSessionRoutes,
  accountRoutes,
  exportRoutes,
  communityRoutes,
  moderatorRoutes,
  postModerationRoutes,
  postListRoutes,
  postRoutes,
  commentRoutes,
  voteRoutes,
  adRoutes,
  eventRoutes,
  exploreRoutes,
  cabRoutes,
  seatRoutes,
  conversationRoutes,
  conversationMessageRoutes,
  profileRoutes,
  profileFormRoutes,
  photoRoutes,
  matchRoutes,
  chatRoutes,
  safetyRoutes,
  enquiryRoutes,
  notificationRoutes,
  pushRoutes,
  reportRoutes,
  beaconRoutes,
  staffRoutes,
  deployRoutes,
];
