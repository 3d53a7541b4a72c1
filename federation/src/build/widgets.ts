import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteWorkspace } from './workspace';

const wellNamed = /^\.\/widgets\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Name of the chunk of an exposed module: `widgets-buy-sell` of `./widgets/buy-sell`. */
export const exposedChunk = (expose: string): string => expose.slice(2).replaceAll('/', '-');

/** File that an exposed widget is built from, relative to the remote's folder. */
export const widgetFile = (expose: string): string => `./src/${expose.slice(2)}.tsx`;

/** One sentence per widget that cannot be built as it is declared. */
export function widgetFaults({ name, folder, declaration }: RemoteWorkspace): string[] {
  const exposes = declaration.widgets.map(({ expose }) => expose);
  return exposes.flatMap((expose, index) => {
    if (!wellNamed.test(expose)) {
      return `${name} declares the widget ${expose}; a widget is named ./widgets/<file-in-kebab-case>`;
    }
    if (exposes.indexOf(expose) !== index) return `${name} declares the widget ${expose} twice`;
    if (existsSync(join(folder, widgetFile(expose)))) return [];
    const file = widgetFile(expose).slice(2);
    return `${name} declares the widget ${expose} and has no ${file}`;
  });
}
