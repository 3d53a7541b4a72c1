import { datingMessages, limits } from '@campus/contract';
import { moderationReason } from '@campus/contract/client';
import { GuidelinesLink } from '@campus/shared-features/form';
import { Select, TextArea, TextField } from '@campus/shared-ui/field';
import { ImagePicker } from '@campus/shared-ui/images';
import { FieldPair } from '@campus/shared-ui/listing';
import { VisuallyHidden } from '@campus/shared-ui';
import { type ReactNode, useId } from 'react';
import { ProfilePhoto } from './profile-photo';
import { readGender, type ProfileValues } from './profile-values';
import type { ProfileFormState } from './use-profile-form';
import styles from './setup.module.css';

/** The sections of the form: the title and purpose of each. */
export const parts = {
  photo: {
    title: 'Profile Photo',
    hint: "Required. It's the first thing others see.",
  },
  basics: {
    title: 'Basic Information',
    hint: 'Your gender decides whose profiles you see.',
  },
  about: {
    title: 'About You',
    hint: 'One line for your card, the rest for those who open your profile.',
  },
  preferences: {
    title: 'Partner Preferences',
    hint: 'Who you hope to meet, and what for.',
  },
  more: {
    title: 'Additional Photos',
    hint: 'Up to ten more, in the order you want them shown.',
  },
} as const;

interface SectionProps {
  readonly title: string;
  /** Shown under the title: what belongs here. */
  readonly hint: string;
  /** Shown beside the title, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the profile: its purpose, then its fields. */
export function Section({ title, hint, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

type PhotosProps = Pick<ProfileFormState, 'photos' | 'pick' | 'problems'>;

export function PhotoSection({ photos, pick, problems }: PhotosProps) {
  return (
    <Section {...parts.photo}>
      <ProfilePhoto
        value={photos.profilePhoto}
        onChange={(profilePhoto) => pick({ profilePhoto })}
        error={problems.wrong('profilePhoto')}
      />
    </Section>
  );
}

/** Why moderation rejected a text, at its field: the end of the form may be screens away. */
function NotAllowed({ reason }: { reason: string }) {
  return (
    <span role="alert">
      {datingMessages.contentNotAllowed(reason)} <GuidelinesLink />
    </span>
  );
}

/** All fields that are typed or chosen from a list. */
export function TextSections({ form }: { form: ProfileFormState }) {
  const { values, change, problems } = form;
  const reason = moderationReason(problems.error);
  const field = (name: keyof ProfileValues) => {
    const props = form.field(name);
    return reason && props.error ? { ...props, error: <NotAllowed reason={reason} /> } : props;
  };
  return (
    <>
      <Section {...parts.basics}>
        <FieldPair>
          <TextField {...field('name')} label="Name" autoComplete="given-name" />
          <Select
            label="Gender"
            value={values.gender}
            error={problems.wrong('gender')}
            onChange={({ target }) => change({ gender: readGender(target.value) })}
          >
            <option value="">Choose one</option>
            <option value="male">Male</option>
            <option value="female">Female</option>
            <option value="other">Other</option>
          </Select>
        </FieldPair>
      </Section>
      <Section {...parts.about}>
        <TextArea
          {...field('shortDescription')}
          label="Short description"
          placeholder="Third year, climbs everything, makes good chai"
          rows={2}
          limit={limits.datingShort}
        />
        <TextArea
          {...field('fullDescription')}
          label="Full description"
          placeholder="What you study, what you do on a Sunday, what you could talk about for hours"
          rows={5}
          limit={limits.datingFull}
        />
      </Section>
      <Section {...parts.preferences}>
        <TextArea
          {...field('partnerPreferences')}
          label="Partner preferences"
          placeholder="Someone to share long walks and short films with"
          limit={limits.datingPreferences}
        />
      </Section>
    </>
  );
}

export function MorePhotosSection({ photos: { images }, pick, problems }: PhotosProps) {
  const count = `${images.length}/${limits.datingImages}`;
  return (
    <Section {...parts.more} aside={<span className={styles.count}>{count}</span>}>
      <ImagePicker
        label={<VisuallyHidden>Additional photos</VisuallyHidden>}
        value={images}
        onChange={(picked) => pick({ images: picked })}
        max={limits.datingImages}
        overMax={datingMessages.tooManyImages}
        error={problems.wrong('images')}
      />
    </Section>
  );
}
