import { chatMessages } from '@campus/contract';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';

/** The address names a conversation that there is not, or not any more. */
export function MissingMatch({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      title={chatMessages.missing}
      scene={<EmptyScene name="PaperPlane" />}
      action={
        <Button icon="chevron-left" onClick={onBack}>
          Back to matches
        </Button>
      }
    >
      The match may have ended.
    </EmptyState>
  );
}
