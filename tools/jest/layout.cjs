// jsdom lays nothing out: what depends on sizes and scrolling is there, sees nothing and moves nothing.
class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const nothing = () => undefined;

globalThis.ResizeObserver ??= SeesNothing;
globalThis.IntersectionObserver ??= SeesNothing;
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null });
globalThis.scrollTo = nothing;
Element.prototype.scrollIntoView ??= nothing;
Element.prototype.scrollTo ??= nothing;
