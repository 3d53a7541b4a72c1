import { Button, FormMessage } from '@campus/shared-ui';
import { Select } from '@campus/shared-ui/field';
import { useCommunities } from '../communities';

interface CommunityChoiceProps {
  readonly value: string;
  readonly onChoose: (communityId: string) => void;
  readonly error: string | undefined;
}

/** The communities to choose from; failing to load them is said in their place. */
export function CommunityChoice({ value, onChoose, error }: CommunityChoiceProps) {
  const { list, failure, retry } = useCommunities();
  if (failure) {
    return (
      <FormMessage>
        <p>{failure}</p>
        <Button size="small" onClick={retry}>
          Try Again
        </Button>
      </FormMessage>
    );
  }
  return (
    <Select
      label="Community"
      value={list?.some(({ _id }) => _id === value) ? value : ''}
      error={error}
      aria-busy={!list}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{list ? 'Select a community' : 'Loading communities...'}</option>
      {list?.map((community) => (
        <option key={community._id} value={community._id}>
          {community.name}
        </option>
      ))}
    </Select>
  );
}
