import { paths } from '@campus/federation/remote';
import { buttonClass } from '@campus/shared-ui';
import { BanyanBench, ChaiStall } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { PageHead } from '../../page-head/page-head';
import purpose from './purpose.module.css';
import kept from './values.module.css';
import story from './story.module.css';
import contact from './team-and-contact.module.css';

/** Mission and vision, painted on the wall like slogans before the fest. */
function Purpose() {
  return (
    <div className={purpose.wall}>
      <section className={purpose.mission} aria-labelledby="mission">
        <h2 id="mission">Our mission</h2>
        <p className={purpose.slogan}>Bring everything a campus talks about into one place.</p>
        <p>
          The notice, the second-hand cooler, the fourth seat in the cab, Friday's open mic: it's
          all out there, in forty group chats you're not in. We put it where every student of your
          college can find it, and nobody else.
        </p>
      </section>
      <section className={purpose.vision} aria-labelledby="vision">
        <h2 id="vision">Our vision</h2>
        <p className={purpose.slogan}>A college where nobody eats alone unless they want to.</p>
        <p>
          By the second week, a first-year should know who sells books, who treks, who debates and
          who else is homesick. Not by luck or by hostel, but because it's up on the board.
        </p>
      </section>
    </div>
  );
}

const values = [
  {
    title: 'Yours stays yours',
    text: 'Only your college sees what you post. You can download your data, and delete it.',
  },
  {
    title: 'A secret stays one',
    text: 'If you confess or fall for someone here, you trust us a lot. We build that part first and test it longest.',
  },
  {
    title: 'Everyone at the table',
    text: 'Campus works on a phone with a cracked screen, on a slow network, and with a screen reader.',
  },
  {
    title: 'Say why',
    text: "When something can't go up, we tell you what and why, and we keep what you typed.",
  },
  {
    title: 'No tricks',
    text: "No ads, no trackers, no streaks. Come when you need it, leave when you're done.",
  },
] as const;

/** Our values, published so that students can hold us to them. */
function Values() {
  return (
    <section className={kept.section} aria-labelledby="values">
      <div>
        <h2 id="values" className={kept.heading}>
          Our values
        </h2>
        <p className={kept.note}>
          How we keep them: <Link to={paths.privacyPolicy()}>privacy and security details</Link>.
        </p>
      </div>
      <ul className={kept.values}>
        {values.map(({ title, text }) => (
          <li key={title} className={kept.value}>
            <svg className={kept.flower} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
              <path d="M20 3c4 5 4 9 0 13-4-4-4-8 0-13ZM20 37c4-5 4-9 0-13-4 4-4 8 0 13ZM3 20c5-4 9-4 13 0-4 4-8 4-13 0ZM37 20c-5-4-9-4-13 0 4 4 8 4 13 0ZM8 8c6 1 9 3 9 9-6 0-8-3-9-9ZM32 32c-6-1-9-3-9-9 6 0 8 3 9 9ZM32 8c-1 6-3 9-9 9 0-6 3-8 9-9ZM8 32c1-6 3-9 9-9 0 6-3 8-9 9Z" />
              <circle cx="20" cy="20" r="4" />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const stops = [
  {
    title: 'The board by the gate',
    text: 'It all began with paper: a cycle for sale, a lost bottle, auditions at six. Everyone who walked past read it, until it rained.',
  },
  {
    title: 'Forty groups',
    text: "Then everything moved into group chats: one per batch, hostel, club and cab. If nobody added you, you missed it, and Monday's messages were gone by Tuesday.",
  },
  {
    title: 'One question',
    text: 'What if the board never got wet, knew who studies here, and let you ask for a seat in the cab pinned on it?',
  },
  {
    title: 'Campus',
    text: 'Communities came first, then buy & sell, rides and events. Then the things you only say when nobody is looking: confessions, and dating, where you chat once you have both said yes.',
  },
] as const;

/** The history of the site, drawn as the stops of a bus line. */
function Story() {
  return (
    <section className={story.section} aria-labelledby="story">
      <div className={story.inner}>
        <h2 id="story" className={story.heading}>
          Our story
        </h2>
        <ol className={story.line}>
          {stops.map(({ title, text }) => (
            <li key={title} className={story.stop}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Who we are, and how to reach us. */
function TeamAndContact() {
  return (
    <div className={contact.page}>
      <section aria-labelledby="team">
        <h2 id="team" className={contact.heading}>
          The team
        </h2>
        <p>
          Campus is made by eight small teams. Six each look after a part you can see: the feed, buy
          &amp; sell, rides and events, messages, dating, and these pages. One builds everything
          around them, and one the server underneath. Each team puts its part live when it's ready,
          and can't break the others.
        </p>
        <p>The operators answer your requests and read your reports.</p>
        <Link className={buttonClass('secondary')} to={paths.developers()}>
          Meet Our Developers
        </Link>
      </section>
      <section className={contact.contact} aria-labelledby="contact">
        <div className={contact.scene}>
          <ChaiStall />
        </div>
        <h2 id="contact" className={contact.heading}>
          Contact us
        </h2>
        <p>
          Is something missing, wrong or just right? Tell us over a virtual chai. We reply within
          24-48 hours.
        </p>
        <Link className={buttonClass('primary')} to={paths.contact()}>
          Write to us
        </Link>
      </section>
    </div>
  );
}

/** The About page: our purpose, our values and our team. */
export function AboutPage() {
  return (
    <>
      <PageHead
        title={
          <>
            About <em>Campus</em>
          </>
        }
        lead="A campus is a few thousand people who share a mess, a bus stop and a syllabus, and mostly don't know each other. We're building the bench under the tree where they meet."
        scene={<BanyanBench />}
      />
      <Purpose />
      <Values />
      <Story />
      <TeamAndContact />
    </>
  );
}
