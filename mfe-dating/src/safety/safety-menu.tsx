import { lazyDialog } from '@campus/shared-features/lazy';
import { ReportDialog } from '@campus/shared-features/report';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { useState } from 'react';
import { leaveExplore, refreshAll } from '../profile/dating-cache';
import type { BlockQuestionProps, UnmatchQuestionProps } from './parting';

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
  import(/* webpackChunkName: "parting" */ './parting').then((part) => part.BlockQuestion),
);
const UnmatchQuestion = lazyDialog<UnmatchQuestionProps>(() =>
  import(/* webpackChunkName: "parting" */ './parting').then((part) => part.UnmatchQuestion),
);

interface SafetyMenuProps {
  readonly name: string;
  readonly userId: string;
  /** Of those who are matched. */
  readonly matchId?: string;
  /** After a block, a report or the end of a match: there is nothing more to show of them. */
  readonly onGone: () => void;
}

/** What a student can do about somebody. The questions stand inside whatever dialog the menu is in. */
export function SafetyMenu({ name, userId, matchId, onGone }: SafetyMenuProps) {
  const [asked, setAsked] = useState<'report' | 'block' | 'unmatch'>();
  const part = { name, onClose: () => setAsked(undefined) };
  return (
    // One box, so that what the open menu puts beside its button moves nothing.
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
