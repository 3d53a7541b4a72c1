import { paths } from '@campus/federation/remote';
import { NewTabLink } from '@campus/shared-ui/field';

/** To what may be published here; what was typed stays. */
export function GuidelinesLink() {
  return (
    <NewTabLink href={`${paths.disclaimer()}#community-guidelines`}>
      Community guidelines
    </NewTabLink>
  );
}
