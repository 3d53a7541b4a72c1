import { datingMessages, type OwnDatingProfile } from '@campus/contract';
import { failureMessage, isNetworkFailure, moderationReason } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { GuidelinesLink, RefusalBox, useRefusal } from '@campus/shared-features/form';
import { Button, FormMessage } from '@campus/shared-ui';
import { DraftNote, PicturesAgain } from '@campus/shared-ui/field';
import { FormBody } from '@campus/shared-ui/listing';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MorePhotosSection, PhotoSection, TextSections } from './profile-fields';
import styles from './setup.module.css';
import { useProfileForm, type ProfileFormState } from './use-profile-form';

function formatProblem(error: unknown): string {
  const reason = moderationReason(error);
  if (reason !== undefined) return datingMessages.contentNotAllowed(reason);
  if (isNetworkFailure(error)) return datingMessages.serverError;
  return failureMessage(error, datingMessages.profileSaveFailed);
}

/** Why the profile was rejected, unless it is shown at one of the texts. */
function SaveProblem({ form: { problems, values } }: { form: ProfileFormState }) {
  const { error } = problems;
  const refused = moderationReason(error) !== undefined;
  const isAtText = refused && Object.keys(values).some(problems.wrong);
  if (!error || isAtText) return null;
  return (
    <RefusalBox>
      <FormMessage>
        {formatProblem(error)}
        {refused && (
          <p>
            <GuidelinesLink />
          </p>
        )}
      </FormMessage>
    </RefusalBox>
  );
}

interface FootProps {
  readonly form: ProfileFormState;
  /** Label of the submit button. */
  readonly label: string;
  /** Shown above the buttons: what submitting means. */
  readonly children?: ReactNode;
}

function Foot({ form: { isBusy, saved }, label, children }: FootProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.foot}>
      {children}
      <div className={styles.buttons}>
        <Button onClick={() => void navigate(paths.dating())}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel="Saving..."
          aria-disabled={saved}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

interface ProfileFormProps {
  /** The existing profile; without it a new one is created. */
  readonly before?: OwnDatingProfile;
}

/** The sections of the profile. The typed text is retained whatever the server answers. */
export function ProfileForm({ before }: ProfileFormProps) {
  const id = useId();
  const form = useProfileForm(before);
  const { problems, discard } = form;
  const element = useRefusal(problems.refusal);
  const foot = before ? (
    <Foot form={form} label="Update Profile" />
  ) : (
    <Foot form={form} label="Create Profile">
      <p className={styles.adults}>{datingMessages.adultsOnly}</p>
    </Foot>
  );
  return (
    <FormBody
      id={id}
      ref={element}
      busy={form.isBusy || form.saved}
      onSubmit={() => void form.submit()}
      actions={foot}
    >
      {discard && <DraftNote onDiscard={discard} />}
      {discard && <PicturesAgain />}
      <PhotoSection photos={form.photos} pick={form.pick} problems={problems} />
      <TextSections form={form} />
      <MorePhotosSection photos={form.photos} pick={form.pick} problems={problems} />
      <SaveProblem form={form} />
    </FormBody>
  );
}
