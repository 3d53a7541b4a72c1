import { Combobox as Parts } from '@base-ui/react/combobox';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FieldFrame, type FieldProps, useField } from '../field/field';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/layout';
import { topLayer } from '../layout/layout';
import fieldStyles from '../field/field.module.css';
import styles from './combobox.module.css';

/** Calls `onLeft` when the focus moves from inside the element to outside it. */
function useFocusLeft(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    const node = element.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !node?.contains(relatedTarget)) left.current();
    };
    node?.addEventListener('focusout', leave);
    return () => node?.removeEventListener('focusout', leave);
  }, [element]);
}

/** One option. */
export interface Option {
  /** The stored value. */
  value: string;
  /** The text shown and searched. */
  label: string;
  /** Second line in the list, also searched. */
  detail?: string;
}

interface ComboboxProps extends FieldProps {
  options: readonly Option[];
  /** The selected value; independent of the typed text. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Shown when nothing matches: an alternative action. */
  empty?: ReactNode;
}

function matches(option: Option, query: string): boolean {
  const text = `${option.label} ${option.detail ?? ''}`.toLocaleLowerCase('en');
  return query
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Number of matches, announced politely while typing. */
function Count() {
  const count = Parts.useFilteredItems<Option>().length;
  return (
    <Parts.Status className={styles.status}>
      <VisuallyHidden>{count === 1 ? '1 result' : `${count} results`}</VisuallyHidden>
    </Parts.Status>
  );
}

/** Searchable select: typing filters the list, Enter or a press selects, Escape closes and then clears. */
export function Combobox({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  empty,
}: ComboboxProps) {
  const wiring = useField({ hint, error });
  const [open, setOpen] = useState(false);
  const actions = useRef<Parts.Root.Actions>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) actions.current?.unmount();
  };
  const box = useRef<HTMLDivElement>(null);
  useFocusLeft(box, () => open && change(false));
  // The list is rendered beside its field, inside the same landmark or dialog, not at the end of the page.
  const [beside, setBeside] = useState<HTMLSpanElement | null>(null);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <div ref={box}>
        <Parts.Root
          items={options}
          value={chosen}
          onValueChange={(option) => onChange(option?.value ?? null)}
          filter={matches}
          actionsRef={actions}
          open={open}
          onOpenChange={change}
          isItemEqualToValue={(a, b) => a.value === b.value}
        >
          <Parts.InputGroup className={fieldStyles.box}>
            <Parts.Input {...wiring} className={fieldStyles.input} placeholder={placeholder} />
            <Parts.Clear className={styles.button} aria-label="Clear selection">
              <Icon name="close" size={18} />
            </Parts.Clear>
            <Parts.Trigger className={styles.button} aria-label="Show the list">
              <Icon name="chevron-down" size={18} />
            </Parts.Trigger>
          </Parts.InputGroup>
          <Parts.Portal container={beside}>
            <Parts.Positioner
              {...topLayer}
              className={styles.positioner}
              sideOffset={4}
              positionMethod="fixed"
            >
              {/* A plain element: the library's own would hide the rest of the page from screen readers. */}
              <div className={styles.popup}>
                <Count />
                <Parts.Empty className={styles.empty}>{empty ?? 'Nothing found'}</Parts.Empty>
                <Parts.List>
                  {(option: Option) => (
                    <Parts.Item key={option.value} value={option} className={styles.item}>
                      <span>
                        {option.label}
                        {option.detail && <span className={styles.detail}>{option.detail}</span>}
                      </span>
                      <Parts.ItemIndicator>
                        <Icon name="check" size={18} />
                      </Parts.ItemIndicator>
                    </Parts.Item>
                  )}
                </Parts.List>
              </div>
            </Parts.Positioner>
          </Parts.Portal>
          <span ref={setBeside} />
        </Parts.Root>
      </div>
    </FieldFrame>
  );
}
