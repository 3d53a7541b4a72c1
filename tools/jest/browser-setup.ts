import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Milliseconds that a `findBy…` waits: a busy machine is no failure.
configure({ asyncUtilTimeout: 5_000 });

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

/** Node's own would keep the process running, and jsdom has none. */
class TimerChannel {
  port1 = { onmessage: nothing, close: nothing };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
}

Object.assign(globalThis, {
  MessageChannel: TimerChannel,
  ResizeObserver: SeesNothing,
  IntersectionObserver: SeesNothing,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  scrollTo: nothing,
});
Element.prototype.scrollIntoView ??= nothing;
Element.prototype.scrollTo ??= nothing;

// webpack puts these into the scripts that it makes.
Object.assign(globalThis, {
  __webpack_init_sharing__: () => undefined,
  __webpack_share_scopes__: {},
});
