import { lazyDialog } from '@campus/shared-features/lazy';
import { ReportDialog } from '@campus/shared-features/report';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { useState } from 'react';
import { leaveExplore, refreshAll } from '../profile/dating-cache';
import type { BlockQuestionProps, UnmatchQuestionProps } from './questions';

interface ReportProfileProps {
  readonly name: string;
  readonly userId: string;
  /** Whether the two are matched: their conversation stays until one of them ends it. */
  readonly matched: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Reports a student, who is no longer shown to the reporter unless the two are matched. */
function ReportProfile(props: ReportProfileProps) {
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
      matched={matched}
      open={open}
      onClose={onClose}
      onSent={sent}
    />
  );
}

const BlockQuestion = lazyDialog<BlockQuestionProps>(() =>
  import(/* webpackChunkName: "safety-questions" */ './questions').then(
    (part) => part.BlockQuestion,
  ),
);
const UnmatchQuestion = lazyDialog<UnmatchQuestionProps>(() =>
  import(/* webpackChunkName: "safety-questions" */ './questions').then(
    (part) => part.UnmatchQuestion,
  ),
);

interface SafetyMenuProps {
  readonly name: string;
  readonly userId: string;
  /** Id of the match, if the two are matched. */
  readonly matchId?: string;
  /** Called after a block, a report or an unmatch, when the student must no longer be shown. */
  readonly onGone: () => void;
}

/** The safety actions on another student. The questions render inside the dialog that contains the menu. */
export function SafetyMenu({ name, userId, matchId, onGone }: SafetyMenuProps) {
  const [asked, setAsked] = useState<'report' | 'block' | 'unmatch'>();
  const part = { name, onClose: () => setAsked(undefined) };
  return (
    // One box, so that the elements an open menu adds beside its button do not shift the layout.
    <div>
      <Menu label={`More about ${name}`}>
        <MenuItem icon="flag" onSelect={() => setAsked('report')}>
          Report
        </MenuItem>
        <MenuItem icon="lock" tone="bad" onSelect={() => setAsked('block')}>
          Block
        </MenuItem>
        {matchId && (
          <MenuItem icon="close" tone="bad" onSelect={() => setAsked('unmatch')}>
            Unmatch
          </MenuItem>
        )}
      </Menu>
      <ReportProfile
        {...part}
        userId={userId}
        matched={matchId !== undefined}
        open={asked === 'report'}
        onGone={onGone}
      />
      <BlockQuestion {...part} userId={userId} open={asked === 'block'} onGone={onGone} />
      {matchId && (
        <UnmatchQuestion {...part} matchId={matchId} open={asked === 'unmatch'} onGone={onGone} />
      )}
    </div>
  );
}
