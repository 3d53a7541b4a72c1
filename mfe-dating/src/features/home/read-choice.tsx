import { datingMessages as say, showRead, type OwnDatingProfile } from '@campus/contract';
import { call } from '@campus/contract/client';
import { Checkbox } from '@campus/shared-ui/field';
import styles from './home.module.css';
import { useProfileChoice } from './use-profile-choice';

const send = (isShown: boolean) => call(showRead, { body: { isShown } });

/** Whether matches see what the student has read. Nobody sees of others what they do not show themselves. */
export function ReadChoice({ profile }: { readonly profile: OwnDatingProfile }) {
  const said = { on: say.readShown, off: say.readHidden };
  const choice = useProfileChoice(profile, { field: 'showsRead', send, said });
  return (
    <Checkbox
      className={styles.choice}
      label="Show when I've read a message"
      hint="Matches who show it too see “Seen” under their last message, and you see it under yours."
      {...choice}
    />
  );
}
