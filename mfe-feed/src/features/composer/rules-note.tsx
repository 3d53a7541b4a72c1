import { readCommunityRules } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { useCommunities } from '../communities';
import styles from './composer.module.css';

/** What a community asks of those who post in it. Nothing where it asks nothing, or its rules do not come. */
export function RulesNote({ communityId }: { readonly communityId: string }) {
  const community = useCommunities().list?.find(({ _id }) => _id === communityId);
  const hasRules = community?.hasRules ?? false;
  const { data } = useCall(
    readCommunityRules,
    { params: { id: communityId } },
    { enabled: hasRules },
  );
  if (!hasRules || !data?.rules) return null;
  return (
    <details className={styles.rules} open>
      <summary>Rules of {community?.name}</summary>
      <p>{data.rules}</p>
    </details>
  );
}
