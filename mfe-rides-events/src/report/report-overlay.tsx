import { lazyRoute } from '@campus/federation/remote';
import { useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { Suspense } from 'react';
import type { ReportDialogProps } from './report-dialog';

const ReportDialog = lazyRoute<ReportDialogProps>(() =>
  import(/* webpackChunkName: "report" */ './report-dialog').then((part) => part.ReportDialog),
);

interface ReportOverlayProps extends Pick<ReportDialogProps, 'subject' | 'title' | 'next'> {
  /** The thing was reported and shall leave the page. */
  readonly onLeave: () => void;
}

/** The report over the page; its code arrives when it is first opened. */
export function ReportOverlay({ onLeave, ...dialog }: ReportOverlayProps) {
  const address = useDialogOf('report', dialog.subject.id);
  const { wanted, leave } = useLeavingDialog(address, onLeave);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog {...dialog} open={address.asked} onClose={address.close} onSent={leave} />
    </Suspense>
  );
}
