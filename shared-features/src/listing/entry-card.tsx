import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, buttonClass, Icon, notify } from '@campus/shared-ui';
import { confirm, neighbourOf } from '@campus/shared-ui/list';
import { CardActions, Contact, Detail, ShareButton } from '@campus/shared-ui/listing';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ReportButton } from '../report';
import { isPhotoOf, photoParameter } from './entry-gallery';
import type { Entry, Listing } from './listing';

/** Props of an entry's card. */
export interface EntryCardProps<T> {
  readonly entry: T;
  /** Initially open, as for the entry that a link points to. */
  readonly open?: boolean;
  /** The entry was deleted or reported and is removed from the page. */
  readonly onGone?: () => void;
}

/** Props of the form that edits an entry. */
export interface EntryEditorProps<T> {
  readonly entry: T;
  readonly onClose: () => void;
}

/**
 * Whether a card is open, and its editor while the entry is being edited.
 * @returns `frame` for `ExpandableCard`, which contains the editor or the entry's content
 */
export function useEntryCard<T extends Entry>(
  { kind }: { readonly kind: string },
  { entry, open = false }: EntryCardProps<T>,
  renderEditor: (props: EntryEditorProps<T>) => ReactNode,
) {
  const photo = useSearchState(photoParameter).value;
  // The address may name one of its pictures.
  const [expanded, setExpanded] = useState(open || isPhotoOf(photo, entry._id));
  const [isEditing, setEditing] = useState(false);
  const id = `${kind}-${entry._id}`;
  const close = () => {
    setEditing(false);
    document.querySelector<HTMLElement>(`[id="${id}-title"] button`)?.focus();
  };
  return {
    frame: { id, expanded, onToggle: () => setExpanded(!expanded) },
    edit: () => setEditing(true),
    editor: isEditing ? renderEditor({ entry, onClose: close }) : undefined,
  };
}

interface DeleteButtonProps<T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  readonly id: string;
  readonly onGone: (() => void) | undefined;
}

/** Deletes an entry permanently after confirmation; removes it from all lists and moves focus to the next one. */
function DeleteButton<T extends Entry, K extends string>(props: DeleteButtonProps<T, K>) {
  const { listing, id, onGone } = props;
  const { messages } = listing;
  const write = useWrite(listing.calls.remove);
  const remove = async (button: Element) => {
    if (!(await confirm({ title: messages.deleteTitle, message: messages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params: { id } });
    } catch (error) {
      notify.error(failureMessage(error, messages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    onGone?.();
    listing.forget(id);
    next?.focus();
    notify.success(messages.deleted);
  };
  return (
    <Button
      variant="quiet"
      icon="trash"
      busy={write.isPending}
      onClick={({ currentTarget }) => void remove(currentTarget)}
    >
      Delete
    </Button>
  );
}

/** The owner of an entry, linked to their page; nothing if an older answer does not include the owner. */
export function PostedBy({ username }: { username: string }) {
  if (!username) return null;
  return (
    <Detail icon="people" label="Posted by">
      <Link to={paths.person(username)}>{username}</Link>
    </Detail>
  );
}

interface AskLinkProps {
  /** The listing, as `<kind>.<id>`. */
  readonly about: string;
  readonly children: string;
}

/** Link to the first message about a listing. Nothing is sent until the student presses Send there. */
export function AskLink({ about, children }: AskLinkProps) {
  return (
    <Link
      className={buttonClass('primary')}
      to={`${paths.messages()}?ask=${about}`}
      state={{ opened: 'ask' }}
    >
      <Icon name="comment" /> {children}
    </Link>
  );
}

interface EntryActionsProps<T extends Entry, K extends string> extends DeleteButtonProps<T, K> {
  readonly isOwner: boolean;
  readonly onEdit: () => void;
  readonly contact: ComponentProps<typeof Contact>;
  readonly share: ComponentProps<typeof ShareButton>;
  /** Shown first. */
  readonly first?: ReactNode;
  /** Shown after the contact. */
  readonly children?: ReactNode;
}

/** Actions of an entry: ask and share; edit and delete for its owner, report for everybody else. */
export function EntryActions<T extends Entry, K extends string>(props: EntryActionsProps<T, K>) {
  const { listing, id, onGone, isOwner, onEdit, contact, share, first, children } = props;
  const leave = () => {
    onGone?.();
    listing.forget(id);
  };
  const title = `Report this ${listing.noun}`;
  return (
    <CardActions>
      {first}
      <Contact {...contact} />
      {children}
      <ShareButton {...share} />
      {isOwner ? (
        <>
          <Button icon="edit" onClick={onEdit}>
            Edit
          </Button>
          <DeleteButton listing={listing} id={id} onGone={onGone} />
        </>
      ) : (
        <ReportButton subject={{ kind: listing.kind, id }} title={title} onLeave={leave} />
      )}
    </CardActions>
  );
}
