import { permissions as knownHere } from '../../remote/declaration';
import type { Rule } from '../types';

/** A route asks for nothing that the live shell does not know how to ask. */
export const permissions: Rule = ({ file }, { shell }) => {
  const known: readonly string[] = shell.permissions ?? knownHere;
  const { name, routes } = file.declaration;
  return routes
    .filter(({ access }) => !known.includes(access))
    .map(({ path, access }) => {
      const all = known.join(', ');
      return `${name} asks for the unknown permission "${access}" on ${path}; known are ${all}`;
    });
};
