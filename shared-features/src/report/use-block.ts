import { blockPerson, peopleMessages as say } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { confirm } from '@campus/shared-ui/list';

interface Block {
  /** @returns whether they are now blocked; if not, the student cancelled or an error was shown */
  readonly block: () => Promise<boolean>;
  readonly busy: boolean;
}

/**
 * Blocks a person after confirmation.
 * @param findId fetches the id that blocks use for the person
 */
export function useBlock(username: string, findId: () => Promise<string>): Block {
  const write = useWrite(blockPerson);
  const block = async () => {
    const question = { message: say.confirmBlock, confirmLabel: 'Block' };
    if (!(await confirm({ title: `Block ${username}`, ...question }))) return false;
    try {
      await write.mutateAsync({ params: { id: await findId() } });
    } catch (error) {
      notify.error(failureMessage(error, say.blockFailed));
      return false;
    }
    notify.success(say.blocked);
    return true;
  };
  return { block, busy: write.isPending };
}
