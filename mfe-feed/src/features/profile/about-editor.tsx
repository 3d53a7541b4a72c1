import {
  aboutForm,
  firstProblem,
  limits,
  peopleMessages as say,
  readProfile,
  updateAbout,
  type Profile,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { Refusal, useRefusal } from '@campus/shared-features/form';
import { Button, notify } from '@campus/shared-ui';
import { Select, TextField } from '@campus/shared-ui/field';
import { useId, useState, type SubmitEvent } from 'react';
import styles from './profile.module.css';

interface AboutEditorProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

const years = Array.from({ length: limits.yearMax }, (_, index) => index + 1);

/** Edits the student's department and year; both are optional. */
export function AboutEditor({ profile, onClose }: AboutEditorProps) {
  const refusal = useId();
  const [department, setDepartment] = useState(profile.department);
  const [year, setYear] = useState(profile.year);
  const write = useWrite(updateAbout);
  const problem = firstProblem(aboutForm, { department, year });
  const form = useRefusal(problem ?? write.error);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (problem || write.isPending) return;
    const body = { department: department.trim(), year };
    const saved = await write.mutateAsync({ body }).catch(() => undefined);
    if (!saved) return;
    queryClient.setQueryData<Profile>(
      callKey(readProfile, {}),
      (profile) => profile && { ...profile, ...body },
    );
    notify.success(say.aboutSaved);
    onClose();
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label="Department (optional)"
        autoComplete="off"
        value={department}
        readOnly={write.isPending}
        error={problem?.message}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- Edit was pressed to type here
        autoFocus
        onChange={({ target }) => setDepartment(target.value)}
      />
      <Select
        label="Year (optional)"
        value={year ?? ''}
        onChange={({ target }) => setYear(target.value ? Number(target.value) : null)}
      >
        <option value="">Not set</option>
        {years.map((number) => (
          <option key={number} value={number}>
            Year {number}
          </option>
        ))}
      </Select>
      <Refusal id={refusal} error={write.error} title="Not Allowed" fallback={say.aboutFailed} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={write.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
