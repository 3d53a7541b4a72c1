import { fakeServer, type FakeServer, type Routes } from '@campus/contract/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** A listing as the suite that every listing has to pass sees it. */
export interface ListingSubject<T extends { readonly _id: string }> {
  /** As the address, drafts and reports name an entry, e.g. `explore`. */
  readonly kind: string;
  /** As students name one, e.g. `trip`. */
  readonly noun: string;
  /** Shows the remote at an address. */
  readonly renderAt: (path: string) => UserEvent;
  /** Its part of the dashboard. */
  readonly Widget: ComponentType;
  /** Of its page, e.g. `/events`. */
  readonly path: string;
  /** Of its calls, e.g. `/api/events`. */
  readonly api: string;
  /** An entry of somebody else, or of the student. */
  readonly entry: (id: string, isMine?: boolean) => T;
  readonly titleOf: (id: string) => string;
  /** A page of the student's own. */
  readonly page: (entries: readonly T[], hasMore?: boolean) => object;
  /** A server that holds these entries. */
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
    /** On the button that adds an entry. */
    readonly add: string;
    readonly none: string;
    readonly ownNone: string;
    readonly ownEnd: string;
    readonly widgetNone: RegExp;
    /** Label of the field with the student's name. */
    readonly name: string;
    /** Whose name and phone the samples give. */
    readonly knownName: string;
    readonly knownPhone: string;
  };
}

/** A page that is open, its server, and its student. */
export interface Opened {
  readonly server: FakeServer;
  readonly user: UserEvent;
}

interface Opening {
  /** Of the address, such as `?add=1`. */
  readonly search?: string;
  /** In place of what the server answers otherwise. */
  readonly answers?: Routes;
}

/** Opens the page on a server that holds these entries. */
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

/** An answer of 500 without words. */
export const silent = () => ({ status: 500, body: {} });
