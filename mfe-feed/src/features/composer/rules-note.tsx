import { readCommunityRules } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { useCommunities } from '../communities';
import styles from './composer.module.css';

/** The rules of the chosen community. Nothing where it has none, or they could not be loaded. */
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
