import { limits, postMessages, readCommunityRules } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { useUnsavedWork } from '@campus/federation/remote';
import { Refusal, useRefusal } from '@campus/shared-features/form';
import { PicturesLost } from '@campus/shared-features/pictures';
import { FormMessage, Icon, TryAgain } from '@campus/shared-ui';
import { Disclosure } from '@campus/shared-ui/disclosure';
import { DraftNote, Select, TextArea } from '@campus/shared-ui/field';
import { ImagePicker } from '@campus/shared-ui/images';
import { useCommunities } from '../communities';
import { type Composer, wordingOf } from './use-composer';
import styles from './composer.module.css';

/** The rules of the chosen community. Empty if it has none or they failed to load. */
function RulesNote({ communityId }: { readonly communityId: string }) {
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

/** Explains what is anonymous about a confession and what is not. */
function AnonymityNote() {
  return (
    <div className={styles.anonymity}>
      <p className={styles.promise}>
        <Icon name="mask" /> No student can see it was you: not here, not in the comments, not in
        any list.
      </p>
      <Disclosure label="What we keep, honestly">
        <ul className={styles.honest}>
          <li>Everyone at your college can read it and see the pictures.</li>
          <li>
            We keep a separate record that links it to your account, so that only you can edit or
            delete it. The people who run Campus could look it up, or be made to.
          </li>
          <li>
            We remove data hidden in your pictures, such as where you took them. We don't blur
            faces.
          </li>
          <li>Your draft stays in this tab and is gone when you close it.</li>
        </ul>
      </Disclosure>
    </div>
  );
}

interface CommunityChoiceProps {
  readonly value: string;
  readonly onChoose: (communityId: string) => void;
  readonly error: string | undefined;
}

/** The community select, replaced by an error message if the list failed to load. */
function CommunityChoice({ value, onChoose, error }: CommunityChoiceProps) {
  const { list, failure, retry } = useCommunities();
  if (failure) {
    return (
      <FormMessage>
        <p>{failure}</p>
        <TryAgain size="small" onClick={retry} />
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

interface ComposerFieldsProps {
  readonly composer: Composer;
  /** Id of the form, so that a button outside it can submit it; other ids derive from it. */
  readonly id: string;
}

function Destination({ composer }: { composer: Composer }) {
  const { place, form } = composer;
  if (place.to === 'confessions') return <AnonymityNote />;
  if (place.to === 'community') {
    return (
      <>
        <p className={styles.fixed}>
          <Icon name="people" /> Posting in <strong>{place.name}</strong>
        </p>
        <RulesNote communityId={place.communityId} />
      </>
    );
  }
  return (
    <>
      <CommunityChoice
        value={form.values.community_id}
        onChoose={(communityId) => form.change({ community_id: communityId })}
        error={form.problems.wrong('community_id')}
      />
      <RulesNote communityId={form.values.community_id} />
    </>
  );
}

/** The form of a new post. Its fields are locked while sending and retain their values on failure. */
export function ComposerFields({ composer, id }: ComposerFieldsProps) {
  const { form, pictures } = composer;
  const { problem, refused, refusal, error } = form.problems;
  const wording = wordingOf(composer.place);
  const ref = useRefusal(refusal);
  const { value, onChange } = form.field('content');
  useUnsavedWork(value.trim() !== '' || pictures.value.length > 0);
  const wrong = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <form
      id={id}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <fieldset className={styles.fields} disabled={form.isBusy}>
        {form.discard && <DraftNote onDiscard={form.discard} />}
        <Destination composer={composer} />
        <TextArea
          id={`${id}-text`}
          label={wording.label}
          placeholder={wording.placeholder}
          rows={5}
          limit={limits.postLength}
          value={value}
          error={wrong('content')}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-refusal` : undefined}
          onChange={onChange}
        />
        <PicturesLost pictures={pictures} />
        <ImagePicker
          label="Images"
          value={pictures.value}
          onChange={pictures.set}
          max={limits.imagesPerPost}
          overMax={postMessages.tooManyImages}
          error={wrong('images')}
        />
      </fieldset>
      <Refusal
        id={`${id}-refusal`}
        error={error}
        title={postMessages.notAllowedTitle}
        fallback={postMessages.createFailed}
      />
    </form>
  );
}
