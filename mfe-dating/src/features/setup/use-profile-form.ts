import type { OwnDatingProfile } from '@campus/contract';
import { useFormProblems } from '@campus/shared-features/form';
import { useUnsavedWork } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { useState } from 'react';
import {
  checkProfile,
  photosOf,
  samePhotos,
  sameValues,
  valuesOf,
  type Photos,
  type ProfileValues,
} from './profile-values';
import { useSave } from './use-save';

/** The texts, kept for this tab; once stored they stay in sight although the draft is gone. */
function useValues(before: OwnDatingProfile | undefined) {
  const key = before ? 'dating-profile:edit' : 'dating-profile';
  const draft = useFormDraft(key, valuesOf(before), 'session');
  const [stored, setStored] = useState<ProfileValues>();
  const values = stored ?? draft.values;
  const changed = !sameValues(draft.values, valuesOf(before));
  const keep = () => {
    setStored(values);
    draft.discard();
  };
  return { draft, values, changed, keep };
}

/** Everything the form of a profile holds and does. */
export function useProfileForm(before: OwnDatingProfile | undefined) {
  const { draft, values, changed, keep } = useValues(before);
  const [photos, setPhotos] = useState<Photos>(() => photosOf(before));
  const { save, saved, busy, error } = useSave(before);
  const problems = useFormProblems(error);
  useUnsavedWork(!saved && (changed || !samePhotos(photos, photosOf(before))));
  const submit = async () => {
    if (busy || saved) return;
    const { problem, body } = checkProfile(values, photos);
    problems.setProblem(problem);
    if (body && (await save(body))) keep();
  };
  const change = (some: Partial<ProfileValues>) => {
    problems.setProblem(undefined);
    draft.change(some);
  };
  const pick = (some: Partial<Photos>) => {
    problems.setProblem(undefined);
    setPhotos((held) => ({ ...held, ...some }));
  };
  const discard = draft.restored && changed ? draft.discard : undefined;
  return { values, change, photos, pick, problems, discard, submit, busy, saved };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
