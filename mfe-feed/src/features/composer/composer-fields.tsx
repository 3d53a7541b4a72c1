import { limits, postMessages } from '@campus/contract';
import { useUnsavedWork } from '@campus/federation/remote';
import { Icon } from '@campus/shared-ui';
import { DraftNote, PicturesAgain, TextArea, useFocusWrong } from '@campus/shared-ui/field';
import { ImagePicker } from '@campus/shared-ui/images';
import { Refusal } from '@campus/shared-features/form';
import { AnonymityNote } from './anonymity-note';
import { CommunityChoice } from './community-choice';
import { wordingOf } from './compose-place';
import type { Composer } from './use-composer';
import styles from './composer.module.css';

interface ComposerFieldsProps {
  readonly composer: Composer;
  /** Of the form, so that a button outside it can send it; other ids are made from it. */
  readonly id: string;
}

function Destination({ composer }: { composer: Composer }) {
  const { place, communityId, problem } = composer;
  if (place.to === 'confessions') return <AnonymityNote />;
  if (place.to === 'community') {
    return (
      <p className={styles.fixed}>
        <Icon name="people" /> Posting in <strong>{place.name}</strong>
      </p>
    );
  }
  const error = problem?.field === 'community_id' ? problem.message : undefined;
  return <CommunityChoice value={communityId} onChoose={composer.choose} error={error} />;
}

/** The form of a new post. Its fields are locked while it is sent, and keep everything when it fails. */
export function ComposerFields({ composer, id }: ComposerFieldsProps) {
  const { draft, problem, error, refused } = composer;
  const words = wordingOf(composer.place);
  const form = useFocusWrong(problem ?? (refused && error));
  useUnsavedWork(draft.text.trim() !== '' || composer.images.length > 0);
  const wrong = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void composer.submit();
      }}
    >
      <fieldset className={styles.fields} disabled={composer.busy}>
        {draft.restored && <DraftNote onDiscard={draft.discard} />}
        <Destination composer={composer} />
        <TextArea
          id={`${id}-text`}
          label={words.label}
          placeholder={words.placeholder}
          rows={5}
          limit={limits.postLength}
          value={draft.text}
          error={wrong('content')}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-refusal` : undefined}
          onChange={(event) => draft.setText(event.target.value)}
        />
        {draft.restored && <PicturesAgain />}
        <ImagePicker
          label="Images"
          value={composer.images}
          onChange={composer.setImages}
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
