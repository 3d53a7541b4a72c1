import { identityPath, lastSeenCache } from '@campus/contract/client';
import { showTemplate } from './page-template';

/** The session check and the student's identity: every page requests them. */
const sessionCalls = ['/api/auth/verify-token', identityPath] as const;

const { dataset } = document.documentElement;

const meta = document.querySelector<HTMLMetaElement>('meta[name="calls"]');

/** The page's first calls from its route, each with its address: the page's own address has the parameters. */
function pageCalls(): [string, string][] {
  // With a query the page may request something else.
  if (!meta || location.search) return [];
  const names = (meta.dataset.path ?? '').split('/');
  const values = location.pathname.split('/');
  const valueOf = (name: string) => values[names.indexOf(name)] ?? '';
  return meta.content
    .split(' ')
    .filter(Boolean)
    .map((call) => [call, call.replace(/:\w+/g, valueOf)]);
}

/** Reads the whole body: an unread response would stay open for as long as the page does. */
const readWhole = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), answer);

/** Calls that the document has started: see send-file.ts of the gateway. */
const begun = window.earlyAnswers;

const earlyAnswers = (window.earlyAnswers = new Map<string, Promise<Response>>());

/** Milliseconds after which an early response may be out of date. */
const maxAge = 15_000;

/** Stores a response for its first caller: `takeEarlyAnswer` of the contract returns it. */
function keep(address: string, answer: Promise<Response>): Promise<Response> {
  answer.catch(() => undefined);
  earlyAnswers.set(address, answer);
  setTimeout(() => earlyAnswers.delete(address), maxAge);
  return answer;
}

/** Starts a call while the scripts load. */
function beginCall(address: string): Promise<Response> {
  // The same headers as every call: see call.ts of the contract.
  const headers = { accept: 'application/json', prefer: 'images=url' };
  const answer = begun?.get(address) ?? fetch(address, { headers, credentials: 'same-origin' });
  begun?.delete(address);
  return keep(address, answer.then(readWhole));
}

// Hovering a link starts its page's calls: see prefetch-pointed.ts.
window.beginCall = beginCall;

const isSignedIn = () => localStorage.getItem('isAuthenticated') === 'true';

/** Somebody has logged in or out since the document loaded. */
let isOthers = false;

async function keepLastSeen(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(lastSeenCache);
  // A response for a student who has logged out is not stored for the next one.
  if (answer.ok && isSignedIn() && !isOthers) await cache.put(address, answer);
}

/** The stored response from the last visit. From then on the page shows that it may be outdated. */
async function lastSeen(address: string): Promise<Response> {
  const answer = await caches.match(address);
  if (!answer) throw new TypeError(address);
  dataset.lastSeen = '';
  return answer;
}

/** Milliseconds after which a stored response is better than waiting. */
const lastSeenAfter = 300;

/**
 * Starts one of the page's own calls. A page that opens without a connection has its responses stored; in a
 * stored document (see answer.ts), a stored response replaces one that does not arrive, or not at once. The
 * page requests everything again once the site answers.
 */
function beginOwnCall(address: string): Promise<Response> {
  const asked = beginCall(address);
  if (meta?.dataset.offline === undefined) return asked;
  asked.then((answer) => keepLastSeen(address, answer.clone())).catch(() => undefined);
  if (dataset.offline === undefined) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, lastSeenAfter))
    .then(() => lastSeen(address))
    .catch(() => asked);
  return keep(address, Promise.race([asked.catch(() => lastSeen(address)), late]));
}

// A widget's calls are the page's own: see remote-slot.tsx.
window.beginOwnCall = beginOwnCall;

/** Shows the page's template, filled with the responses to its first calls, until the page itself has loaded. */
async function fillTemplate(calls: ReadonlyMap<string, Promise<Response>>): Promise<void> {
  const answers = [...calls].map(async ([call, answer]): Promise<[string, unknown]> => {
    // The caller reads the response itself; this is a copy.
    const copy = (await answer).clone();
    if (!copy.ok) throw new Error(call);
    return [call, await copy.json()];
  });
  const isParsed =
    document.readyState === 'loading' &&
    new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const [all] = await Promise.all([Promise.all(answers), isParsed]);
  await showTemplate(new Map(all));
}

// Early responses belong to the student of the old session.
for (const change of ['authChange', 'storage']) {
  addEventListener(change, (event) => {
    // Other tabs, and the document before this one, store much else.
    const { key } = event as Partial<StorageEvent>;
    if (key && key !== 'isAuthenticated') return;
    isOthers = true;
    earlyAnswers.clear();
    loadApplication();
  });
}

/**
 * Starts the scripts of a page that is readable without them: their template precedes this script, and is
 * removed after use.
 */
function loadApplication(): void {
  const held = document.querySelector<HTMLTemplateElement>('#application');
  if (!held) return;
  held.remove();
  document.head.append(document.importNode(held.content, true));
}

/** Milliseconds after the load event before the scripts start without any user action. */
const quietMs = 2500;

/** A control that is about to be pressed or filled in needs the scripts, and so does a session change. */
function loadWhenTouched(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const control = '#page :is(button,input,textarea)';
      if (target instanceof Element && target.closest(control)) loadApplication();
    });
  }
  addEventListener('load', () => setTimeout(loadApplication, quietMs));
}

/** Asks the server about a visitor without the flag: only the server knows whether they are a student. */
async function isStudent(): Promise<boolean> {
  const answer = await beginCall(sessionCalls[0]);
  const { isAuthenticated } = (await answer.clone().json()) as { isAuthenticated?: boolean };
  return !!isAuthenticated;
}

/** For such a student on the landing page, which shows that the check is running. */
async function loadForStudent(): Promise<void> {
  let isAsking = true;
  const say = () => {
    const place = document.querySelector<HTMLElement>('#page [data-asking]');
    if (place) place.textContent = isAsking ? (place.dataset.asking ?? '') : '';
  };
  document.addEventListener('DOMContentLoaded', say);
  try {
    if (await isStudent()) loadApplication();
  } finally {
    isAsking = false;
    say();
  }
}

// A browser that skips a page's transition reports it by a rejection that no code can catch.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason?: unknown };
  if (reason instanceof DOMException && reason.message.startsWith('Transition was')) {
    event.preventDefault();
  }
});

/** Fetches the student's identity. If the server returns one, the session check is not needed. */
function beginSession(): void {
  const [asks, who] = sessionCalls;
  const named = beginOwnCall(who).then(({ ok }) =>
    ok ? Response.json({ isAuthenticated: true }) : beginCall(asks),
  );
  void keep(asks, named);
}

/** Starts a student's page at once: shows its frame, and starts its first calls. */
function beginPage(): void {
  dataset.student = '';
  const begun = (begin: typeof lastSeen) =>
    new Map(pageCalls().map(([call, address]) => [call, begin(address)]));
  const calls = begun(beginOwnCall);
  if (calls.size === 0) return;
  // The stored document first shows stored data.
  const first = dataset.offline === undefined ? calls : begun(lastSeen);
  fillTemplate(first)
    .catch(() => fillTemplate(calls))
    .catch(() => undefined);
}

// If a skeleton is painted first, the display face loads after the skeleton's files: see page-document.ts.
const font = document.querySelector<HTMLLinkElement>('link[rel=late-preload]');
if (font) font.rel = 'preload';

// Runs before the first paint, so that no wrong theme or other visitor's page flashes.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  // The dashboard reserves room while there is something for today: see today-cards.tsx of shared-features.
  const isKept = ([key, until]: [string, string]) =>
    key.includes(':today:') && Number(until) > Date.now();
  if (Object.entries(localStorage).some(isKept)) dataset.today = '';
  if (isSignedIn()) {
    beginSession();
    beginPage();
    loadApplication();
  } else if (document.querySelector('meta[name="calls"][data-student]')) {
    // The server may know a student without the flag: it is set again before the scripts check it.
    isStudent().then(
      (known) => {
        if (!known) return;
        localStorage.setItem('isAuthenticated', 'true');
        void beginOwnCall(identityPath);
        beginPage();
      },
      () => undefined,
    );
  }
} catch {
  // Storage is blocked: use the device's theme, signed out.
}
loadWhenTouched();
// The login page explains why the visitor was sent there.
if (location.search.includes('next=')) loadApplication();
if (document.querySelector('#application[data-asks-session]')) {
  loadForStudent().catch(() => undefined);
}

// Presses on a static page are stored for the scripts, and the pressed button shows as busy: see
// static-page.ts. Enter in a field presses the form's submit button.
const pressed = (window.pressedEarly = new Set<Element>());
const press = ({ target, key }: Event & { key?: string }) => {
  if (!(target instanceof Element)) return;
  const button = key
    ? key === 'Enter' &&
      target.closest('#page form:has(input:focus)')?.querySelector('[data-submit]')
    : target.closest('#page button');
  if (!button) return;
  loadApplication();
  pressed.add(button);
  button.setAttribute('aria-busy', 'true');
};
document.addEventListener('click', press);
document.addEventListener('keydown', press);
