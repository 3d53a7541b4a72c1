import { reporterOf } from './beacon.routes';

const tea = { remote: 'mfe-tea', build: 'two' };
const viewer = { studentId: 's1', collegeId: 'c1', session: 'one' };
const nameOf = (caller: Parameters<typeof reporterOf>[1], build = tea) =>
  reporterOf('secret', caller).nameFor(build);

test('a student is the same reporter in every network and session', () => {
  const one = nameOf({ viewer, ip: '192.0.2.1' });
  expect(nameOf({ viewer: { ...viewer, session: 'two' }, ip: '2001:db8::1' })).toBe(one);
  expect(nameOf({ viewer: { ...viewer, studentId: 's2' }, ip: '192.0.2.1' })).not.toBe(one);
});

test('a visitor is identified by the network: an IPv4 address or an IPv6 /64', () => {
  const nobody = (ip: string) => nameOf({ viewer: undefined, ip });
  expect(nobody('192.0.2.1')).toBe(nobody('192.0.2.1'));
  expect(nobody('::ffff:192.0.2.1')).toBe(nobody('192.0.2.1'));
  expect(nobody('192.0.2.1')).not.toBe(nobody('192.0.2.2'));
  expect(nobody('2001:db8:1:2::1')).toBe(nobody('2001:db8:1:2:ffff::9'));
  expect(nobody('2001:db8:1:2::1')).not.toBe(nobody('2001:db8:1:3::1'));
});

test('networks without number are at most 1,000 reporters of a build, and students are none of them', () => {
  const networks = Array.from({ length: 10_000 }, (_none, at) =>
    nameOf({ viewer: undefined, ip: `2001:db8:${at.toString(16)}:1::1` }),
  );
  expect(new Set(networks).size).toBe(1000);
  const students = Array.from({ length: 2000 }, (_none, at) =>
    nameOf({ viewer: { ...viewer, studentId: `s${at}` }, ip: '192.0.2.1' }),
  );
  expect(new Set([...students, ...networks]).size).toBe(3000);
});

test('a student has a different reporter name for each build', () => {
  const caller = { viewer, ip: '192.0.2.1' };
  expect(nameOf(caller, { ...tea, build: 'three' })).not.toBe(nameOf(caller));
});
