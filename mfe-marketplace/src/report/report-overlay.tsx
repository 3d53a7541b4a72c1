import type { Reported } from '@campus/contract/react';
import { lazyRoute } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ReportDialogProps } from './report-dialog';

const ReportDialog = lazyRoute<ReportDialogProps>(() =>
  import(/* webpackChunkName: "report" */ './report-dialog').then((part) => part.ReportDialog),
);

/** Whether something is being reported stands in the address, so that Back closes the dialog. */
export function useReporting({ id }: Reported) {
  const { value, open, close } = useSearchState('report');
  return { asked: value === id, open: () => open(id), close };
}

interface ReportOverlayProps extends Pick<ReportDialogProps, 'subject' | 'title' | 'next'> {
  /** The thing was reported and shall leave the page. */
  readonly onLeave: () => void;
}

/** The report over the page; its code arrives when it is first opened. */
export function ReportOverlay({ onLeave, ...dialog }: ReportOverlayProps) {
  const { asked, close } = useReporting(dialog.subject);
  const [wanted, setWanted] = useState(asked);
  const [sent, setSent] = useState(false);
  if (asked && !wanted) setWanted(true);
  const leave = useEffectEvent(onLeave);
  // First the address is what it was before, then the thing goes: it may be in the address itself.
  useEffect(() => {
    if (sent && !asked) leave();
  }, [sent, asked]);
  const done = () => {
    setSent(true);
    close();
  };
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog {...dialog} open={asked} onClose={close} onSent={done} />
    </Suspense>
  );
}
