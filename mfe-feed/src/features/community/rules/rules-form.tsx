import {
  communityMessages as say,
  firstProblem,
  limits,
  listCommunities,
  postMessages,
  readCommunityRules,
  rulesForm,
  writeCommunityRules,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { FormFrame, Refusal, useForm } from '@campus/shared-features/form';
import { Button, notify } from '@campus/shared-ui';
import { TextArea } from '@campus/shared-ui/field';
import { useId } from 'react';
import styles from './rules.module.css';

interface RulesFormProps {
  readonly communityId: string;
  readonly rules: string;
  readonly onDone: () => void;
}

/** Edits the rules of a community; an empty text removes them. The draft is stored until it is saved. */
export function RulesForm({ communityId, rules, onDone }: RulesFormProps) {
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
      onSubmit={() => void form.submit()}
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
        hint="Shown beside every new post. Short ones are read."
        rows={6}
        limit={limits.rulesLength}
      />
    </FormFrame>
  );
}
