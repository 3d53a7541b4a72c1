import { useEffect, useRef, useState, type RefObject } from 'react';

/** Takes files that are dropped on the element or pasted into it; answers whether files hover over it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const ending = new AbortController();
    const { signal } = ending;
    const hover = (event: DragEvent) => {
      event.preventDefault(); // else the browser opens the file
      setOver(true);
    };
    node.addEventListener('dragover', hover, { signal });
    node.addEventListener('dragleave', () => setOver(false), { signal });
    node.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        take.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    node.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return; // words, not pictures
        event.preventDefault();
        take.current(files);
      },
      { signal },
    );
    return () => ending.abort();
  }, [element]);

  return over;
}
