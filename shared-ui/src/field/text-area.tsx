import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { classes } from '../util/classes';
import { Counter } from './counter';
import { FieldFrame, useField, type FieldProps } from './field';
import styles from './field.module.css';

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'>, FieldProps {
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
