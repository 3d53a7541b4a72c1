import {
  checkDatingProfile,
  createDatingProfile,
  datingHome,
  datingMessages,
  delays,
  exploreProfiles,
  findOwnDatingProfile,
  updateDatingProfile,
  type OwnDatingProfile,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { useForm } from '@campus/shared-features/form';
import { notify } from '@campus/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  checkProfile,
  photosOf,
  samePhotos,
  sameValues,
  valuesOf,
  type Photos,
  type ProfileValues,
} from './profile-values';

/** Removes outdated answers from the cache; the open form itself stays unchanged. */
function dropCachedAnswers(): void {
  for (const endpoint of [datingHome, findOwnDatingProfile, exploreProfiles]) {
    queryClient.removeQueries({ queryKey: callKey(endpoint), type: 'inactive' });
  }
  queryClient.setQueryData(callKey(checkDatingProfile, {}), { hasProfile: true });
}

/** Opens the dating home after a delay for reading the message. */
function useDeparture(saved: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!saved) return;
    const leave = () => void navigate(paths.dating());
    const timer = setTimeout(leave, delays.redirectAfterDatingProfile);
    return () => clearTimeout(timer);
  }, [saved, navigate]);
}

/**
 * The form of a profile: its texts, stored for this tab, and its photos. After saving, the texts stay visible
 * although the draft is deleted.
 */
export function useProfileForm(before: OwnDatingProfile | undefined) {
  const key = before ? 'dating-profile:edit' : 'dating-profile';
  const draft = useFormDraft(key, valuesOf(before), 'session');
  const [savedValues, setSavedValues] = useState<ProfileValues>();
  const [photos, setPhotos] = useState<Photos>(() => photosOf(before));
  const create = useWrite(createDatingProfile);
  const update = useWrite(updateDatingProfile);
  const values = savedValues ?? draft.values;
  const saved = savedValues !== undefined;
  const isChanged = !sameValues(draft.values, valuesOf(before));
  useDeparture(saved);
  const form = useForm({
    values,
    draft,
    isChanged,
    isUnsaved: !saved && (isChanged || !samePhotos(photos, photosOf(before))),
    write: before ? update : create,
    check: () => checkProfile(values, photos),
    onSaved: () => {
      setSavedValues(values);
      draft.discard();
      dropCachedAnswers();
      notify.success(before ? datingMessages.profileUpdated : datingMessages.profileCreated);
    },
  });
  const pick = (some: Partial<Photos>) => {
    form.problems.setProblem(undefined);
    setPhotos((all) => ({ ...all, ...some }));
  };
  const submit = async () => saved || form.submit();
  return { ...form, submit, photos, pick, saved };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
