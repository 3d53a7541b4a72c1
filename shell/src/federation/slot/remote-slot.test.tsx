import {
  type RegisteredRemote,
  Slot,
  type SlotProps,
  SlotProvider,
  type WidgetDeclaration,
} from '@campus/federation/remote';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { incidents } from '../incidents';
import { setRegistry } from '../registry';
import { createRemoteModules, EntryFault, type LoadPort } from '../remote-module';
import { teaBuild, teaPort, teaRemote } from '../testing';
import { RemoteSlot } from './remote-slot';

const widget = (file: string, order: number, slot = 'counter'): WidgetDeclaration => ({
  expose: `./widgets/${file}`,
  slot,
  title: `The ${file}`,
  order,
});

function remote(name: string, widgets: WidgetDeclaration[], change = {}): RegisteredRemote {
  const tea = teaRemote(change);
  return { ...tea, declaration: { ...tea.declaration, name: `mfe-${name}`, widgets } };
}

/** Tea has the widgets pot and, in another slot, leaf; cup has the widgets cup and mug. */
function offer(change: { tea?: Partial<RegisteredRemote> } = {}): void {
  const tea = remote('tea', [widget('pot', 20), widget('leaf', 1, 'shelf')], change.tea);
  const cup = remote('cup', [widget('mug', 30), widget('cup', 10)]);
  setRegistry({ revision: 'r1', remotes: { 'mfe-tea': tea, 'mfe-cup': cup } });
}

const componentOf = (expose: string): ComponentType => {
  const name = expose.replace('./widgets/', '');
  return () => <p>Here is the {name}</p>;
};

function show(loadOnce: LoadPort['loadOnce'], quiet = false) {
  const modules = createRemoteModules(teaPort(loadOnce));
  const Counter = (slot: SlotProps) => <RemoteSlot {...slot} modules={modules} />;
  return render(
    <SlotProvider value={Counter}>
      <p>The page</p>
      <Slot name="counter" quiet={quiet} />
    </SlotProvider>,
  );
}

const all: LoadPort['loadOnce'] = async ({ expose }) => componentOf(expose);
/** Everything loads except the pot, which loads as the test defines. */
const butThePot = (load: LoadPort['loadOnce']) =>
  jest.fn<ReturnType<typeof load>, Parameters<typeof load>>(async (request, build) =>
    request.expose.endsWith('/pot') ? load(request, build, 50) : componentOf(request.expose),
  );

type Sight = (near: (place: Element) => boolean) => Promise<void>;

/** Mocks `IntersectionObserver`; the returned function sets which elements are near from now on. */
function watchSight(): Sight {
  const watched = new Map<Element, () => void>();
  class Eye {
    constructor(private readonly tell: (entries: object[]) => void) {}
    observe = (place: Element) =>
      watched.set(place, () => this.tell([{ isIntersecting: true, target: place }]));
    disconnect = () => undefined;
  }
  Reflect.set(window, 'IntersectionObserver', Eye);
  return (near) => act(async () => watched.forEach((tell, place) => near(place) && tell()));
}

const places = () => screen.getAllByRole('region').map((place) => place.textContent);
/** The container of a widget: its content changes, the container stays. */
const placeOf = (title: string): HTMLElement =>
  screen.getByRole('heading', { name: title }).closest<HTMLElement>('[data-widget]')!;

const seesNothing = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = seesNothing;
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  offer();
});

describe('with all widgets in view', () => {
  beforeEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  test('a slot shows the widgets of all remotes in their order', async () => {
    show(all);
    await screen.findByText('Here is the mug');
    const shown = screen.getAllByText(/^Here is/).map(({ textContent }) => textContent);
    expect(shown).toEqual(['Here is the cup', 'Here is the pot', 'Here is the mug']);
  });

  test('a widget that fails to load is named, the rest is shown, and Retry loads it', async () => {
    const load = butThePot(
      jest.fn().mockRejectedValueOnce(new EntryFault('gone')).mockResolvedValue(componentOf('pot')),
    );
    show(load);
    const missing = within(placeOf('The pot'));
    expect(await missing.findByRole('status')).toHaveTextContent('The pot is not available');
    expect(missing.getByText('mfe-tea two')).toBeVisible();
    expect(await screen.findByText('Here is the cup')).toBeVisible();
    expect(screen.getByText('Here is the mug')).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();

    await userEvent.click(missing.getByRole('button', { name: 'Retry The pot' }));
    expect(await screen.findByText('Here is the pot')).toBeVisible();
    const forced = load.mock.calls.filter(([{ force }]) => force);
    expect(forced.map(([{ expose }]) => expose)).toEqual(['./widgets/pot']);
  });

  test('Retry moves the focus to the container of its widget', async () => {
    show(butThePot(() => Promise.reject(new EntryFault('gone'))));
    const missing = within(placeOf('The pot'));
    const button = await missing.findByRole('button');
    const place = placeOf('The pot');
    await userEvent.click(button);
    expect(place).toHaveFocus();
  });

  test('a widget that throws fails alone, and its error names remote and build', async () => {
    show(
      butThePot(async () => () => {
        throw new Error('thrown on purpose');
      }),
    );
    expect(await within(placeOf('The pot')).findByRole('button', { name: /Retry/ })).toBeVisible();
    expect(await screen.findByText('Here is the mug')).toBeVisible();
    expect(incidents().at(-1)).toMatchObject({
      message: 'thrown on purpose',
      part: { remote: 'mfe-tea', build: 'two' },
    });
  });

  test('a widget that is off shows its notice and no button', async () => {
    offer({ tea: { status: 'off', notice: 'Back at six' } });
    show(all);
    const off = within(placeOf('The pot'));
    expect(await off.findByRole('status')).toHaveTextContent('Back at six');
    expect(off.queryByRole('button')).toBeNull();
    expect(await screen.findByText('Here is the mug')).toBeVisible();
  });

  test('a widget that is incompatible with this shell is not fetched', async () => {
    offer({ tea: { current: teaBuild('two', { react: '^20.0.0' }) } });
    const load = butThePot(all);
    show(load);
    expect(await within(placeOf('The pot')).findByText(/updating this part/)).toBeVisible();
    await screen.findByText('Here is the mug');
    expect(load.mock.calls.map(([{ expose }]) => expose)).not.toContain('./widgets/pot');
  });
});

test('a quiet slot shows neither loading nor failed widgets', async () => {
  const look = watchSight();
  const load = butThePot(() => Promise.reject(new EntryFault('gone')));
  const { container } = show(load, true);
  expect(container).toHaveTextContent(/^The page$/);
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  await look((place) => !place.matches('[data-widget$="/mug"]'));
  expect(await screen.findByText('Here is the cup')).toBeVisible();
  await waitFor(() => expect(incidents().at(-1)?.part?.expose).toBe('./widgets/pot'));
  expect(container).toHaveTextContent(/^The pageHere is the cup$/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a widget shows its heading first, and loads when its container comes near the viewport', async () => {
  const look = watchSight();
  const load = jest.fn(all);
  show(load);
  expect(places()).toEqual(['The cup', 'The pot', 'The mug']);
  expect(load).not.toHaveBeenCalled();
  await look((place) => place.textContent === 'The pot');
  expect(await screen.findByText('Here is the pot')).toBeVisible();
  expect(load.mock.calls.map(([{ expose }]) => expose)).toEqual(['./widgets/pot']);
});

test("a widget's calls start once, when its code does, with today's campus date", async () => {
  const look = watchSight();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-14T19:00:00Z'));
  window.beginOwnCall = jest.fn(async () => new Response());
  const offlineCalls = ['/api/pots?day=:today', '/api/lids'];
  const tea = remote('tea', [{ ...widget('pot', 20), offlineCalls }]);
  setRegistry({ revision: 'r1', remotes: { 'mfe-tea': tea } });
  const { unmount } = show(() => new Promise(() => undefined));
  expect(window.beginOwnCall).not.toHaveBeenCalled();
  await look(() => true);
  unmount();
  show(() => new Promise(() => undefined));
  await look(() => true);
  const asked = jest.mocked(window.beginOwnCall).mock.calls.flat();
  expect(asked).toEqual(['/api/pots?day=2026-03-15', '/api/lids']);
  delete window.beginOwnCall;
});

test('only a widget that is loading is marked busy', async () => {
  const look = watchSight();
  show(() => new Promise(() => undefined));
  await look((place) => place.textContent === 'The pot');
  expect(screen.getByRole('region', { name: 'The pot' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('region', { name: 'The mug' })).toHaveAttribute('aria-busy', 'false');
});

test('a slot without a shell is empty', () => {
  const { container } = render(<Slot name="counter" />);
  expect(container).toBeEmptyDOMElement();
});
