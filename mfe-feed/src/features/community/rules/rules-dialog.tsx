import {
  communityMessages as say,
  type CommunityRules,
  firstProblem,
  limits,
  listCommunities,
  listHiddenPosts,
  postMessages,
  readCommunityRules,
  rulesForm,
  writeCommunityRules,
} from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { FormFrame, Refusal, useForm } from '@campus/shared-features/form';
import {
  Badge,
  Button,
  ErrorState,
  LoadingRegion,
  notify,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { TextArea } from '@campus/shared-ui/field';
import { Time } from '@campus/shared-ui/time';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { restoreHidden } from '../../feed';
import { AddModerator, RemoveModerator } from './moderators';
import styles from './rules.module.css';

interface RulesFormProps {
  readonly communityId: string;
  readonly rules: string;
  readonly onDone: () => void;
}

/** Edits the rules of a community; an empty text removes them. The draft is stored until it is saved. */
function RulesForm({ communityId, rules, onDone }: RulesFormProps) {
  const id = useId();
  const draft = useFormDraft(`rules:${communityId}`, { rules });
  const params = { id: communityId };
  const done = () => {
    draft.discard();
    onDone();
  };
  const form = useForm({
    values: draft.values,
    draft,
    isChanged: draft.values.rules !== rules,
    write: useWrite(writeCommunityRules),
    check: () => ({
      input: { params, body: draft.values },
      problem: firstProblem(rulesForm, draft.values),
    }),
    onSaved: ({ message }) => {
      notify.success(message);
      void queryClient.invalidateQueries({ queryKey: callKey(readCommunityRules, { params }) });
      void queryClient.invalidateQueries({ queryKey: callKey(listCommunities) });
      done();
    },
  });
  return (
    <FormFrame
      id={id}
      form={form}
      failure={
        <Refusal
          id={`${id}-refusal`}
          // A problem with the text is shown at its field.
          error={form.problems.faulty ? undefined : form.problems.error}
          title={postMessages.notAllowedTitle}
          fallback={say.rulesFailed}
        />
      }
      actions={
        <div className={styles.buttons}>
          <Button onClick={done}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      }
    >
      <TextArea
        {...form.field('rules')}
        label="Rules"
        hint="Shown beside every new post. People read short ones."
        rows={6}
        limit={limits.rulesLength}
      />
    </FormFrame>
  );
}

/** Posts and comments hidden by a community's moderators, each with a Restore button. Empty if there are none. */
function HiddenPosts({ communityId }: { readonly communityId: string }) {
  const { data, error, refetch } = useCall(listHiddenPosts, { params: { id: communityId } });
  if (error && !data) {
    return (
      <ErrorState
        message={failureMessage(error, say.hiddenFailed)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="hidden-posts">
      <h3 id="hidden-posts">Hidden posts and comments</h3>
      <ul className={styles.list}>
        {data.map(({ _id, postId, excerpt, reason, by, createdAt }) => (
          <li key={_id} className={styles.row}>
            <div>
              <p className={styles.excerpt}>{excerpt || 'A picture'}</p>
              <p className={styles.none}>
                {postId && 'Comment · '}
                {reason} · {by && `${by} · `}
                <Time value={createdAt} />
              </p>
            </div>
            <Button
              size="small"
              onClick={() =>
                void restoreHidden({ _id, postId }).then((isBack) =>
                  isBack ? refetch() : undefined,
                )
              }
            >
              Restore<VisuallyHidden> {excerpt.slice(0, 40)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RulesProps {
  readonly communityId: string;
  readonly communityRules: CommunityRules;
}

function Rules({ communityId, communityRules }: RulesProps) {
  const { rules, isModerator } = communityRules;
  const [editing, setEditing] = useState(false);
  if (editing) {
    return <RulesForm communityId={communityId} rules={rules} onDone={() => setEditing(false)} />;
  }
  return (
    <section className={styles.section} aria-label="Rules">
      {rules ? (
        <p className={styles.rules}>{rules}</p>
      ) : (
        <p className={styles.none}>
          This community has no rules of its own. The{' '}
          <Link to={`${paths.disclaimer()}#community-guidelines`}>community guidelines</Link> apply
          everywhere.
        </p>
      )}
      {isModerator && (
        <Button size="small" icon="edit" onClick={() => setEditing(true)}>
          {rules ? 'Edit rules' : 'Write rules'}
        </Button>
      )}
    </section>
  );
}

function Moderators({ communityId, communityRules }: RulesProps) {
  const { moderators, isFounder } = communityRules;
  if (moderators.length === 0 && !isFounder) return null;
  return (
    <section className={styles.section} aria-labelledby="moderators">
      <h3 id="moderators">Moderators</h3>
      <ul className={styles.list}>
        {moderators.map((moderator) => (
          <li key={moderator.username} className={styles.row}>
            <span>
              <Link to={paths.person(moderator.username)}>{moderator.username}</Link>{' '}
              {moderator.isFounder && <Badge>Founder</Badge>}
            </span>
            {isFounder && !moderator.isFounder && (
              <RemoveModerator communityId={communityId} username={moderator.username} />
            )}
          </li>
        ))}
      </ul>
      {isFounder && <AddModerator communityId={communityId} />}
    </section>
  );
}

export interface RulesDialogProps {
  readonly open: boolean;
  readonly communityId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Shows a community's rules and moderators; moderators also get their tools. */
export function RulesDialog({ open, communityId, name, onClose }: RulesDialogProps) {
  const {
    data: communityRules,
    error,
    refetch,
  } = useCall(readCommunityRules, { params: { id: communityId } }, { enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={`Rules of ${name}`}>
      {error && !communityRules && (
        <ErrorState
          message={failureMessage(error, say.aboutFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !communityRules && (
        <LoadingRegion busy label="Loading the rules">
          <Skeleton lines={5} />
        </LoadingRegion>
      )}
      {communityRules && (
        <div className={styles.parts}>
          <Rules communityId={communityId} communityRules={communityRules} />
          <Moderators communityId={communityId} communityRules={communityRules} />
          {communityRules.isModerator && <HiddenPosts communityId={communityId} />}
        </div>
      )}
    </Dialog>
  );
}
