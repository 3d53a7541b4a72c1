import { beaconLimits, sendBeacon } from '@campus/contract';
import { requestFailedEvent } from '@campus/contract/client';
import * as z from 'zod/mini';
import { startBeacon } from '.';
import { report } from '../incidents';
import { lookAway, mountTea, teaBuild, teaRegistry } from '../testing';
import { markOverridden } from '../override';
import { setRegistry } from '../registry';
import { noteSlow } from './watch-page-load';
import { afterView, type Pace } from './watch-pace';

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const tea = { remote: 'mfe-tea', build: 'one' };
let beacons: { body: z.output<typeof sendBeacon.body>; init: RequestInit }[];
let stop: () => void;
let siteStatus: number;

const incidents = () => beacons.flatMap(({ body }) => body.incidents);

beforeEach(async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  lookAway(false);
  beacons = [];
  siteStatus = 200;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init = {}) => {
    if (init.method === 'HEAD') return new Response(null, { status: siteStatus });
    expect(address).toBe('/api/beacon');
    beacons.push({ body: z.parse(sendBeacon.body, JSON.parse(String(init.body))), init });
    return new Response(null, { status: 204 });
  });
  setRegistry(teaRegistry('one'));
  history.replaceState(null, '', '/tea');
  stop = startBeacon();
  // Clears the tab's log of earlier tests.
  await seconds(60);
  beacons = [];
});

afterEach(() => {
  stop();
  markOverridden(undefined);
  jest.useRealTimers();
});

test('what went wrong is told after ten seconds, once, with how often it did', async () => {
  for (let count = 0; count < 3; count += 1) report(new Error('cup broke'), 'error', tea);
  report(new Error('pot broke'), 'rejection');
  await seconds(9.9);
  expect(beacons).toEqual([]);
  await seconds(0.1);
  expect(beacons).toHaveLength(1);
  expect(incidents()).toEqual([
    { kind: 'error', ...tea, message: 'cup broke', page: '/tea', count: 3 },
    { kind: 'rejection', message: 'pot broke', page: '/tea', count: 1 },
  ]);
  await seconds(60);
  expect(beacons).toHaveLength(1);
});

test('the cookie goes with it, and it outlives the page', async () => {
  report('cup broke');
  await seconds(10);
  expect(beacons[0]?.init).toMatchObject({ keepalive: true, method: 'POST' });
  expect(beacons[0]?.init.credentials ?? 'same-origin').toBe('same-origin');
});

describe('the ticket that the site gave with a build', () => {
  const signed = (build: string) => ({ ...teaBuild(build), ticket: `ticket of ${build}` });
  const signedRegistry = (build: string) => ({
    ...teaRegistry(build, { current: signed(build), previous: signed('zero') }),
    ticket: 'ticket of the shell',
  });

  test('goes with what is told of it', async () => {
    setRegistry(signedRegistry('one'));
    mountTea('one');
    report(new Error('cup broke'), 'error', tea);
    report(new Error('old cup broke'), 'error', { ...tea, build: 'zero' });
    report(new Error('frame broke'));
    await seconds(10);
    expect(beacons[0]?.body.seen).toEqual([{ ...tea, ticket: 'ticket of one' }]);
    expect(incidents().map(({ ticket }) => ticket)).toEqual([
      'ticket of one',
      'ticket of zero',
      'ticket of the shell',
    ]);
  });

  test('is known of a build that the tab has left, from its document', async () => {
    const text = JSON.stringify(signedRegistry('one'));
    document.body.innerHTML = `<script type="application/json" id="registry">${text}</script>`;
    report(new Error('cup broke'), 'load', tea);
    setRegistry(teaRegistry('two'));
    report(new Error('pot broke'), 'error', tea);
    await seconds(10);
    expect(incidents().map(({ ticket }) => ticket)).toEqual(['ticket of one', 'ticket of one']);
  });

  test('is missing where the site gave none', async () => {
    report(new Error('cup broke'), 'error', { ...tea, build: 'nine' });
    await seconds(10);
    expect(incidents()[0]).not.toHaveProperty('ticket');
  });
});

test.each([
  ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['is looked away from', () => lookAway(true)],
])('a tab that %s tells at once', async (_case, leave) => {
  report('cup broke');
  await seconds(0);
  leave();
  expect(incidents()).toHaveLength(1);
});

test('pages are told by their pattern, messages without what could name somebody', async () => {
  history.replaceState(null, '', '/community/7f3a/secret-society');
  report(new Error('no "Asha" at asha@campus.example'));
  await seconds(10);
  expect(JSON.stringify(beacons[0]?.body)).not.toMatch(/asha|secret|7f3a/i);
  expect(incidents()[0]).toMatchObject({ page: '/*', message: 'no … at …' });
});

test('one call takes so many; a page that goes mad is not followed for ever', async () => {
  for (let count = 0; count < 300; count += 1) {
    report(new Error(`broke ${String.fromCodePoint(0x4e00 + count)}`));
  }
  await seconds(10);
  expect(beacons[0]?.body.incidents).toHaveLength(beaconLimits.incidents);
  await seconds(120);
  expect(incidents().length).toBeGreaterThan(beaconLimits.incidents);
  expect(incidents().length).toBeLessThanOrEqual(100);
});

test('a call that was refused or given up is no incident', async () => {
  report(Object.assign(new Error('no'), { name: 'ApiFailure' }), 'rejection');
  report(new DOMException('left', 'AbortError'), 'rejection');
  await seconds(10);
  expect(beacons).toEqual([]);
});

describe('a file that did not come', () => {
  const lost = () => Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });

  test.each(['load', 'rejection'] as const)('is told of with its build, as a %s', async (kind) => {
    report(lost(), kind, tea);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ kind: 'load', ...tea });
  });

  test('is not blamed on its build where the site does not answer either', async () => {
    siteStatus = 503;
    report(lost(), 'load', tea);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ kind: 'load', remote: 'mfe-tea' });
    expect(incidents()[0]).not.toHaveProperty('build');
  });
});

describe('a call that failed', () => {
  const fail = (status: number, stack?: string) => {
    const detail = { method: 'GET', path: '/api/posts/:id', status, stack };
    window.dispatchEvent(new CustomEvent(requestFailedEvent, { detail }));
  };

  test('is told by its pattern, with the part whose script asked', async () => {
    fail(503, 'at call (http://localhost/r/mfe-cup/b7/page.js:1:1)');
    await seconds(10);
    expect(incidents()).toEqual([
      {
        kind: 'request',
        remote: 'mfe-cup',
        build: 'b7',
        message: 'GET /api/posts/:id: 503',
        page: '/tea',
        count: 1,
      },
    ]);
  });

  test("is the page's where shared code asked", async () => {
    const main = document.createElement('main');
    document.body.append(main);
    main.append(mountTea('one'));
    fail(0);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ ...tea, message: 'GET /api/posts/:id: no answer' });
  });

  test("is nobody's fault without a network", async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(0);
    await seconds(10);
    expect(beacons).toEqual([]);
  });
});

describe('a script that keeps the page from answering', () => {
  const frame = (blockingDuration: number, scripts: object[] = []) =>
    noteSlow({ blockingDuration, scripts } as never);

  test('is told with the part whose script took the longest', async () => {
    frame(640, [
      { duration: 20, sourceURL: 'http://localhost/assets/main.js' },
      { duration: 600, sourceURL: 'http://localhost/r/mfe-tea/one/page.js' },
    ]);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({
      kind: 'slow',
      ...tea,
      message: 'Busy for 500 ms or more',
    });
  });

  test('is told without one where the browser names none', async () => {
    noteSlow({ duration: 1200 } as never);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ kind: 'slow', message: 'Busy for 1000 ms or more' });
  });

  test('is none below 200 milliseconds', async () => {
    frame(199);
    await seconds(10);
    expect(beacons).toEqual([]);
  });
});

describe('a page that comes late', () => {
  /** Builds in which the page was opened, with the time of each view. */
  const views = (...all: [string, ...number[]][]) => {
    let known: Pace | undefined;
    let late: number[] = [];
    for (const [build, ...times] of all) {
      late = times.filter((milliseconds) => {
        const { pace, isLate } = afterView(known, build, milliseconds);
        known = pace;
        return isLate;
      });
    }
    return late;
  };

  test('took much longer than each of the last views of the build before, but for its first', () => {
    expect(views(['one', 9000, 300, 400, 500], ['two', 9000, 1900, 2000, 2001])).toEqual([2001]);
  });

  test('is none where the build before was hardly seen, and what was known before it counts', () => {
    expect(views(['one', 900, 300, 400], ['two', 900, 9000])).toEqual([]);
    expect(views(['one', 9, 9, 9, 9], ['two', 9000, 9000], ['three', 9, 9000])).toEqual([9000]);
  });

  test('is measured from the change of page until it stands, and told', async () => {
    const before: Pace = { build: 'one', times: [], before: [100, 100, 100] };
    localStorage.setItem('campus:pace', JSON.stringify({ '/tea': before }));
    history.replaceState(null, '', '/elsewhere');
    document.body.innerHTML = '<main><h1>Elsewhere</h1></main>';
    await seconds(0);
    history.replaceState(null, '', '/tea');
    const main = document.querySelector('main')!;
    main.innerHTML = '<p>Soon</p>';
    await seconds(1);
    main.replaceChildren(mountTea('one', '<h1>Tea</h1><ul aria-busy="true"></ul>'));
    await seconds(1);
    main.querySelector('ul')!.remove();
    await seconds(10);
    expect(incidents()).toMatchObject([{ kind: 'late', ...tea, page: '/tea' }]);
    expect(JSON.parse(localStorage['campus:pace'])['/tea'].times).toEqual([2000]);
  });
});

describe('a widget', () => {
  const pot = { ...tea, widget: './widgets/pot' };
  const place = () => {
    document.body.innerHTML = '<div data-widget="./widgets/pot"></div>';
    document.querySelector('[data-widget]')!.append(mountTea('one'));
  };

  test('is told of for itself, also where only its code names it', async () => {
    place();
    report('thrown on purpose', 'error', tea);
    report('cold', 'error', { ...tea, expose: './App' });
    await seconds(10);
    expect(beacons.flatMap(({ body }) => body.seen)).toEqual([pot]);
    const [first, second] = incidents();
    expect(first).toMatchObject(pot);
    expect(second).not.toHaveProperty('widget');
  });

  test('is not blamed where a page of its remote is on screen too', async () => {
    place();
    mountTea('one');
    report('thrown on purpose', 'error', tea);
    await seconds(10);
    expect(incidents()[0]).not.toHaveProperty('widget');
  });

  test('is known by its files: they may be missing, or break, before it is on the page', async () => {
    const part = (...js: string[]) => ({ js: ['both.js', ...js], css: [], shared: [] });
    const exposes = { './App': part('App.js'), './widgets/pot': part('pot.js') };
    setRegistry(teaRegistry('one', { current: { ...teaBuild('one'), exposes } }));
    mountTea('one');
    for (const file of ['pot.js', 'App.js', 'both.js']) {
      report(`thrown on purpose ${file}`, 'error', { ...tea, file });
    }
    await seconds(10);
    expect(incidents().map(({ widget }) => widget)).toEqual([pot.widget, undefined, undefined]);
  });
});

describe('the builds that ran', () => {
  test('are told once, and again after half an hour', async () => {
    mountTea('one');
    await seconds(10);
    expect(beacons.map(({ body }) => body.seen)).toEqual([[tea]]);
    mountTea('one');
    await seconds(10);
    expect(beacons).toHaveLength(1);
    await seconds(30 * 60);
    expect(beacons.map(({ body }) => body.seen)).toEqual([[tea], [tea]]);
  });

  test('one of this browser alone is told of as such', async () => {
    markOverridden('mfe-tea');
    mountTea('pr-7');
    report(new Error('cup broke'), 'error', { remote: 'mfe-tea', build: 'pr-7' });
    await seconds(10);
    expect(beacons[0]?.body.seen).toEqual([{ remote: 'mfe-tea', build: 'override' }]);
    expect(incidents()[0]?.build).toBe('override');
  });
});
