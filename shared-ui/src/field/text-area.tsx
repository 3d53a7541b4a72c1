import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../layout/layout';
import { classes } from '../util/classes';
import { FieldFrame, type FieldProps, useField } from './field';
import styles from './field.module.css';

export interface CounterProps {
  /** Number of characters typed. */
  length: number;
  /** Maximum number of characters. */
  limit: number;
}

/** Announced only at 90 % and at the limit: text that does not change in between is not announced again. */
function announcement(length: number, limit: number): string {
  if (length > limit) return `Over the limit of ${limit} characters`;
  if (length === limit) return `Limit of ${limit} characters reached`;
  return length >= limit * 0.9 ? `Close to the limit of ${limit} characters` : '';
}

/** Character counter: always visible, announced politely near the limit. */
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
  /** Maximum number of characters: shows a counter. Typing beyond it is possible, so that pasted text is not cut. */
  limit?: number;
}

/** Browsers that support `field-sizing` grow the field in CSS. */
const styleSheetGrows = globalThis.CSS?.supports?.('field-sizing', 'content');

/** Multi-line text field that grows with its text. Accepts the other attributes of `<textarea>`. */
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
