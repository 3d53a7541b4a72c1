/** A control outside of the remote's place. */
export interface Control {
  /** `the link "Home"` */
  name: string;
  /** Empty where it can be used; else what keeps a click from it. */
  fault: string;
}

/** Runs in the page: whether each control outside of the remote's place is seen, and hit by a click at its centre. */
export function controlsAround(remote: string): Control[] {
  const place = `[data-remote="${remote}"]`;
  const describe = (element: Element): string => {
    const kind = { a: 'link', button: 'button' }[element.localName] ?? element.localName;
    const name = element.getAttribute('aria-label') || element.textContent || '';
    return `the ${kind} "${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const look = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  function faultOf(element: Element): string {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility(look)) return 'hides';
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'moves away';
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || (hit.contains(element) && !hit.closest(place)))) {
      return element === hit || element.contains(hit) ? '' : 'takes the clicks from';
    }
    const isOwn = !!hit?.closest(place) || !hit?.closest('#root');
    return isOwn ? 'covers' : 'covers, it seems,';
  }
  // A dialog keeps everything else from being used, as it should.
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return [];
  return [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter((element) => !element.closest(place) && !element.closest('[inert]'))
    .map((element) => ({ name: describe(element), fault: faultOf(element) }));
}

/**
 * Runs in the page: sends events of its own through the document.
 * @returns the kinds that do not arrive, or that somebody took the effect from
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
 * What a build does to controls that could be used before.
 * @param isSamePage whether all of them have to be there
 * @returns what goes behind the remote's name in a sentence
 */
export function controlFaults(
  before: readonly Control[],
  after: readonly Control[],
  isSamePage: boolean,
): string[] {
  const usable = new Set(before.filter(({ fault }) => !fault).map(({ name }) => name));
  const there = new Set(after.map(({ name }) => name));
  const spoilt = after.filter(({ name, fault }) => fault && usable.has(name));
  const twice = new Set(after.filter(({ fault }) => !fault).map(({ name }) => name));
  const lost = [...usable].filter((name) => isSamePage && after.length > 0 && !there.has(name));
  return [
    ...spoilt.filter(({ name }) => !twice.has(name)).map(({ name, fault }) => `${fault} ${name}`),
    ...lost.map((name) => `removes ${name}`),
  ];
}
