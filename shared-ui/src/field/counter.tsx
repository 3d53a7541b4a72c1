import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './field.module.css';

export interface CounterProps {
  /** Characters typed. */
  length: number;
  /** Characters allowed. */
  limit: number;
}

/** Said at 90 % and at the limit only: words that stay the same between them are not repeated. */
function announcement(length: number, limit: number): string {
  if (length > limit) return `Over the limit of ${limit} characters`;
  if (length === limit) return `Limit of ${limit} characters reached`;
  return length >= limit * 0.9 ? `Close to the limit of ${limit} characters` : '';
}

/** How much of a text's limit is used, seen always, announced politely near its end. */
export function Counter({ length, limit }: CounterProps) {
  return (
    <span className={styles.counter} data-over={length > limit || undefined}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <VisuallyHidden role="status">{announcement(length, limit)}</VisuallyHidden>
    </span>
  );
}
