import type { ReactNode } from 'react';

// A template is markup that a remote's build renders from a component. The document fills it with the answers
// to the page's first calls before any code of the page is loaded, so a student can read the page while it
// loads. In texts and attributes `{{path}}` is replaced by a value, `{{.}}` by the item itself, and
// `{{path|format}}` by a value in one of the formats of the shell's `page-template.ts`.

interface EachProps {
  /** Path to a list or a single item in the answer, or in the surrounding item; `.` is the answer itself. */
  of: string;
  /** Address from the route's `calls`; the paths below refer to its answer. Default: the surrounding item. */
  call?: string;
  /** One element. Its content is repeated for each item; without items it is left out. */
  children: ReactNode;
}

/** Repeats the content of an element for each item of a list. */
export function Each({ of, call, children }: EachProps) {
  return (
    <template data-each={of} data-call={call}>
      {children}
    </template>
  );
}

interface WhenProps {
  /** Path to a value. */
  value: string;
  /** The text that the value must be; default any that is given: not empty, zero or false. */
  is?: string;
  children: ReactNode;
}

/** Content that is shown if a value is given, or is a certain one. */
export function When({ value, is, children }: WhenProps) {
  return (
    <template data-when={value} data-is={is}>
      {children}
    </template>
  );
}

/** Content that is shown if a value is missing, or is not a certain one. */
export function Unless({ value, is, children }: WhenProps) {
  return (
    <template data-unless={value} data-is={is}>
      {children}
    </template>
  );
}
