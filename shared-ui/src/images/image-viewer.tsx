import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '../notify/notify';
import type { ViewerProps } from './viewer';

type ImageViewerProps = ViewerProps;

type Viewer = ComponentType<ViewerProps>;
let loaded: Viewer | undefined;

/** Preloads the viewer's code; does nothing once it is loaded. */
export async function preloadViewer(): Promise<Viewer> {
  loaded ??= (await import('./viewer')).Viewer;
  return loaded;
}

/**
 * The full-screen image viewer of the specification.
 * Its code is loaded when it is first opened, so that a page of pictures does not load a dialog.
 */
export function ImageViewer(props: ImageViewerProps) {
  const [viewer, setViewer] = useState<{ View?: Viewer }>({ View: loaded });
  const { position, onPosition } = props;
  const wanted = position !== null && !viewer.View;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    preloadViewer().then(
      (View) => current && setViewer({ View }),
      () => {
        if (!current) return;
        notify.error("We couldn't open this image. Please try again.");
        onPosition(null);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, onPosition]);

  return viewer.View ? <viewer.View {...props} /> : null;
}
