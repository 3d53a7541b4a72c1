import type { Control, InPage } from './gate-record';

/**
 * Runs in the page: whether each control outside of the remote is visible, and hit by a click at its centre. A control of
 * a neighbour counts as usable unless the remote is known to be the cause.
 */
export function controlsAround(remote: string): Control[] {
  const { gate } = window as unknown as InPage;
  const isOfRemote = (element: Element) => gate.ownerOf(element) === remote;
  const look = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  /** The outermost element that hides it, and the CSS properties that do so. */
  function hider(element: Element): [Element, string[]] {
    const ways = { display: 'none', visibility: 'hidden', opacity: '0' };
    for (const [property, value] of Object.entries(ways)) {
      const hides = (one: Element) => getComputedStyle(one).getPropertyValue(property) === value;
      const found = ancestors(element).filter(hides).at(-1);
      if (found) return [found, [property]];
    }
    return [element, ['width', 'height', 'max-width', 'max-height', 'content-visibility']];
  }
  const isPlaced = (element: Element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { position, content } = getComputedStyle(element, part);
      return position !== 'static' && (!part || content !== 'none');
    });
  const scrolls = (element: Element) =>
    element !== document.scrollingElement &&
    element.scrollHeight > element.clientHeight &&
    /auto|scroll/.test(getComputedStyle(element).overflowY);
  const places = ['position', 'inset', 'transform', 'translate', 'margin', 'z-index'];
  function faultOf(element: Element): [fault: string, cause?: Element, properties?: string[]] {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility(look)) {
      return ['hides', ...hider(element)];
    }
    const [x, y] = [left + width / 2, top + height / 2];
    // Scrolled out of the window or of a list of the shell, whose lengths depend on the page content.
    const list = ancestors(element)
      .find((one) => scrolls(one))
      ?.getBoundingClientRect();
    if (list && (y < list.top || y > list.bottom)) return [''];
    const isFixed = ancestors(element).some((one) => getComputedStyle(one).position === 'fixed');
    const { scrollHeight } = document.documentElement;
    if (!isFixed && y > innerHeight && y + scrollY <= scrollHeight) return [''];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return ['displaces', element, places];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element))) {
      if (element === hit || element.contains(hit)) return [''];
      return ['blocks clicks on', element, ['pointer-events']];
    }
    const isInserted = hit && gate.inserted.get(hit)?.owner === remote;
    const isOwn = isInserted || !hit?.closest('#root') || isOfRemote(hit);
    const within = hit ? ancestors(hit).filter(isOfRemote) : [];
    const cover = within.find(isPlaced) ?? hit ?? element;
    return [isOwn ? 'covers' : 'probably covers', cover, places];
  }
  gate.causes.clear();
  // A dialog blocks all other controls, as intended.
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return [];
  const faultFor = (element: Element, name: string, isNeighbours: boolean): string => {
    const [fault, cause, properties = []] = faultOf(element);
    if (cause) gate.causes.set(name, { element: cause, properties });
    if (!isNeighbours || !fault) return fault;
    // A page decides itself whether it shows a slot.
    const isOwnLayout = fault !== 'covers' && cause && isOfRemote(cause);
    if (isOwnLayout || gate.attribute(remote, name) === undefined) return '';
    if (fault !== 'covers') return fault;
    // Something of the remote that is fixed may cover a control until the page is scrolled.
    const { scrollX, scrollY } = window;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [still] = faultOf(element);
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return still === 'covers' ? still : '';
  };
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter((element) => !isOfRemote(element) && !element.closest('[inert]'))
    .map((element) => {
      const name = gate.describe(element);
      const of = gate.ownerOf(element);
      return { name, of, fault: faultFor(element, name, of !== '') };
    });
  return [...controls, ...gate.takenAway(remote, new Set(controls.map(({ name }) => name)))];
}

/**
 * Runs in the page: dispatches test events through the document.
 * @returns the event types that do not arrive or whose default action was prevented
 */
export function eventsStopped(): string[] {
  const probe = document.createElement('span');
  document.body.append(probe);
  const how = { bubbles: true, cancelable: true };
  const events = [
    new MouseEvent('click', how),
    new MouseEvent('mousedown', how),
    new PointerEvent('pointerdown', how),
    new KeyboardEvent('keydown', { ...how, key: 'Unidentified' }),
    new WheelEvent('wheel', how),
    new SubmitEvent('submit', how),
    new InputEvent('input', how),
  ];
  const stopped = events.filter((event) => {
    let arrived = false;
    probe.addEventListener(event.type, () => void (arrived = true), { once: true });
    return !probe.dispatchEvent(event) || !arrived;
  });
  probe.remove();
  return stopped.map(({ type }) => type);
}

/**
 * Controls of the shell that were usable before and that a build has made unusable, and controls of neighbours.
 * @param isSamePage whether all controls of the shell must still exist
 * @returns those controls, each with a fault that precedes its name in a sentence
 */
export function controlFaults(
  before: readonly Control[],
  after: readonly Control[],
  isSamePage: boolean,
): Control[] {
  const usable = new Set(before.filter(({ fault }) => !fault).map(({ name }) => name));
  const there = new Set(after.map(({ name }) => name));
  const spoilt = after.filter(({ name, fault, of }) => fault && !of && usable.has(name));
  const ofNeighbours = after.filter(({ fault, of }) => fault && of);
  const twice = new Set(after.filter(({ fault }) => !fault).map(({ name }) => name));
  const lost = [...usable].filter((name) => isSamePage && after.length > 0 && !there.has(name));
  return [
    ...spoilt.filter(({ name }) => !twice.has(name)),
    ...new Map(ofNeighbours.map((control) => [control.name, control])).values(),
    ...lost.map((name) => ({ name, of: '', fault: 'removes' })),
  ];
}
