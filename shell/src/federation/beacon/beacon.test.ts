import { beaconLimits, sendBeacon } from '@campus/contract';
import { requestFailedEvent } from '@campus/contract/client';
import * as z from 'zod/mini';
import { startBeacon } from '.';
import { report } from '../incidents';
import { setTabHidden, mountTea, teaBuild, teaRegistry } from '../testing';
import { markOverridden } from '../override';
import { setRegistry } from '../registry';
import { noteSlow, afterView, type Pace } from './watch-page-load';

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const tea = { remote: 'mfe-tea', build: 'one' };
let beacons: { body: z.output<typeof sendBeacon.body>; init: RequestInit }[];
let stop: () => void;
let siteStatus: number;

const incidents = () => beacons.flatMap(({ body }) => body.incidents);

beforeEach(async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  setTabHidden(false);
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

test('reports incidents once, after ten seconds, with their count', async () => {
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

test('sends the beacon with cookies and keepalive', async () => {
  report('cup broke');
  await seconds(10);
  expect(beacons[0]?.init).toMatchObject({ keepalive: true, method: 'POST' });
  expect(beacons[0]?.init.credentials ?? 'same-origin').toBe('same-origin');
});

describe('the ticket of a build', () => {
  const signed = (build: string) => ({ ...teaBuild(build), ticket: `ticket of ${build}` });
  const signedRegistry = (build: string) => ({
    ...teaRegistry(build, { current: signed(build), previous: signed('zero') }),
    ticket: 'ticket of the shell',
  });

  test('is sent with the build and its incidents', async () => {
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

  test('is read from the document for a build that the tab has left', async () => {
    const text = JSON.stringify(signedRegistry('one'));
    document.body.innerHTML = `<script type="application/json" id="registry">${text}</script>`;
    report(new Error('cup broke'), 'load', tea);
    setRegistry(teaRegistry('two'));
    report(new Error('pot broke'), 'error', tea);
    await seconds(10);
    expect(incidents().map(({ ticket }) => ticket)).toEqual(['ticket of one', 'ticket of one']);
  });

  test('is looked up once for a part, however often the page changes', async () => {
    mountTea('one');
    await seconds(1);
    const parse = jest.spyOn(JSON, 'parse');
    document.body.append('more');
    await seconds(1);
    expect(parse).not.toHaveBeenCalled();
  });

  test('is omitted if the registry has none', async () => {
    report(new Error('cup broke'), 'error', { ...tea, build: 'nine' });
    await seconds(10);
    expect(incidents()[0]).not.toHaveProperty('ticket');
  });
});

test.each([
  ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => setTabHidden(true)],
])('a tab that %s sends its incidents at once', async (_case, leave) => {
  report('cup broke');
  await seconds(0);
  leave();
  expect(incidents()).toHaveLength(1);
});

test('reports pages by their pattern, and messages without personal data', async () => {
  history.replaceState(null, '', '/community/7f3a/secret-society');
  report(new Error('no "Asha" at asha@campus.example'));
  await seconds(10);
  expect(JSON.stringify(beacons[0]?.body)).not.toMatch(/asha|secret|7f3a/i);
  expect(incidents()[0]).toMatchObject({ page: '/*', message: 'no … at …' });
});

test('limits the incidents of one beacon, and all incidents of a tab to 100', async () => {
  for (let count = 0; count < 300; count += 1)
    report(new Error(`broke ${String.fromCodePoint(0x4e00 + count)}`));
  await seconds(10);
  expect(beacons[0]?.body.incidents).toHaveLength(beaconLimits.incidents);
  await seconds(120);
  expect(incidents().length).toBeGreaterThan(beaconLimits.incidents);
  expect(incidents().length).toBeLessThanOrEqual(100);
});

test('does not report rejected or aborted calls', async () => {
  report(Object.assign(new Error('no'), { name: 'ApiFailure' }), 'rejection');
  report(new DOMException('left', 'AbortError'), 'rejection');
  await seconds(10);
  expect(beacons).toEqual([]);
});

describe('a file that failed to load', () => {
  const lost = () => Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });

  test.each(['load', 'rejection'] as const)('is a load incident of its build: %s', async (kind) => {
    report(lost(), kind, tea);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ kind: 'load', ...tea });
  });

  test('is not attributed to its build when the site fails too', async () => {
    siteStatus = 503;
    report(lost(), 'load', tea);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ kind: 'load', remote: 'mfe-tea' });
    expect(incidents()[0]).not.toHaveProperty('build');
  });
});

describe('a failed call', () => {
  const fail = (status: number, stack?: string) => {
    const detail = { method: 'GET', path: '/api/posts/:id', status, stack };
    window.dispatchEvent(new CustomEvent(requestFailedEvent, { detail }));
  };

  test('is reported by its path pattern, with the build whose script made it', async () => {
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

  test('is attributed to the page on screen when shared code made it', async () => {
    const main = document.createElement('main');
    document.body.append(main);
    main.append(mountTea('one'));
    fail(0);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ ...tea, message: 'GET /api/posts/:id: no answer' });
  });

  test('is not reported while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(0);
    await seconds(10);
    expect(beacons).toEqual([]);
  });
});

describe('a script that blocks the page', () => {
  const frame = (blockingDuration: number, scripts: object[] = []) =>
    noteSlow({ blockingDuration, scripts } as never);

  test('is reported with the build whose script took the longest', async () => {
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

  test('is reported even when the browser names no script', async () => {
    noteSlow({ duration: 1200 } as never);
    await seconds(10);
    expect(incidents()[0]).toMatchObject({ kind: 'slow', message: 'Busy for 1000 ms or more' });
  });

  test('is not reported below 200 ms', async () => {
    frame(199);
    await seconds(10);
    expect(beacons).toEqual([]);
  });
});

describe('a late page', () => {
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

  test('is much slower than all recent views of the previous build, not counting first views', () => {
    expect(views(['one', 9000, 300, 400, 500], ['two', 9000, 1900, 2000, 2001])).toEqual([2001]);
  });

  test('needs three views of the previous build, or else of the one before it, to compare', () => {
    expect(views(['one', 900, 300, 400], ['two', 900, 9000])).toEqual([]);
    expect(views(['one', 9, 9, 9, 9], ['two', 9000, 9000], ['three', 9, 9000])).toEqual([9000]);
  });

  test('is measured from the navigation until its data is shown, and reported', async () => {
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

  test('is named in incidents of its build, unless they name the page', async () => {
    place();
    report('thrown on purpose', 'error', tea);
    report('cold', 'error', { ...tea, expose: './App' });
    await seconds(10);
    expect(beacons.flatMap(({ body }) => body.seen)).toEqual([pot]);
    const [first, second] = incidents();
    expect(first).toMatchObject(pot);
    expect(second).not.toHaveProperty('widget');
  });

  test('is not named when a page of its remote is on screen too', async () => {
    place();
    mountTea('one');
    report('thrown on purpose', 'error', tea);
    await seconds(10);
    expect(incidents()[0]).not.toHaveProperty('widget');
  });

  test('is identified by its own files when it is not on the page', async () => {
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

describe('builds that ran', () => {
  test('are reported once, and again after half an hour', async () => {
    mountTea('one');
    await seconds(10);
    expect(beacons.map(({ body }) => body.seen)).toEqual([[tea]]);
    mountTea('one');
    await seconds(10);
    expect(beacons).toHaveLength(1);
    await seconds(30 * 60);
    expect(beacons.map(({ body }) => body.seen)).toEqual([[tea], [tea]]);
  });

  test('are reported as "override" if only this browser runs them', async () => {
    markOverridden('mfe-tea');
    mountTea('pr-7');
    report(new Error('cup broke'), 'error', { remote: 'mfe-tea', build: 'pr-7' });
    await seconds(10);
    expect(beacons[0]?.body.seen).toEqual([{ remote: 'mfe-tea', build: 'override' }]);
    expect(incidents()[0]?.build).toBe('override');
  });
});
