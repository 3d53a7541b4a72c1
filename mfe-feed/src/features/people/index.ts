import type { Person } from '@campus/contract';

/** A student's studies, such as `Physics · Year 2`; empty if not given. */
export function studiesOf({ department, year }: Pick<Person, 'department' | 'year'>): string {
  return [department, year && `Year ${year}`].filter(Boolean).join(' · ');
}
