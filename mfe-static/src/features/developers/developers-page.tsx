import { paths } from '@campus/federation/remote';
import { buttonClass } from '@campus/shared-ui';
import { ChaiStall } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { PageHead } from '../../paper/page-head';
import { Rules } from './sections/rules';
import { Teams } from './sections/teams';
import { TechStack } from './sections/tech-stack';
import styles from './developers.module.css';

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
        lead="Seven small teams, one site. Each looks after its own part and puts it live without waiting for the others."
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
