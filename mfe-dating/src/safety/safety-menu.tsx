import { type DialogOf, useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { ReportDialog } from '@campus/shared-features/report';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { useState } from 'react';
import { leaveExplore, refreshAll } from '../profile/dating-cache';
import type { BlockQuestionProps, UnmatchQuestionProps } from './questions';

interface ReportProfileProps extends Pick<SafetyMenuProps, 'name' | 'userId' | 'onGone'> {
  /** Whether the two are matched: their conversation stays until one of them ends it. */
  readonly matched: boolean;
  readonly address: DialogOf;
}

/** Reports a student, who is no longer shown to the reporter unless the two are matched. */
function ReportProfile({ name, userId, matched, address, onGone }: ReportProfileProps) {
  const { leave } = useLeavingDialog(address, () => {
    onGone();
    leaveExplore(userId);
    void refreshAll();
  });
  return (
    <ReportDialog
      subject={{ kind: 'profile', id: userId }}
      title={`Report ${name}`}
      matched={matched}
      open={address.asked}
      onClose={address.close}
      onSent={matched ? address.close : leave}
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
  /** Search parameter of the report; another one for a menu over a list that has the student's menu too. */
  readonly parameter?: string;
  /** Called after a block, a report or an unmatch, when the student must no longer be shown. */
  readonly onGone: () => void;
}

/** The safety actions on another student. The questions render inside the dialog that contains the menu. */
export function SafetyMenu(props: SafetyMenuProps) {
  const { name, userId, matchId, parameter = 'report', onGone } = props;
  const [asked, setAsked] = useState<'block' | 'unmatch'>();
  const report = useDialogOf(parameter, userId);
  const part = { name, onClose: () => setAsked(undefined) };
  return (
    // One box, so that the elements an open menu adds beside its button do not shift the layout.
    <div>
      <Menu label={`More about ${name}`}>
        <MenuItem icon="flag" onSelect={report.open}>
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
        name={name}
        userId={userId}
        matched={matchId !== undefined}
        address={report}
        onGone={onGone}
      />
      <BlockQuestion {...part} userId={userId} open={asked === 'block'} onGone={onGone} />
      {matchId && (
        <UnmatchQuestion {...part} matchId={matchId} open={asked === 'unmatch'} onGone={onGone} />
      )}
    </div>
  );
}
