import { Unless, When } from '@campus/federation/template';
import { OccasionsTemplate } from '../../occasions/occasions-template';
import { explores } from './explores-page';

const tripSummary = (
  <>
    <When value="source">
      <When value="destination">
        <span>{'{{source}} to {{destination}}'}</span>
      </When>
      <Unless value="destination">
        <span>From {'{{source}}'}</span>
      </Unless>
    </When>
    <Unless value="source">
      <When value="destination">
        <span>To {'{{destination}}'}</span>
      </When>
    </Unless>
    <When value="duration">
      <span>{'{{duration}}'}</span>
    </When>
  </>
);

export function ExploresTemplate() {
  return (
    <OccasionsTemplate of={explores} call="/api/explores?page=1&limit=10" summary={tripSummary} />
  );
}
