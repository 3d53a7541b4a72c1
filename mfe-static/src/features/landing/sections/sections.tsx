import { paths } from '@campus/federation/remote';
import { Icon, type IconName } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import offerStyles from './offer.module.css';
import why from './why.module.css';
import figureStyles from './figures.module.css';
import linkStyles from './links.module.css';

export type Paper = 'plain' | 'ruled' | 'flyer' | 'ticket' | 'torn' | 'chit';

export interface Offer {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** The kind of paper on which the offer is shown. */
  readonly paper: Paper;
}

const offers: readonly Offer[] = [
  {
    title: 'Posts, Comments & Communities',
    text: "Say what's going on, vote and talk it over in the communities you care about. No forty group chats.",
    icon: 'comment',
    paper: 'plain',
  },
  {
    title: 'Department Academic Communities',
    text: 'Doubts, notes and lab timings in a community of your own. Is yours missing? Request it.',
    icon: 'people',
    paper: 'ruled',
  },
  {
    title: 'Campus Marketplace',
    text: 'Sell your cycle, cooler or second-year books to someone two hostels away. Mark it sold and it leaves the list.',
    icon: 'bag',
    paper: 'flyer',
  },
  {
    title: 'Ride Sharing',
    text: 'One cab to the station, four students, a quarter of the fare. Rides leave the list when they set off.',
    icon: 'car',
    paper: 'ticket',
  },
  {
    title: 'Dating & Connections',
    text: "Meet other students at your college. You chat only after you've both said yes.",
    icon: 'heart',
    paper: 'chit',
  },
  {
    title: 'Events & Activities',
    text: "Fests, matches, workshops and group trips, with the date and who to call. They disappear when they're over.",
    icon: 'calendar',
    paper: 'ticket',
  },
  {
    title: 'Anonymous Confessions',
    text: 'Say it without your name. No student can see who wrote it, but the people who run Campus could look it up.',
    icon: 'mask',
    paper: 'torn',
  },
  {
    title: 'Opportunities',
    text: 'Internships, part-time jobs and research, passed on by students who have been there.',
    icon: 'spark',
    paper: 'plain',
  },
];

const benefits = [
  {
    title: 'Safe, with content moderation',
    text: "We check the text of every post and comment before anyone sees it. If yours can't go up, we tell you why.",
  },
  {
    title: 'Campus-focused',
    text: 'Everyone here has verified a college email, and only your college sees what you post. No invite links, no outsiders.',
  },
  {
    title: 'Easy to use',
    text: 'In a group chat, good stuff scrolls away. Here every post has its own link, and items, rides and events are lists you can search.',
  },
  {
    title: 'Mobile friendly',
    text: 'Made for a phone in one hand and chai in the other, even on hostel Wi-Fi. Add it to your home screen.',
  },
] as const;

const figures = [
  { figure: '1000+', label: 'active students' },
  { figure: '50+', label: 'partner colleges' },
  { figure: '5000+', label: 'successful connections' },
  { figure: '24/7', label: 'support' },
] as const;

const quickLinks = [
  {
    to: paths.colleges(),
    title: 'Colleges',
    text: 'Is yours a partner? Look it up, or ask us to add it.',
  },
  { to: paths.about(), title: 'About', text: 'Why we made this, and who for.' },
  { to: paths.developers(), title: 'Developers', text: 'Who builds it, and how.' },
  { to: paths.contact(), title: 'Contact', text: 'Write to us. We reply within 24-48 hours.' },
  { to: paths.privacy(), title: 'Privacy', text: 'The policy, in plain words.' },
  {
    to: paths.privacyPolicy(),
    title: 'Privacy details',
    text: 'What we store, how, and for how long.',
  },
  { to: paths.disclaimer(), title: 'Disclaimer', text: "What we answer for, and what we don't." },
] as const;

/** What We Offer, styled as a notice board: each offer on a fitting kind of paper. */
export function OfferSection() {
  return (
    <section className={offerStyles.section} aria-labelledby="offer-title">
      <div className={offerStyles.board}>
        <h2 id="offer-title" className={offerStyles.heading}>
          What We Offer
        </h2>
        <ul className={offerStyles.notes}>
          {offers.map(({ title, text, icon, paper }) => (
            <li key={title} className={offerStyles.note} data-paper={paper}>
              <Icon name={icon} size={28} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Why Choose: four benefits, styled as a page of the attendance register. */
export function WhySection() {
  return (
    <section className={why.section} aria-labelledby="why-title">
      <h2 id="why-title" className={why.heading}>
        Why Choose Campus?
      </h2>
      <ol className={why.rows}>
        {benefits.map(({ title, text }) => (
          <li key={title} className={why.row}>
            <h3>{title}</h3>
            <p>{text}</p>
            <svg className={why.tick} viewBox="0 0 48 40" aria-hidden="true" focusable="false">
              <path d="M4 22c5 3 9 8 12 14C22 22 31 11 44 4" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The key figures, each drawn in a hostel window at night. */
export function FiguresSection() {
  return (
    <section className={figureStyles.section} aria-labelledby="figures-title">
      <h2 id="figures-title" className={figureStyles.heading}>
        The lights are on
      </h2>
      <dl className={figureStyles.windows}>
        {figures.map(({ figure, label }) => (
          <div key={label} className={figureStyles.window}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Quick Access: the pages about us, styled as the tabs of a card index. */
export function LinksSection() {
  return (
    <section className={linkStyles.section} aria-labelledby="links-title">
      <h2 id="links-title" className={linkStyles.heading}>
        Quick Access
      </h2>
      <ul className={linkStyles.cards}>
        {quickLinks.map(({ to, title, text }) => (
          <li key={to} className={linkStyles.card}>
            <Link className={linkStyles.link} to={to}>
              {title}
              <Icon name="chevron-right" />
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
