import { Preview, type LimitedCall } from '@campus/shared-features/listing';
import { VisuallyHidden } from '@campus/shared-ui';
import { DateBadge, PreviewItem, PreviewSection } from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';

/** An occasion as shown in a widget. */
interface Shown {
  readonly _id: string;
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The line under the title. */
  readonly line: string;
}

interface NextOccasionsProps<A> {
  readonly title: string;
  /** The word that students use, e.g. 'event'. */
  readonly noun: string;
  /** URL of the full list. */
  readonly more: string;
  readonly linkTo: (id: string) => string;
  readonly call: LimitedCall<A>;
  /** Shown if a failure has no message from the server. */
  readonly failed: string;
  /** Shown instead of an empty list. */
  readonly empty: string;
  readonly children: (answer: A) => readonly Shown[];
}

/** The next occasions; each links to its card. */
export function NextOccasions<A>(props: NextOccasionsProps<A>) {
  const { title, noun, more, linkTo, call, failed, empty, children } = props;
  const link = (
    <Link to={more}>
      View All<VisuallyHidden> {noun}s</VisuallyHidden>
    </Link>
  );
  return (
    <PreviewSection title={title} more={link}>
      <Preview {...{ call, noun, failed, empty, linkTo }} entriesOf={children} height="3.25rem">
        {({ day, title: name, line }) => (
          <PreviewItem media={<DateBadge day={day} />} title={name}>
            {line}
          </PreviewItem>
        )}
      </Preview>
    </PreviewSection>
  );
}
