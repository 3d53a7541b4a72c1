import type { Person } from '@campus/contract';

/** What somebody tells of their studies, such as `Physics · Year 2`; empty where they do not. */
export function studiesOf({ department, year }: Pick<Person, 'department' | 'year'>): string {
  return [department, year && `Year ${year}`].filter(Boolean).join(' · ');
}
