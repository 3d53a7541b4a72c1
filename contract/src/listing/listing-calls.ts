import type * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { done } from '../shared/answer';
import { idParams } from '../shared/id';
import { pageQuery } from '../shared/paging';

type Schema = z.core.$ZodType;

interface ListingShapes<Item, Page, Create, Update> {
  /** Where the collection stands, e.g. `/api/sell`. */
  readonly path: string;
  readonly item: Item;
  /** A page of the student's own. */
  readonly page: Page;
  readonly create: Create;
  readonly update: Update;
}

/** The calls that every listing has in the same form; its lists and what is its own stand beside them. */
export function listingCalls<
  Item extends Schema,
  Page extends Schema,
  Create extends Schema,
  Update extends Schema,
>({ path, item, page, create, update }: ListingShapes<Item, Page, Create, Update>) {
  const one = { path: `${path}/:id`, params: idParams };
  return {
    mine: endpoint({ method: 'GET', path: `${path}/user`, query: pageQuery, answer: page }),
    find: endpoint({ method: 'GET', ...one, answer: item }),
    create: endpoint({ method: 'POST', path, body: create, answer: item, status: 201 }),
    update: endpoint({ method: 'PUT', ...one, body: update, answer: item }),
    remove: endpoint({ method: 'DELETE', ...one, answer: done }),
  };
}
