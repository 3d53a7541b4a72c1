import { fakeServer, type FakeServer, type Routes } from '@campus/contract/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** A listing, as used by the test suite that every listing must pass. */
export interface ListingSubject<T extends { readonly _id: string }> {
  /** Name used in the address, drafts and reports, e.g. `explore`. */
  readonly kind: string;
  /** Name used by students, e.g. `trip`. */
  readonly noun: string;
  /** Renders the remote at an address. */
  readonly renderAt: (path: string) => UserEvent;
  /** Its widget on the dashboard. */
  readonly Widget: ComponentType;
  /** Path of its page, e.g. `/events`. */
  readonly path: string;
  /** Path of its calls, e.g. `/api/events`. */
  readonly api: string;
  /** An entry of another student, or of this student. */
  readonly entry: (id: string, isMine?: boolean) => T;
  readonly titleOf: (id: string) => string;
  /** A page of the student's own. */
  readonly page: (entries: readonly T[], hasMore?: boolean) => object;
  /** A fake server with these entries. */
  readonly routes: (entries: readonly T[]) => Routes;
  /** Whether an entry is the student's: the call's last part, and what denies it. */
  readonly ownership: { readonly path: string; readonly denied: object };
  /** Word for word. */
  readonly messages: {
    readonly updated: string;
    readonly updateFailed: string;
    readonly deleted: string;
    readonly deleteFailed: string;
    readonly listFailed: string;
    readonly mineFailed: string;
    readonly confirmDelete: string;
    readonly notAllowedTitle: string;
    readonly missing: string;
  };
  readonly texts: {
    /** Label of the button that adds an entry. */
    readonly add: string;
    readonly none: string;
    readonly ownNone: string;
    readonly ownEnd: string;
    readonly widgetNone: RegExp;
    /** Label of the field with the student's name. */
    readonly name: string;
    /** Student whose name and phone the samples contain. */
    readonly knownName: string;
    readonly knownPhone: string;
  };
}

/** An open page with its server and its user. */
export interface Opened {
  readonly server: FakeServer;
  readonly user: UserEvent;
}

interface Opening {
  /** Query of the address, such as `?add=1`. */
  readonly search?: string;
  /** Overrides of the server's default answers. */
  readonly answers?: Routes;
}

/** Opens the page with a server that has these entries. */
export function openPage<T extends { readonly _id: string }>(
  subject: ListingSubject<T>,
  entries: readonly T[],
  { search = '', answers = {} }: Opening = {},
): Opened {
  const server = fakeServer({ ...subject.routes(entries), ...answers });
  return { server, user: subject.renderAt(`${subject.path}${search}`) };
}

/** The card of an entry, once it is loaded. */
export function findCard<T extends { readonly _id: string }>(
  subject: ListingSubject<T>,
  id: string,
): Promise<HTMLElement> {
  return screen.findByRole('article', { name: subject.titleOf(id) });
}

/** Opens the card of an entry. */
export async function openCard<T extends { readonly _id: string }>(
  subject: ListingSubject<T>,
  user: UserEvent,
  id = 'a',
) {
  const card = await findCard(subject, id);
  const inCard = within(card);
  await user.click(inCard.getByRole('button', { expanded: false }));
  return { card, inCard };
}

/** A 500 answer without a message. */
export const silent = () => ({ status: 500, body: {} });
