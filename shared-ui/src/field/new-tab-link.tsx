import { VisuallyHidden } from '../layout/visually-hidden';

export interface NewTabLinkProps {
  href: string;
  /** Words of the link. */
  children: string;
}

/** A link that leaves the page as it is: what was typed there is not lost. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
