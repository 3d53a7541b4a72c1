import { paths } from '@campus/federation/remote';
import type { IconName } from '@campus/shared-ui';

export type Paper = 'plain' | 'ruled' | 'flyer' | 'ticket' | 'torn' | 'chit';

export interface Offer {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** The kind of paper that such a thing would be pinned up on. */
  readonly paper: Paper;
}

export const offers: readonly Offer[] = [
  {
    title: 'Posts, Comments & Communities',
    text: 'Say what is going on, vote on it, and talk it over in the communities you care about.',
    icon: 'comment',
    paper: 'plain',
  },
  {
    title: 'Department Academic Communities',
    text: 'Doubts, notes and lab timings: every department has a room of its own.',
    icon: 'people',
    paper: 'ruled',
  },
  {
    title: 'Campus Marketplace',
    text: 'Pass on the cycle, the cooler and the second-year books to somebody two hostels away.',
    icon: 'bag',
    paper: 'flyer',
  },
  {
    title: 'Ride Sharing',
    text: 'One cab to the station, four students, a quarter of the fare.',
    icon: 'car',
    paper: 'ticket',
  },
  {
    title: 'Dating & Connections',
    text: 'Meet other students. You chat only after both of you said yes.',
    icon: 'heart',
    paper: 'chit',
  },
  {
    title: 'Events & Activities',
    text: 'Fests, matches, workshops and group trips, with the date and whom to call.',
    icon: 'calendar',
    paper: 'ticket',
  },
  {
    title: 'Anonymous Confessions',
    text: 'Tell the whole campus without your name. No student can see who wrote it.',
    icon: 'mask',
    paper: 'torn',
  },
  {
    title: 'Opportunities',
    text: 'Internships, part-time jobs and research, handed down by those who had them.',
    icon: 'spark',
    paper: 'plain',
  },
];

export const benefits = [
  {
    title: 'Safe, with content moderation',
    text: 'Every post and comment is checked before anybody sees it, and you are told why when something cannot stay.',
  },
  {
    title: 'Campus-focused',
    text: 'You sign up with the email your college gave you. What you post is for your college, not for the internet.',
  },
  {
    title: 'Easy to use',
    text: 'One place and one account for everything, from a lost water bottle to a flat for the summer.',
  },
  {
    title: 'Mobile friendly',
    text: 'Made for a phone in one hand and chai in the other, on the network your hostel really has.',
  },
] as const;

export const figures = [
  { figure: '1000+', label: 'active students' },
  { figure: '50+', label: 'partner colleges' },
  { figure: '5000+', label: 'successful connections' },
  { figure: '24/7', label: 'support' },
] as const;

export const quickLinks = [
  {
    to: paths.colleges(),
    title: 'Colleges',
    text: 'Is yours a partner? Look it up, or ask us to add it.',
  },
  { to: paths.about(), title: 'About', text: 'Why we made this, and for whom.' },
  { to: paths.developers(), title: 'Developers', text: 'Who builds it, and with what.' },
  { to: paths.contact(), title: 'Contact', text: 'Write to us. We answer within 24-48 hours.' },
  { to: paths.privacy(), title: 'Privacy', text: 'The policy, in words that a person can read.' },
  {
    to: paths.privacyPolicy(),
    title: 'Privacy details',
    text: 'What is stored, for how long, and how it is kept.',
  },
  { to: paths.disclaimer(), title: 'Disclaimer', text: 'What we answer for, and what we do not.' },
] as const;
