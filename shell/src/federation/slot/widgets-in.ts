import type { RegistryDocument } from '@campus/federation/remote';

/** A widget of a remote, as a slot shows it. */
export interface PlacedWidget {
  /** Folder name of the remote. */
  remote: string;
  expose: string;
  title: string;
}

/** The widgets of a slot in their order; those of equal rank by the names of their remotes. */
export function widgetsIn(registry: RegistryDocument, slot: string): PlacedWidget[] {
  return Object.entries(registry.remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([remote, { declaration }]) =>
      declaration.widgets.map((widget) => ({ ...widget, remote })),
    )
    .filter((widget) => widget.slot === slot)
    .sort((one, other) => one.order - other.order)
    .map(({ remote, expose, title }) => ({ remote, expose, title }));
}
