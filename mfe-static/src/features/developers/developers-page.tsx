import { paths } from '@campus/federation/remote';
import { buttonClass, Icon, type IconName } from '@campus/shared-ui';
import { ChaiStall } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { PageHead } from '../../page-head/page-head';
import teamStyles from './teams.module.css';
import ruleStyles from './rules.module.css';
import stackStyles from './tech-stack.module.css';
import styles from './developers.module.css';

interface Team {
  readonly name: string;
  readonly icon: IconName;
  /** What the team is responsible for, in a student's words. */
  readonly text: string;
  /** The team's folders in the repository. */
  readonly folders: string;
}

const teams: readonly Team[] = [
  {
    name: 'Feed',
    icon: 'people',
    text: 'Dashboard, communities, posts and comments, confessions, your profile.',
    folders: 'mfe-feed',
  },
  {
    name: 'Marketplace',
    icon: 'bag',
    text: 'Buy & Sell, from the first picture to “sold”.',
    folders: 'mfe-marketplace',
  },
  {
    name: 'Rides & Events',
    icon: 'car',
    text: 'Seats in shared cabs, events with a date, trips with a route.',
    folders: 'mfe-rides-events',
  },
  {
    name: 'Dating',
    icon: 'heart',
    text: 'Profiles, requests, matches and live chat.',
    folders: 'mfe-dating',
  },
  {
    name: 'Messages',
    icon: 'comment',
    text: 'What you write to whoever offers an item, a ride, an event or a trip.',
    folders: 'mfe-messages',
  },
  {
    name: 'Public pages',
    icon: 'info',
    text: 'The landing page, this one, and everything you can read without an account.',
    folders: 'mfe-static',
  },
  {
    name: 'Platform',
    icon: 'home',
    text: 'Everything around the parts: login, navigation, the look, and how each part goes live.',
    folders: 'shell, federation, shared-ui, shared-auth',
  },
  {
    name: 'API',
    icon: 'lock',
    text: 'The server: who can do what, where we store it, and what we check before it appears.',
    folders: 'api, contract',
  },
];

/** The teams, each styled as a card on a lanyard. No faces: the cards show the work. */
function Teams() {
  return (
    <section className={teamStyles.section} aria-labelledby="teams">
      <h2 id="teams" className={teamStyles.heading}>
        The teams
      </h2>
      <ul className={teamStyles.cards}>
        {teams.map(({ name, icon, text, folders }) => (
          <li key={name} className={teamStyles.card}>
            <span className={teamStyles.face}>
              <Icon name={icon} size={30} />
            </span>
            <h3>{name}</h3>
            <p className={teamStyles.text}>{text}</p>
            <p className={teamStyles.folders}>{folders}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rules = [
  {
    title: 'A student never notices the seams',
    text: 'Six teams, but one page load, one look and one history. Back means back.',
  },
  {
    title: 'A team never waits, and never breaks the site',
    text: 'If a part fails, only its own pages go down. They say so and offer Retry. We take a bad build back in a second.',
  },
  {
    title: 'What you tell in confidence stays so',
    text: 'We test confessions, dating and chat for leaks: in answers, in logs, in pictures and in timing.',
  },
] as const;

/** The three rules by which we decide disagreements. */
function Rules() {
  return (
    <section className={ruleStyles.section} aria-labelledby="rules">
      <div className={ruleStyles.inner}>
        <h2 id="rules" className={ruleStyles.heading}>
          Three promises
        </h2>
        <ol className={ruleStyles.rules}>
          {rules.map(({ title, text }) => (
            <li key={title} className={ruleStyles.rule}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const periods = [
  {
    name: 'Pages',
    text: 'What you see and tap',
    tools: ['React 19', 'TypeScript', 'React Router', 'Zustand', 'TanStack Query', 'CSS Modules'],
  },
  {
    name: 'Parts',
    text: 'How six remotes are one site',
    tools: ['webpack 5', 'Module Federation', 'A registry of our own'],
  },
  {
    name: 'Server',
    text: 'Who can do what',
    tools: ['Node.js', 'Fastify 5', 'Zod', 'Drizzle', 'PostgreSQL', 'PGlite'],
  },
  {
    name: 'Live',
    text: 'Chat, the moment you send it',
    tools: ['Socket.IO', 'Redis, where there are many of us'],
  },
  {
    name: 'Safety',
    text: 'Passwords, pictures, words',
    tools: ['argon2id', 'sharp', 'obscenity, with word lists of our own'],
  },
  {
    name: 'Tests',
    text: 'Before anything goes live',
    tools: ['Jest', 'Testing Library', 'Playwright', 'axe', 'fast-check'],
  },
] as const;

/** The tech stack, styled as a timetable. */
function TechStack() {
  return (
    <section className={stackStyles.section} aria-labelledby="tech-stack">
      <h2 id="tech-stack" className={stackStyles.heading}>
        Tech stack
      </h2>
      <p className={stackStyles.lead}>
        A few well-known tools, each for a reason. The code is under the MIT licence.
      </p>
      <dl className={stackStyles.table}>
        {periods.map(({ name, text, tools }) => (
          <div key={name} className={stackStyles.period}>
            <dt className={stackStyles.name}>
              {name} <span className={stackStyles.text}>{text}</span>
            </dt>
            {tools.map((tool) => (
              <dd key={tool} className={stackStyles.tool}>
                {tool}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The Developers page: the teams, their rules and the tech stack. */
export function DevelopersPage() {
  return (
    <>
      <PageHead
        title={
          <>
            Meet Our <em>Developers</em>
          </>
        }
        lead="Eight small teams, one site. Each looks after its own part and puts it live without waiting for the others."
        scene={<ChaiStall />}
      />
      <Teams />
      <Rules />
      <TechStack />
      <section className={styles.end} aria-labelledby="talk">
        <h2 id="talk">Talk to us</h2>
        <p>Found a bug, a better way, or a sentence that could be shorter? We love all three.</p>
        <p className={styles.doors}>
          <Link className={buttonClass('primary')} to={paths.contact()}>
            Contact us
          </Link>
          <Link className={buttonClass('secondary')} to={paths.about()}>
            About Campus
          </Link>
        </p>
      </section>
    </>
  );
}
