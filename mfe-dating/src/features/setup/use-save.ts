import {
  checkDatingProfile,
  createDatingProfile,
  datingHome,
  datingMessages,
  exploreProfiles,
  findOwnDatingProfile,
  delays,
  updateDatingProfile,
  type OwnDatingProfile,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileBody } from './profile-values';

/** What this tab knows from before; the form itself stays as it is until it is left. */
function forgetOldAnswers(): void {
  for (const endpoint of [datingHome, findOwnDatingProfile, exploreProfiles]) {
    queryClient.removeQueries({ queryKey: callKey(endpoint), type: 'inactive' });
  }
  queryClient.setQueryData(callKey(checkDatingProfile, {}), { hasProfile: true });
}

/** Leaves for the dating home when the message has been read. */
function useDeparture(saved: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!saved) return;
    const leave = () => void navigate(paths.dating());
    const timer = setTimeout(leave, delays.redirectAfterDatingProfile);
    return () => clearTimeout(timer);
  }, [saved, navigate]);
}

/** Stores the profile: a new one, or over the one there is. */
export function useSave(before: OwnDatingProfile | undefined) {
  const create = useWrite(createDatingProfile);
  const update = useWrite(updateDatingProfile);
  const [saved, setSaved] = useState(false);
  useDeparture(saved);
  const write = before ? update : create;
  /** Answers whether it was taken. */
  const save = async (body: ProfileBody): Promise<boolean> => {
    try {
      await write.mutateAsync({ body });
    } catch {
      return false; // told by `error`
    }
    setSaved(true);
    forgetOldAnswers();
    notify.success(before ? datingMessages.profileUpdated : datingMessages.profileCreated);
    return true;
  };
  return { save, saved, busy: write.isPending, error: write.error };
}
