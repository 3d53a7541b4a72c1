import { reportMessages } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReportDialog } from '../report';
import type { Message } from './conversation';
import { useChat } from './use-chat';

interface MessageReportProps {
  readonly conversationId: string;
  /** Those of the other one. */
  readonly messages: readonly Message[];
  /** What takes focus when the message is gone. */
  readonly next: () => HTMLElement | null;
}

/** The report of whichever message the address names: Back closes it. */
export function MessageReport({ conversationId, messages, next }: MessageReportProps) {
  const chat = useChat();
  const { value, close } = useSearchState('report');
  const reported = messages.find(({ _id }) => _id === value)?._id;
  const [last, setLast] = useState(reported);
  const [sent, setSent] = useState<string>();
  if (reported !== undefined && reported !== last) setLast(reported);
  const hide = useEffectEvent((id: string) => chat.hide(conversationId, id));
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
      subject={{ kind: chat.transport.messageKind, id: last }}
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
