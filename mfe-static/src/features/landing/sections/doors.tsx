import { buttonClass } from '@campus/shared-ui';
import { Link } from 'react-router-dom';

interface DoorsProps {
  className: string | undefined;
  /** Where they lead, by their words; the first is the one to take. */
  doors: Readonly<Record<string, string>>;
}

/** Where to go from here. Those of the page that comes with the document are for guests. */
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
