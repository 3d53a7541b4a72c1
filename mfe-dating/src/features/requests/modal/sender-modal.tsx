import type { MatchRequest } from '@campus/contract';
import { ProfileDialog, usePerson } from '../../../profile/profile-dialog';
import { useLast } from '../../../profile/use-leaving';
import { SafetyMenu } from '../../../safety/safety-menu';
import { AnswerButtons, type Respond } from '../answer-buttons';

export interface SenderModalProps {
  /** The id of the student whose profile is open, or undefined. */
  readonly shown: string | undefined;
  readonly open: boolean;
  readonly requests: readonly MatchRequest[];
  readonly respond: Respond;
  readonly onGone: (request: MatchRequest) => void;
  readonly onClose: () => void;
}

/** The full profile of the sender of a request, with the answer buttons. Shows no other profiles. */
export function SenderModal(props: SenderModalProps) {
  const { shown, open, requests, respond, onGone, onClose } = props;
  const request = useLast(requests.find(({ profile }) => profile.user_id === shown));
  const person = usePerson(request?.profile.user_id, request?.profile);
  if (!request) return null;
  const { name, user_id } = request.profile;
  return (
    <ProfileDialog open={open && shown === user_id} person={person} onClose={onClose}>
      <SafetyMenu
        name={name}
        userId={user_id}
        parameter="report-sender"
        onGone={() => onGone(request)}
      />
      <AnswerButtons request={request} respond={respond} />
    </ProfileDialog>
  );
}
