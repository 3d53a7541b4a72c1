import { reportMessages } from '@campus/contract';
import { ReportDialog } from '@campus/shared-features/report';
import { leaveExplore, refreshAll } from '../profile/dating-cache';

interface ReportProfileProps {
  readonly name: string;
  readonly userId: string;
  /** A conversation stays until somebody ends it. */
  readonly matched: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Reports somebody; whoever is no match of the student is not shown to them any more. */
export function ReportProfile(props: ReportProfileProps) {
  const { name, userId, matched, open, onClose, onGone } = props;
  const sent = () => {
    onClose();
    if (matched) return;
    onGone();
    leaveExplore(userId);
    void refreshAll();
  };
  return (
    <ReportDialog
      subject={{ kind: 'profile', id: userId }}
      title={`Report ${name}`}
      description={reportMessages.whoReadsOfPerson}
      thanks={matched ? reportMessages.sentOfMatch : reportMessages.sent}
      open={open}
      onClose={onClose}
      onSent={sent}
    />
  );
}
