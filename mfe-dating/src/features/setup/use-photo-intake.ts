import { datingMessages } from '@campus/contract';
import { compressImage, ImageProblem, type PickedImage } from '@campus/shared-ui/images';
import { useState } from 'react';

/** Takes one photo in: makes it small enough, or says why it was left out. */
export function usePhotoIntake(onPhoto: (photo: PickedImage) => void) {
  const [busy, setBusy] = useState(false);
  const [dropped, setDropped] = useState<string>();
  const [said, setSaid] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setDropped(undefined);
    try {
      const url = await compressImage(file);
      onPhoto({ id: 'profile-photo', url, name: file.name });
      setSaid('Photo added');
    } catch (error) {
      const why = error instanceof ImageProblem ? error.message : datingMessages.imageFailed;
      setDropped(`${file.name}: ${why}`);
    } finally {
      setBusy(false);
    }
  };
  return { busy, dropped, said, setSaid, take };
}
