import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels from an end of the list that count as being at that end. */
const near = 96;

interface Ends {
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** The newest of the student's own messages being sent. */
  readonly own: string | undefined;
}

interface LogScrollOptions extends Ends {
  /** The reader has scrolled to the oldest message. */
  readonly onTop: () => void;
}

export interface LogScroll {
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly contentRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
  readonly nearEnd: boolean;
  /** New messages are below the visible part. */
  readonly hasNew: boolean;
}

const distance = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

/** Scrolls to the newest message while the reader is at the end; otherwise keeps the scroll position. */
export function useLogScroll({ first, last, own, onTop }: LogScrollOptions): LogScroll {
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const before = useRef<Ends>(undefined);
  const atEnd = useRef(true);
  const [nearEnd, setNearEnd] = useState(true);
  const [seen, setSeen] = useState(last);
  if (nearEnd && seen !== last) setSeen(last);

  const toEnd = useCallback(() => {
    const box = boxRef.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    atEnd.current = true;
    setNearEnd(true);
  }, []);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const was = before.current;
    const prepended = was && first !== was.first && last === was.last && was.first !== undefined;
    const wrote = was && own !== undefined && own !== was.own;
    if (prepended) box.scrollTop += box.scrollHeight - height.current;
    else if (atEnd.current || wrote) toEnd();
    height.current = box.scrollHeight;
    before.current = { first, last, own };
  }, [first, last, own, toEnd]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      if (boxRef.current) height.current = boxRef.current.scrollHeight;
    });
    for (const part of [boxRef.current, contentRef.current]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [toEnd]);

  const onScroll = () => {
    const box = boxRef.current;
    if (!box) return;
    height.current = box.scrollHeight;
    atEnd.current = distance(box) <= near;
    setNearEnd(atEnd.current);
    if (box.scrollTop <= near && !atEnd.current) onTop();
  };
  return { boxRef, contentRef, onScroll, toEnd, nearEnd, hasNew: !nearEnd && seen !== last };
}
