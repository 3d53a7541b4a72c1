import { postMessages } from '@campus/contract';
import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { Button, EmptyState, Icon, PageHeader } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MembershipBar, useCommunities } from '../communities';
import { ComposerDialog } from '../composer';
import { FeedList, InCommunityContext, useFeed } from '../feed';
import type { RulesDialogProps } from './rules/rules-dialog';
import styles from './community.module.css';

const RulesDialog = lazyDialog<RulesDialogProps>(() =>
  import(/* webpackChunkName: "rules" */ './rules/rules-dialog').then((part) => part.RulesDialog),
);

/** The community with the id in the URL; the name in the URL is shown until the list is loaded. */
function useCommunity() {
  const { communityId = '', communityName = '' } = useParams();
  const { list } = useCommunities();
  const known = list?.find(({ _id }) => _id === communityId);
  return {
    communityId,
    known,
    name: known?.name ?? communityName,
    description: known?.description,
    /** The list is loaded without it: it belongs to another college or does not exist. */
    missing: list !== undefined && !known,
  };
}

function Missing() {
  return (
    <EmptyState
      title="We can't find that community"
      scene={<EmptyScene name="LibraryLamp" />}
      action={<Link to={paths.communities()}>See all communities</Link>}
    >
      {postMessages.communityMissing}.
    </EmptyState>
  );
}

type Known = Omit<ReturnType<typeof useCommunity>, 'missing'>;

function CommunityPosts({ communityId, known, name, description }: Known) {
  const feed = useFeed({ from: 'community', communityId });
  const dialog = useSearchState('compose');
  const rules = useSearchState('rules');
  const isModerator = known?.isModerator ?? false;
  const inCommunity = useMemo(() => ({ isModerator }), [isModerator]);
  const compose = (words: string, icon?: 'plus') => (
    <Button variant="primary" icon={icon} onClick={() => dialog.open('1')}>
      {words}
    </Button>
  );
  const back = (
    <Link className={styles.back} to={paths.communities()}>
      <Icon name="chevron-left" size={18} /> Communities
    </Link>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={name} before={back} actions={compose('Create New Post', 'plus')}>
        <span className={styles.description}>{description}</span>
      </PageHeader>
      <MembershipBar community={known}>
        {/* An older server does not support rules. */}
        {known?.hasRules !== undefined && (
          <Button size="small" variant="quiet" onClick={() => rules.open('1')}>
            Rules
          </Button>
        )}
      </MembershipBar>
      <InCommunityContext value={inCommunity}>
        <FeedList
          feed={feed}
          label={`Posts in ${name}`}
          endText={`You've seen everything in ${name}.`}
          empty={
            <EmptyState
              title="Nobody has posted here yet"
              scene={<EmptyScene name="BanyanBench" />}
              action={compose('Write the first post')}
            >
              Start the conversation in {name}.
            </EmptyState>
          }
        />
      </InCommunityContext>
      <ComposerDialog
        open={dialog.value !== undefined}
        place={{ to: 'community', communityId, name }}
        onClose={dialog.close}
      />
      <RulesDialog
        open={rules.value !== undefined}
        communityId={communityId}
        name={name}
        onClose={rules.close}
      />
    </div>
  );
}

export function CommunityPage() {
  const { missing, ...community } = useCommunity();
  usePageTitle(missing ? "We can't find that community" : community.name);
  if (!missing) return <CommunityPosts key={community.communityId} {...community} />;
  return (
    <>
      <PageHeader title="Community" />
      <Missing />
    </>
  );
}
