import type { ReactNode } from 'react';

// A template is markup that a remote's build makes of a component. The document fills it with the answers to the
// page's first calls before any code of the page has come, so a student reads the page while that is on its way.
// In texts and attributes `{{path}}` stands for a value, `{{.}}` for the item itself, and `{{path|format}}` for
// a value in one of the formats of the shell's `page-template.ts`.

interface EachProps {
  /** Path to a list in the answer, or in the item around it; `.` is the answer itself. */
  of: string;
  /** Address of one of the route's `calls`, whose answer the paths below are of. Default: the item around it. */
  call?: string;
  /** One element. What is in it is repeated for each item; without items it is left out. */
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
  children: ReactNode;
}

/** What stands there when a value is given: not empty, zero or false. */
export function When({ value, children }: WhenProps) {
  return <template data-when={value}>{children}</template>;
}

/** What stands there when a value is missing. */
export function Unless({ value, children }: WhenProps) {
  return <template data-unless={value}>{children}</template>;
}
