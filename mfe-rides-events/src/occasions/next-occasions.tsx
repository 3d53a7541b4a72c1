import { Preview, PreviewEntries, type LimitedCall } from '@campus/shared-features/listing';
import { VisuallyHidden } from '@campus/shared-ui';
import { DateBadge, PreviewItem, PreviewSection } from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';

/** An occasion as a widget shows it. */
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
  /** What students call them. */
  readonly nouns: string;
  /** Address of all of them. */
  readonly more: string;
  readonly linkTo: (id: string) => string;
  readonly call: LimitedCall<A>;
  /** For a failure without a message of the server. */
  readonly failed: string;
  /** Instead of a list with nothing in it. */
  readonly empty: string;
  readonly children: (answer: A) => readonly Shown[];
}

/** The occasions that come next; each leads to its card. */
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
