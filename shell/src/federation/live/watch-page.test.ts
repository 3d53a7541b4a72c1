import { sweepStyles, watchLeaving } from './page-watch';
import { mountTea } from '../testing';

const change = () => document.body.append(document.createElement('p'));
const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function go(path: string): void {
  history.pushState(null, '', path);
  change();
}

describe('leaving a page', () => {
  let stop: () => void;
  const left = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    left.mockClear();
    history.replaceState(null, '', '/tea');
    stop = watchLeaving(left);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('is reported 100 ms after the page change', async () => {
    go('/tea/green');
    await later(99);
    expect(left).not.toHaveBeenCalled();
    await later(1);
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('is not reported for changes within a page', async () => {
    change();
    history.pushState(null, '', '/tea?cup=green');
    change();
    await later(1000);
    expect(left).not.toHaveBeenCalled();
  });

  test('is not reported after Back', async () => {
    history.pushState(null, '', '/tea/green');
    window.dispatchEvent(new PopStateEvent('popstate'));
    change();
    await later(1000);
    expect(left).not.toHaveBeenCalled();
    go('/tea/black');
    await later(100);
    expect(left).toHaveBeenCalledTimes(1);
  });
});

describe('style sheets of other builds', () => {
  const sheets = () =>
    [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const add = (href: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href });
    document.body.append(link);
  };
  beforeEach(() => {
    document.body.innerHTML = '';
    for (const href of ['/r/mfe-tea/one/a.css', '/r/mfe-tea/two/a.css', '/assets/main.css']) {
      add(href);
    }
  });

  test('are removed when one build is on screen, but not those of the shell', () => {
    mountTea('two');
    sweepStyles();
    expect(sheets()).toEqual(['/r/mfe-tea/two/a.css', '/assets/main.css']);
  });

  test('stay while parts of both builds, or of none, are on screen', () => {
    sweepStyles();
    mountTea('one');
    mountTea('two');
    sweepStyles();
    expect(sheets()).toHaveLength(3);
  });
});
