import { buttonClass, VisuallyHidden } from '@campus/shared-ui';
import { Link } from 'react-router-dom';

interface DoorsProps {
  className: string | undefined;
  /** Where they lead, by their words; the first is the one to take. After a colon stands what is not seen, but heard. */
  doors: Readonly<Record<string, string>>;
}

/** Where to go from here. Those of the page that comes with the document are for guests. */
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
