import { useState } from 'react';

/** What the card of an entry takes. */
export interface EntryCardProps<T> {
  readonly entry: T;
  /** Open from the start, as the entry that a link leads to. */
  readonly open?: boolean;
  /** It was deleted or reported, and leaves the page. */
  readonly onGone?: () => void;
  /** Told when a picture covers the list and when it does not any more. */
  readonly onViewing?: (viewing: boolean) => void;
}

export interface EntryCardState {
  /** For `ExpandableCard`. */
  readonly frame: {
    readonly id: string;
    readonly expanded: boolean;
    readonly onToggle: () => void;
  };
  readonly isEditing: boolean;
  readonly edit: () => void;
  /** Gives focus back to the title. */
  readonly endEditing: () => void;
}

/**
 * Whether a card is open, and whether it is being edited.
 * @param id of the card's element
 */
export function useEntryCard(id: string, open = false): EntryCardState {
  const [expanded, setExpanded] = useState(open);
  const [isEditing, setEditing] = useState(false);
  return {
    frame: { id, expanded, onToggle: () => setExpanded(!expanded) },
    isEditing,
    edit: () => setEditing(true),
    endEditing: () => {
      setEditing(false);
      document.querySelector<HTMLElement>(`[id="${id}-title"] button`)?.focus();
    },
  };
}
