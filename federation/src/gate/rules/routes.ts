import { matchRoute } from '../../remote/match-route';
import type { Live, Rule } from '../types';

/** A pattern without parameter names: patterns that differ only in those are the same route. */
const shapeOf = (pattern: string): string =>
  pattern
    .toLowerCase()
    .replaceAll(/:[^/]+/g, ':')
    .replace(/(?<=.)\/$/, '');

interface Owned {
  owner: string;
  path: string;
}

export function ownedRoutes({ shell, others }: Live): Owned[] {
  return [
    ...shell.routes.map(({ path }) => ({ owner: 'the shell', path })),
    ...others.flatMap(({ declaration }) =>
      declaration.routes.map(({ path }) => ({ owner: declaration.name, path })),
    ),
  ];
}

/** Whether an address can match both patterns. */
function overlap(one: string, other: string): boolean {
  const [left, right] = [one, other].map((pattern) => shapeOf(pattern).split('/').filter(Boolean));
  if (!left || !right || left.length !== right.length) return false;
  return left.every((part, at) => part === right[at] || part === ':' || right[at] === ':');
}

const linkedBy = ({ others }: Live, path: string): string | undefined =>
  others.find(({ declaration }) =>
    declaration.navigation.some(({ to }) => matchRoute(path, to.split('?', 1)[0] ?? '')),
  )?.declaration.name;

/** A live route must stay, unless the remote retires it and nothing links to it. */
export const routes: Rule = ({ file }, live) => {
  const { name, routes: present, retires = [] } = file.declaration;
  const shapes = new Set(present.map(({ path }) => shapeOf(path)));
  const vanished = (live.own?.declaration.routes ?? []).filter(
    ({ path }) => !shapes.has(shapeOf(path)),
  );
  return vanished.flatMap(({ path }) => {
    const linked = linkedBy(live, path);
    if (linked) return [`${name} no longer has the route ${path}, which ${linked} links to`];
    if (retires.includes(path)) return [];
    return [`${name} no longer has the route ${path}, which its live build has`];
  });
};

/** No address may have two owners. */
export const collisions: Rule = ({ file }, live) => {
  const { name, routes: present } = file.declaration;
  const own = present.flatMap(({ path }, at) =>
    present.slice(0, at).some((earlier) => shapeOf(earlier.path) === shapeOf(path))
      ? [`${name} declares the route ${path} twice`]
      : [],
  );
  const foreign = ownedRoutes(live);
  const taken = present.flatMap(({ path }) => {
    const other = foreign.find((route) => overlap(route.path, path));
    return other
      ? [`The route ${path} of ${name} collides with ${other.path} of ${other.owner}`]
      : [];
  });
  return [...own, ...taken];
};

/** Navigation may only link to routes that exist. */
export const navigation: Rule = ({ file }, live) => {
  const { name, routes: present, navigation: entries } = file.declaration;
  const known = [...present, ...ownedRoutes(live)].map(({ path }) => path);
  const lost = entries.filter(({ to }) => {
    const pathname = to.split(/[?#]/, 1)[0] ?? '';
    return !known.some((path) => matchRoute(path, pathname));
  });
  const addresses = [...new Set(lost.map(({ to }) => to))];
  return addresses.map((to) => `The navigation of ${name} links to ${to}, which no remote has`);
};
