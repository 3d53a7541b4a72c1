import { listCabs, listMyCabs, findCab, type Cab } from '../..';
import { callKey } from '../call-key';
import { queryClient } from '../query-client';
import { createListingCache } from './listing-cache';

const cab = (_id: string, destination: string) => ({ _id, destination }) as Cab;
const cache = createListingCache<Cab>({ key: 'cabs', calls: [listCabs, listMyCabs, findCab] });
const allKey = callKey(listCabs, {});
const mineKey = callKey(listMyCabs, {});
const oneKey = callKey(findCab, { params: { id: 'a' } });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(allKey, [cab('a', 'Pune'), cab('b', 'Mumbai')]);
  queryClient.setQueryData(mineKey, {
    pages: [{ cabs: [cab('c', 'Goa')] }, { cabs: [cab('a', 'Pune')] }],
    pageParams: [{ page: 1 }, { page: 2 }],
  });
  queryClient.setQueryData(oneKey, cab('a', 'Pune'));
});

test('a changed entry is merged into the bare list, the pages and the single answer', () => {
  cache.merge(cab('a', 'Nashik'));
  expect(queryClient.getQueryData(allKey)).toEqual([cab('a', 'Nashik'), cab('b', 'Mumbai')]);
  expect(queryClient.getQueryData(mineKey)).toMatchObject({
    pages: [{ cabs: [cab('c', 'Goa')] }, { cabs: [cab('a', 'Nashik')] }],
  });
  expect(queryClient.getQueryData(oneKey)).toEqual(cab('a', 'Nashik'));
});

test('a deleted entry leaves every list, and the others stay', () => {
  cache.drop('a');
  expect(queryClient.getQueryData(allKey)).toEqual([cab('b', 'Mumbai')]);
  expect(queryClient.getQueryData(mineKey)).toMatchObject({
    pages: [{ cabs: [cab('c', 'Goa')] }, { cabs: [] }],
  });
});

test('after a creation the lists start again from their first page', async () => {
  await cache.startOver();
  expect(queryClient.getQueryData(mineKey)).toEqual({
    pages: [{ cabs: [cab('c', 'Goa')] }],
    pageParams: [{ page: 1 }],
  });
  expect(queryClient.getQueryState(allKey)?.isInvalidated).toBe(true);
});
