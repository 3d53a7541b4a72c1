import {
  datingHome,
  findDatingProfile,
  findOwnDatingProfile,
  type AnswerOf,
  type DatingProfile,
  type ProfileCard,
} from '@campus/contract';
import { callKey, queryClient, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { type Draft, useDraft, useSession } from '@campus/shared-auth';
import { Avatar, Button, buttonClass, Icon } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import styles from './match-moment.module.css';
import { openersFor } from './openers';

/** The student's own profile, if an earlier page has loaded it. */
function knownOwn(): DatingProfile | undefined {
  const own = queryClient.getQueryData<DatingProfile>(callKey(findOwnDatingProfile, {}));
  const home = queryClient.getQueryData<AnswerOf<typeof datingHome>>(callKey(datingHome, {}));
  return own ?? home?.profile;
}

/** The other student's profile, as far as it was shown to this student. */
function knownOf(card: ProfileCard): ProfileCard | DatingProfile {
  const key = callKey(findDatingProfile, { params: { userId: card.user_id } });
  return queryClient.getQueryData<DatingProfile>(key) ?? card;
}

interface FaceProps {
  readonly caption: string;
  /** The source of the initials. */
  readonly name: string;
  readonly card: ProfileCard | undefined;
}

function Face({ caption, name, card }: FaceProps) {
  return (
    <figure className={styles.face}>
      <Avatar name={name} src={card?.profileThumbnail ?? card?.profilePhoto} size={160} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface OpenersProps {
  readonly openers: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (opener: string | undefined) => void;
  readonly first?: RefObject<HTMLButtonElement | null>;
}

/** Suggested first messages; the student picks one or none. */
function Openers({ openers, chosen, onChoose, first }: OpenersProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={styles.openers}>
      <p id={heading}>Pick a first line. You can change it before you send it.</p>
      {openers.map((opener, index) => (
        <button
          key={opener}
          ref={index === 0 ? first : undefined}
          type="button"
          className={styles.opener}
          aria-pressed={opener === chosen}
          onClick={() => onChoose(opener === chosen ? undefined : opener)}
        >
          {opener}
        </button>
      ))}
    </div>
  );
}

export interface FirstLinesProps {
  readonly card: ProfileCard;
  /** The text of the conversation's input. */
  readonly draft: Draft;
}

/** The suggestions in an empty conversation: whoever sent the request never sees the dialog. */
export function FirstLines({ card, draft }: FirstLinesProps) {
  const { data: own, isPending } = useCall(findOwnDatingProfile, {}, { staleTime: Infinity });
  const openers = openersFor(own, knownOf(card));
  const { text, restored, setText } = draft;
  // A line that the match dialog put there is no draft of the student's, and is not shown as a restored one.
  useLayoutEffect(() => {
    if (restored && openers.includes(text)) setText(text);
  });
  // A text of their own is not replaced.
  if (isPending || !['', ...openers].includes(draft.text)) return null;
  return (
    <Openers
      openers={openers}
      chosen={draft.text}
      onChoose={(opener = '') => draft.setText(opener)}
    />
  );
}

export interface NewMatch {
  readonly matchId: string;
  readonly card: ProfileCard;
}

export interface MatchMomentProps {
  readonly open: boolean;
  /** Undefined while there is no match to show. */
  readonly match: NewMatch | undefined;
  readonly onClose: () => void;
}

interface MomentProps extends MatchMomentProps {
  readonly match: NewMatch;
}

function Moment({ open, match: { matchId, card }, onClose }: MomentProps) {
  const username = useSession(({ student }) => student?.username);
  const [{ own, other, openers }] = useState(() => {
    const [own, other] = [knownOwn(), knownOf(card)];
    return { own, other, openers: openersFor(own, other) };
  });
  const { data: loaded } = useCall(findOwnDatingProfile, {}, { staleTime: Infinity });
  const mine = own ?? loaded;
  const [chosen, setChosen] = useState(openers[0]);
  // The draft of the conversation: its text is shown in the input field there.
  const draft = useDraft(`chat:${matchId}`, 'session');
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title="It's a match!"
      description={`You and ${other.name} can write to each other now.`}
      initialFocus={first}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Later
          </Button>
          <Link
            className={buttonClass('primary')}
            to={paths.conversation(matchId)}
            replace
            onClick={() => chosen && draft.setText(chosen)}
          >
            <Icon name="comment" /> Say hello
          </Link>
        </>
      }
    >
      <div className={styles.moment}>
        <div className={styles.pair}>
          <Face caption="You" name={mine?.name ?? username ?? 'You'} card={mine} />
          <span className={styles.heart}>
            <Icon name="heart" size={28} />
          </span>
          <Face caption={other.name} name={other.name} card={other} />
        </div>
        <Openers openers={openers} chosen={chosen} onChoose={setChosen} first={first} />
      </div>
    </Dialog>
  );
}

/** The dialog after a match: both photos, and suggestions for a first message. */
export function MatchMoment({ match, ...rest }: MatchMomentProps) {
  return match && <Moment key={match.matchId} match={match} {...rest} />;
}
