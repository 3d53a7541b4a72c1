import { paths } from '@campus/federation/remote';
import { buttonClass, Icon, type IconName, VisuallyHidden } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import offerStyles from './offer.module.css';
import why from './why.module.css';
import figureStyles from './figures.module.css';
import linkStyles from './links.module.css';
import join from './join.module.css';

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

function Glass({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path data-ink="glass" d="M58 96h68l-10 112H68Z" />
      <path data-ink="chai" d="M60 116h64l-8 88H68Z" />
      <path data-ink="rim" d="M58 96h68M72 126l4 66M92 126v66M112 126l-4 66" />
      <path data-ink="steam" d="M80 84c-10-12 10-18 0-32M102 84c-10-12 10-18 0-32" />
    </g>
  );
}

/** Two cutting chais and a packet of biscuits. */
export function ChaiGlasses() {
  return (
    <svg className={join.art} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <path data-ink="table" d="M0 206h320v34H0Z" />
      <Glass x={0} />
      {/* A second glass instead of `use`, because the page's styles do not apply inside `use`. */}
      <Glass x={84} />
      <path data-ink="packet" d="M222 176l76-14 8 40-78 6Z" />
      <path data-ink="biscuit" d="M292 158l18-4 6 34-16 4Z" />
    </svg>
  );
}

/** The closing section for guests: join, or read more. */
export function JoinSection() {
  return (
    <section className={join.section} aria-labelledby="join-title">
      <div className={join.inner}>
        <ChaiGlasses />
        <div>
          <h2 id="join-title" className={join.heading}>
            Your seat at the stall is free.
          </h2>
          <p className={join.text}>
            Two minutes and your college email, and you're in with the people you already sit next
            to.
          </p>
          <Doors
            className={join.doors}
            doors={{ 'Create Account': paths.signup(), 'Learn More: about Campus': paths.about() }}
          />
        </div>
      </div>
    </section>
  );
}

interface DoorsProps {
  className: string | undefined;
  /** Targets by label; the first link is the primary one. Text after a colon is for screen readers only. */
  doors: Readonly<Record<string, string>>;
}

/** The main links of the page. In the prerendered document they are the ones for guests. */
export function Doors({ className, doors }: DoorsProps) {
  return (
    <div className={className} data-guests="">
      {Object.entries(doors).map(([words, to], index) => {
        const [label, subject] = words.split(':');
        return (
          <Link key={to} className={buttonClass(index ? 'secondary' : 'primary', 'large')} to={to}>
            {label}
            {subject && <VisuallyHidden>{subject}</VisuallyHidden>}
          </Link>
        );
      })}
    </div>
  );
}
