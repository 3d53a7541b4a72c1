import type { ProfileCard } from '@campus/contract';
import { useEffect, useEffectEvent } from 'react';
import { ProfileDialog, usePerson } from '../../../profile/profile-dialog';
import { useLast } from '../../../profile/use-leaving';
import { SafetyMenu } from '../../../safety/safety-menu';
import { SendButton, type SendRequest } from '../send-button';

export interface PersonModalProps {
  /** The id of the student whose profile is open, or undefined. */
  readonly shown: string | undefined;
  readonly open: boolean;
  readonly people: readonly ProfileCard[];
  readonly request: SendRequest;
  /** Called when the student can no longer be asked and must leave the list. */
  readonly onLeave: (userId: string) => void;
  readonly onClose: () => void;
}

/** A student's full profile, with the actions on it. */
export function PersonModal(props: PersonModalProps) {
  const { shown, open, people, request, onLeave, onClose } = props;
  const userId = useLast(shown);
  const listed = useLast(people.find((card) => card.user_id === shown));
  const person = usePerson(userId, listed?.user_id === userId ? listed : undefined);
  const missing = person.state === 'missing' ? userId : undefined;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (missing !== undefined) leave(missing);
  }, [missing]);
  return (
    <ProfileDialog open={open} person={person} onClose={onClose}>
      {person.state === 'known' && (
        <>
          <SafetyMenu
            name={person.card.name}
            userId={person.card.user_id}
            onGone={() => {
              onLeave(person.card.user_id);
              onClose();
            }}
          />
          <SendButton card={person.card} request={request} icon="heart" />
        </>
      )}
    </ProfileDialog>
  );
}
