import { buttonClass, VisuallyHidden } from '@campus/shared-ui';
import { Link } from 'react-router-dom';

interface DoorsProps {
  className: string | undefined;
  /** Targets by label; the first link is the primary one. Text after a colon is for screen readers only. */
  doors: Readonly<Record<string, string>>;
}

/** The main links of the page. In the prerendered document they are the ones for guests. */
export function Doors({ className, doors }: DoorsProps) {
  return (
    <div className={className} data-guests="">
      {Object.entries(doors).map(([words, to], index) => {
        const [label, subject] = words.split(':');
        return (
          <Link key={to} className={buttonClass(index ? 'secondary' : 'primary', 'large')} to={to}>
            {label}
            {subject && <VisuallyHidden>{subject}</VisuallyHidden>}
          </Link>
        );
      })}
    </div>
  );
}
