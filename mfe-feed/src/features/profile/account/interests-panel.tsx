import {
  accountMessages,
  peopleMessages,
  readProfile,
  showInterests,
  showInterestsMessages as say,
  type Profile,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { ErrorState, LoadingRegion, notify, Skeleton } from '@campus/shared-ui';
import { Checkbox } from '@campus/shared-ui/field';

function Choice({ stored }: { readonly stored: boolean }) {
  const write = useWrite(showInterests);
  const choose = async (isShown: boolean) => {
    try {
      await write.mutateAsync({ body: { isShown } });
    } catch (error) {
      notify.error(failureMessage(error, peopleMessages.aboutFailed));
      return;
    }
    queryClient.setQueryData<Profile>(
      callKey(readProfile, {}),
      (profile) => profile && { ...profile, showsInterests: isShown },
    );
    notify.success(isShown ? say.shown : say.hidden);
  };
  const { isPending, variables } = write;
  return (
    <Checkbox
      label="Show my name to people I've messaged"
      hint="They see it on events and trips that you're interested in, if you have both written to each other about an item, ride, event or trip. Messages in dating don't count."
      checked={isPending ? variables.body.isShown : stored}
      aria-disabled={isPending}
      onChange={({ target }) => !isPending && void choose(target.checked)}
    />
  );
}

/** Whether acquaintances see what interests the student. */
export function InterestsPanel() {
  const { data, error, isFetching, refetch } = useCall(readProfile, {});
  if (data) return <Choice stored={data.showsInterests} />;
  if (error) {
    const message = failureMessage(error, accountMessages.userFailed);
    return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <LoadingRegion busy label="Loading your choice">
      <Skeleton width="60%" height="1lh" />
      <Skeleton width="90%" height="1lh" />
    </LoadingRegion>
  );
}
