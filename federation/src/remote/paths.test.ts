import { matchRoute, paths } from './paths';

test('the address of a community can be parsed back for any name', () => {
  const community = { communityId: 'a/b', communityName: '100% chai? & #code/पुणे' };
  const address = paths.community(community);
  expect(matchRoute('/community/:communityId/:communityName', address)).toEqual(community);
});

test('no two pages share an address', () => {
  const { community, person, post, ad, cab, event, trip, conversation, ...plain } = paths;
  const entries = [person, post, ad, cab, event, trip, conversation].map((path) => path('7'));
  const addresses = [...Object.values(plain).map((path) => path()), ...entries];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(post('a/b', '7')).toBe('/post/a%2Fb#comment-7');
  expect(community({ communityId: '1', communityName: 'x' })).toBe('/community/1/x');
});
