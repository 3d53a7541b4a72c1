import { Button, FormMessage } from '@campus/shared-ui';
import { Combobox } from '@campus/shared-ui/combobox';
import type { ReactNode } from 'react';
import type { Colleges } from './use-colleges';

interface CollegeFieldProps {
  colleges: Colleges;
  value: string;
  error: ReactNode;
  onChange: (collegeId: string) => void;
}

/** The college, by name or by place; where the list did not come, why, and another try. */
export function CollegeField({ colleges, value, error, onChange }: CollegeFieldProps) {
  const options = colleges.list.map(({ _id, name, state, country }) => ({
    value: _id,
    label: name,
    detail: `${state}, ${country}`,
  }));
  return (
    <div data-field="college_id">
      <Combobox
        label="College"
        placeholder={colleges.loading ? 'Loading colleges...' : 'Search for your college'}
        options={options}
        value={value || null}
        error={error}
        empty="No college matches. Try its city, or a part of its name."
        onChange={(collegeId) => onChange(collegeId ?? '')}
      />
      {colleges.failure && (
        <FormMessage>
          <p>{colleges.failure}</p>
          <Button size="small" busy={colleges.loading} onClick={colleges.retry}>
            Try Again
          </Button>
        </FormMessage>
      )}
    </div>
  );
}
