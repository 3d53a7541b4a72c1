import { reportMessages, type ChatMessage } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { ReportDialog } from '@campus/shared-features/report';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChat } from '../state/use-chat';

interface MessageReportProps {
  readonly matchId: string;
  /** Those of the other one. */
  readonly messages: readonly ChatMessage[];
  /** What takes focus when the message is gone. */
  readonly next: () => HTMLElement | null;
}

/** The report of whichever message the address names: Back closes it. */
export function MessageReport({ matchId, messages, next }: MessageReportProps) {
  const chat = useChat();
  const { value, close } = useSearchState('report');
  const reported = messages.find(({ _id }) => _id === value)?._id;
  const [last, setLast] = useState(reported);
  const [sent, setSent] = useState<string>();
  if (reported !== undefined && reported !== last) setLast(reported);
  const hide = useEffectEvent((id: string) => chat.hide(matchId, id));
  useEffect(() => {
    if (sent !== undefined && reported !== sent) hide(sent);
  }, [sent, reported]);
  if (last === undefined || (last === sent && reported === undefined)) return null;
  const done = () => {
    setSent(last);
    close();
  };
  return (
    <ReportDialog
      key={last}
      subject={{ kind: 'message', id: last }}
      title="Report this message"
      description={reportMessages.whoReadsOfPerson}
      thanks={reportMessages.sent}
      open={reported !== undefined}
      onClose={close}
      onSent={done}
      next={next}
    />
  );
}
