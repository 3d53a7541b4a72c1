import { DatingFrame } from './dating-frame';
import { HomeStates } from './home-states';

/** The dating home under an address of its own. */
export function DatingHome() {
  return (
    <DatingFrame>
      <HomeStates />
    </DatingFrame>
  );
}
