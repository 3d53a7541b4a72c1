import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';

/** Nothing was said yet. */
export function EmptyLog({ name }: { name: string }) {
  return (
    <EmptyState title="Start the conversation!" scene={<EmptyScene name="ChaiStall" />}>
      You and {name} said yes to each other. Send the first message.
    </EmptyState>
  );
}
