import { Hero } from './hero/hero';
import { OfferSection } from './offer/offer-section';
import { FiguresSection } from './sections/figures-section';
import { JoinSection } from './sections/join-section';
import { LinksSection } from './sections/links-section';
import { WhySection } from './sections/why-section';

/**
 * The page itself, in the order in which it is read.
 * @param isMember whoever reads it is signed in
 */
export function LandingContent({ isMember }: { isMember: boolean }) {
  return (
    <>
      <Hero isMember={isMember} />
      <OfferSection />
      <WhySection />
      <FiguresSection />
      <LinksSection />
      {!isMember && <JoinSection />}
    </>
  );
}
