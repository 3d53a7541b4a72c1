import { useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { lazyDialog } from '../lazy';
import type { ReportDialogProps } from './report-dialog';

/** Reports somebody, or what they wrote. Its code is loaded when it is first opened. */
export const ReportDialog = lazyDialog<ReportDialogProps>(() =>
  import(/* webpackChunkName: "report" */ './report-dialog').then((part) => part.ReportDialog),
);

interface ReportOverlayProps extends Pick<ReportDialogProps, 'subject' | 'title' | 'next'> {
  /** The thing was reported and shall leave the page. */
  readonly onLeave: () => void;
}

/** The report over the page, whose address names the thing; the student does not see it any more. */
export function ReportOverlay({ onLeave, ...dialog }: ReportOverlayProps) {
  const address = useDialogOf('report', dialog.subject.id);
  const { leave } = useLeavingDialog(address, onLeave);
  return <ReportDialog {...dialog} open={address.asked} onClose={address.close} onSent={leave} />;
}
