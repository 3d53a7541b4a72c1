import { PageHeader, VisuallyHidden } from '@campus/shared-ui';
import { BackToDating } from '../../profile/back-to-dating';

/** The page's heading; a conversation has one of its own in sight and needs the room. */
export function ChatHeading({ open }: { open: boolean }) {
  if (open) {
    return (
      <h1 tabIndex={-1}>
        <VisuallyHidden>Chat</VisuallyHidden>
      </h1>
    );
  }
  return (
    <PageHeader title="Chat" before={<BackToDating />}>
      Everybody who said yes.
    </PageHeader>
  );
}
