import { Dialog } from '@campus/shared-ui/dialog';
import type { Summary } from '../core/summary';
import { MatchList } from './match-list';

interface MatchOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly summaries: readonly Summary[];
  readonly chosen: string | undefined;
}

/** The conversations over the open one, where there is no room beside it. */
export function MatchOverlay({ open, onClose, summaries, chosen }: MatchOverlayProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Conversations">
      <MatchList summaries={summaries} chosen={chosen} />
    </Dialog>
  );
}
