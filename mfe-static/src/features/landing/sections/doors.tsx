import { buttonClass } from '@campus/shared-ui';
import { Link } from 'react-router-dom';

interface DoorsProps {
  className: string | undefined;
  /** Targets by label; the first link is the primary one. */
  doors: Readonly<Record<string, string>>;
}

/** The main links of the page. In the prerendered document they are the ones for guests. */
export function Doors({ className, doors }: DoorsProps) {
  return (
    <div className={className} data-guests="">
      {Object.entries(doors).map(([label, to], index) => (
        <Link key={to} className={buttonClass(index ? 'secondary' : 'primary', 'large')} to={to}>
          {label}
        </Link>
      ))}
    </div>
  );
}
