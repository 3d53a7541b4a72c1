import { Preview, PreviewEntries, type LimitedCall } from '@campus/shared-features/listing';
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
  /** The plural that students use, e.g. 'events'. */
  readonly nouns: string;
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
  const { title, nouns, more, linkTo, call, failed, empty, children } = props;
  const link = (
    <Link to={more}>
      View All<VisuallyHidden> {nouns}</VisuallyHidden>
    </Link>
  );
  return (
    <PreviewSection title={title} more={link}>
      <Preview call={call} loadingLabel={`Loading ${nouns}`} failed={failed} height="3.25rem">
        {(answer) => (
          <PreviewEntries entries={children(answer)} empty={empty} linkTo={linkTo}>
            {(shown) => (
              <PreviewItem media={<DateBadge day={shown.day} />} title={shown.title}>
                {shown.line}
              </PreviewItem>
            )}
          </PreviewEntries>
        )}
      </Preview>
    </PreviewSection>
  );
}
