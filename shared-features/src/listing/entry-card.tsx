import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, buttonClass, Icon, notify } from '@campus/shared-ui';
import { confirm, neighbourOf } from '@campus/shared-ui/list';
import { CardActions, CardGallery, Contact, Detail, ShareButton } from '@campus/shared-ui/listing';
import { Thumbnails } from '@campus/shared-ui/pictures';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { ReportButton } from '../report';
import type { Entry, Listing } from './listing';

/** Search parameter of the picture in the viewer, as `<entry>.<index from 0>`: Back closes it. */
export const photoParameter = 'photo';

/** Whether the address names a picture of an entry. */
export const isPhotoOf = (value: string | undefined, entryId: string): boolean =>
  !!value?.startsWith(`${entryId}.`);

interface EntryGalleryProps {
  /** Id of the entry. */
  readonly id: string;
  readonly title: string;
  readonly images: readonly string[];
  /** Small versions of the images, in the same order. */
  readonly thumbnails: readonly string[] | undefined;
}

/** The pictures of an open card. A single picture is shown large, so it uses the full file. */
export function EntryGallery({ id, title, images, thumbnails }: EntryGalleryProps) {
  const viewer = useSearchState(photoParameter);
  const place = isPhotoOf(viewer.value, id) ? Number(viewer.value?.slice(id.length + 1)) : -1;
  const several = images.length > 1;
  const pictures = images.map((src, index) => ({
    src,
    thumb: several ? thumbnails?.[index] : undefined,
  }));
  const show = (position: number | null) => {
    if (position === null) viewer.close();
    else if (pictures[place]) viewer.replace(`${id}.${position}`);
    else viewer.open(`${id}.${position}`);
  };
  return (
    <CardGallery>
      <Thumbnails
        images={pictures}
        of={`of ${title}`}
        position={pictures[place] ? place : null}
        onPosition={show}
      />
    </CardGallery>
  );
}

/** Props of an entry's card. */
export interface EntryCardProps<T> {
  readonly entry: T;
}

/** Props of the form that edits an entry. */
export interface EntryEditorProps<T> {
  readonly entry: T;
  readonly onClose: () => void;
}

/** Entries whose cards were pressed in a list of this tab, since the document loaded. */
const pressed = new Set<string>();

function wasPressed({ state }: Location, kind: string): boolean {
  return (Object(state) as { opened?: unknown }).opened === kind;
}

/**
 * The entry that the address names and no list shows: it came with a link, or the page was reloaded and its
 * list may not have got that far again. An entry pressed in a list opens there.
 */
export function useLinked(kind: string): string | undefined {
  const location = useLocation();
  const { value } = useSearchState(kind);
  const isInList = value !== undefined && pressed.has(value) && wasPressed(location, kind);
  // It stays where it opened: a picture or a dialog over it changes the location's state.
  const [opened, setOpened] = useState({ value, isInList });
  if (opened.value !== value) setOpened({ value, isInList });
  return opened.isInList ? undefined : value;
}

/**
 * Whether a card is open, and its editor while the entry is being edited. The address names the open card, so
 * that Back closes it, and a reload and the copied address open it.
 * @returns `frame` for `ExpandableCard`, which contains the editor or the entry's content
 */
export function useEntryCard<T extends Entry>(
  { kind }: { readonly kind: string },
  { entry }: EntryCardProps<T>,
  renderEditor: (props: EntryEditorProps<T>) => ReactNode,
) {
  const photo = useSearchState(photoParameter).value;
  const location = useLocation();
  const opened = useSearchState(kind);
  // The address may name only one of its pictures.
  const expanded = opened.value === entry._id || isPhotoOf(photo, entry._id);
  const open = () => {
    pressed.add(entry._id);
    // Back leads to the list, not through all cards that were opened before.
    if (wasPressed(location, kind)) opened.replace(entry._id);
    else opened.open(entry._id);
  };
  const [isEditing, setEditing] = useState(false);
  const id = `${kind}-${entry._id}`;
  const close = () => {
    setEditing(false);
    document.querySelector<HTMLElement>(`[id="${id}-title"] button`)?.focus();
  };
  return {
    frame: { id, expanded, onToggle: expanded ? opened.close : open },
    edit: () => setEditing(true),
    editor: isEditing ? renderEditor({ entry, onClose: close }) : undefined,
  };
}

interface DeleteButtonProps<T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  readonly id: string;
}

/** Removes an entry from the address, which may have changed since it was opened, and from every list. */
function useForget<T extends Entry, K extends string>({ listing, id }: DeleteButtonProps<T, K>) {
  const { close } = useSearchState(listing.kind);
  return () => {
    if (new URLSearchParams(window.location.search).get(listing.kind) === id) close();
    listing.forget(id);
  };
}

/** Deletes an entry permanently after confirmation; removes it from all lists and moves focus to the next one. */
function DeleteButton<T extends Entry, K extends string>(props: DeleteButtonProps<T, K>) {
  const { listing, id } = props;
  const { messages } = listing;
  const write = useWrite(listing.calls.remove);
  const forget = useForget(props);
  const remove = async (button: Element) => {
    if (!(await confirm({ title: messages.deleteTitle, message: messages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params: { id } });
    } catch (error) {
      notify.error(failureMessage(error, messages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    forget();
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
  const { listing, id, isOwner, onEdit, contact, share, first, children } = props;
  const leave = useForget(props);
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
          <DeleteButton listing={listing} id={id} />
        </>
      ) : (
        <ReportButton subject={{ kind: listing.kind, id }} title={title} onLeave={leave} />
      )}
    </CardActions>
  );
}
