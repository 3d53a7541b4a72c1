import { cabListing, findCab, listCabs, listMyCabs, type Cab } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { createListing } from '.';

const cab = (_id: string, destination: string) => ({ _id, destination }) as Cab;
const cabs = createListing({
  ...cabListing,
  noun: 'ride',
  title: 'Cab Sharing',
  about: '',
});
const allKey = callKey(listCabs, {});
const mineKey = callKey(listMyCabs, {});
const shortKey = callKey(listMyCabs, { query: { limit: 3 } });
const oneKey = callKey(findCab, { params: { id: 'a' } });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(allKey, [cab('a', 'Pune'), cab('b', 'Mumbai')]);
  queryClient.setQueryData(mineKey, {
    pages: [{ cabs: [cab('c', 'Goa')] }, { cabs: [cab('a', 'Pune')] }],
    pageParams: [{ page: 1 }, { page: 2 }],
  });
  queryClient.setQueryData(shortKey, { cabs: [cab('a', 'Pune')] });
  queryClient.setQueryData(oneKey, cab('a', 'Pune'));
});

test('merge updates an entry in the plain list, the pages, a single page and its own answer', () => {
  cabs.merge(cab('a', 'Nashik'));
  expect(queryClient.getQueryData(allKey)).toEqual([cab('a', 'Nashik'), cab('b', 'Mumbai')]);
  expect(queryClient.getQueryData(mineKey)).toMatchObject({
    pages: [{ cabs: [cab('c', 'Goa')] }, { cabs: [cab('a', 'Nashik')] }],
  });
  expect(queryClient.getQueryData(shortKey)).toEqual({ cabs: [cab('a', 'Nashik')] });
  expect(queryClient.getQueryData(oneKey)).toEqual(cab('a', 'Nashik'));
});

test('forget removes an entry from every list and its own answer, and keeps the others', () => {
  cabs.forget('a');
  expect(queryClient.getQueryData(allKey)).toEqual([cab('b', 'Mumbai')]);
  expect(queryClient.getQueryData(mineKey)).toMatchObject({
    pages: [{ cabs: [cab('c', 'Goa')] }, { cabs: [] }],
  });
  expect(queryClient.getQueryData(shortKey)).toEqual({ cabs: [] });
  expect(queryClient.getQueryData(oneKey)).toBeUndefined();
});

test('startOver cuts paged lists to their first page and invalidates the plain list', async () => {
  await cabs.startOver();
  expect(queryClient.getQueryData(mineKey)).toEqual({
    pages: [{ cabs: [cab('c', 'Goa')] }],
    pageParams: [{ page: 1 }],
  });
  expect(queryClient.getQueryState(allKey)?.isInvalidated).toBe(true);
});
