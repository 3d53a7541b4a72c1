import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../layout/layout';
import { classes } from '../util/classes';
import { FieldFrame, type FieldProps, useField } from './field';
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

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'>, FieldProps {
  value: string;
  ref?: Ref<HTMLTextAreaElement | null>;
  /** Characters allowed: shows a counter. Typing past it is possible, so that nothing pasted is cut. */
  limit?: number;
}

/** Where the browser can, `field-sizing` in the style sheet does the growing. */
const styleSheetGrows = globalThis.CSS?.supports?.('field-sizing', 'content');

/** Several lines of text that grow with what is typed. Takes the other attributes of `<textarea>`. */
export function TextArea({
  label,
  hint,
  error,
  value,
  limit,
  id,
  className,
  ref,
  ...rest
}: TextAreaProps) {
  const wiring = useField({ hint, error }, id);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => area.current,
  );

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || styleSheetGrows) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  }, [value]);

  return (
    <FieldFrame
      id={wiring.id}
      label={label}
      hint={hint}
      error={error}
      aside={limit !== undefined && <Counter length={value.length} limit={limit} />}
    >
      <textarea
        rows={3}
        {...rest}
        {...wiring}
        ref={area}
        value={value}
        className={classes(styles.box, styles.area, className)}
      />
    </FieldFrame>
  );
}
