import { Dialog } from '@campus/shared-ui/dialog';
import { MatchList, type MatchListProps } from './match-list';

export interface MatchOverlayProps extends MatchListProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The list of conversations over the open one, if there is no room beside it. */
export function MatchOverlay({ open, onClose, summaries, chosen }: MatchOverlayProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Conversations">
      <MatchList summaries={summaries} chosen={chosen} />
    </Dialog>
  );
}
