import { useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { lazyDialog } from '../lazy';
import type { ReportDialogProps } from './report-dialog';

/** Reports a person or their content. Its code is loaded when it is first opened. */
export const ReportDialog = lazyDialog<ReportDialogProps>(() =>
  import(/* webpackChunkName: "report" */ './report-dialog').then((part) => part.ReportDialog),
);

interface ReportOverlayProps extends Pick<ReportDialogProps, 'subject' | 'title' | 'next'> {
  /** The item was reported and must be removed from the page. */
  readonly onLeave: () => void;
}

/** The report dialog for the item named in the address; the reported item is then hidden from the student. */
export function ReportOverlay({ onLeave, ...dialog }: ReportOverlayProps) {
  const address = useDialogOf('report', dialog.subject.id);
  const { leave } = useLeavingDialog(address, onLeave);
  return <ReportDialog {...dialog} open={address.asked} onClose={address.close} onSent={leave} />;
}
