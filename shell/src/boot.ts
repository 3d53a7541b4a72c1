import { identityPath, lastSeenCache } from '@campus/contract/client';
import { showTemplate } from './page-template';

/** Whoever is signed in, and who that is: every page asks for it. */
const sessionCalls = ['/api/auth/verify-token', identityPath] as const;

const { dataset } = document.documentElement;

const meta = document.querySelector<HTMLMetaElement>('meta[name="calls"]');

/** The page's first calls as its route names them, each with its address: the page's own has the parameters. */
function pageCalls(): [string, string][] {
  // With a search the page may ask for something else.
  if (!meta || location.search) return [];
  const names = (meta.dataset.path ?? '').split('/');
  const values = location.pathname.split('/');
  const valueOf = (name: string) => values[names.indexOf(name)] ?? '';
  return meta.content
    .split(' ')
    .filter(Boolean)
    .map((call) => [call, call.replace(/:\w+/g, valueOf)]);
}

/** The answer with all that it holds: one that nobody takes would stay open for as long as the page does. */
const readWhole = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), answer);

const earlyAnswers = (window.earlyAnswers = new Map<string, Promise<Response>>());

/** Milliseconds after which what the document asked for may be out of date. */
const maxAge = 15_000;
setTimeout(() => earlyAnswers.clear(), maxAge);

/** Keeps an answer for whoever asks for it first: `takeEarlyAnswer` of the contract hands it out. */
function keep(address: string, answer: Promise<Response>): Promise<Response> {
  answer.catch(() => undefined);
  earlyAnswers.set(address, answer);
  return answer;
}

/** Begins a call beside the scripts. */
function beginCall(address: string): Promise<Response> {
  // The headers of every call: see call.ts of the contract.
  const headers = { accept: 'application/json', prefer: 'images=url' };
  return keep(address, fetch(address, { headers, credentials: 'same-origin' }).then(readWhole));
}

// A link that is pointed at begins its page's: see prefetch-pointed.ts.
window.beginCall = beginCall;

const isSignedIn = () => localStorage.getItem('isAuthenticated') === 'true';

/** Somebody has logged in or out since the document came. */
let isOthers = false;

async function keepLastSeen(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(lastSeenCache);
  // An answer to whoever logged out meanwhile is not kept for the next one.
  if (answer.ok && isSignedIn() && !isOthers) await cache.put(address, answer);
}

/** What a call answered when the page was last open. From then on the page says that it may be old. */
async function lastSeen(address: string): Promise<Response> {
  const answer = await caches.match(address);
  if (!answer) throw new TypeError(address);
  dataset.lastSeen = '';
  return answer;
}

/**
 * Begins one of the page's own calls. A page that opens without a connection has its answers kept; where its
 * document is the stored one (see answer-page.ts), what was last seen stands in for an answer that does not come.
 */
function beginOwnCall(address: string): Promise<Response> {
  const asked = beginCall(address);
  if (meta?.dataset.offline === undefined) return asked;
  asked.then((answer) => keepLastSeen(address, answer.clone())).catch(() => undefined);
  if (dataset.offline === undefined) return asked;
  return keep(
    address,
    asked.catch(() => lastSeen(address)),
  );
}

/** Shows what the page's template makes of the answers to its first calls, until the page itself has come. */
async function fillTemplate(calls: ReadonlyMap<string, Promise<Response>>): Promise<void> {
  const answers = [...calls].map(async ([call, answer]): Promise<[string, unknown]> => {
    // Whoever takes the answer reads it; this is a copy.
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

// They belong to whoever is signed in now.
for (const change of ['authChange', 'storage']) {
  addEventListener(change, () => {
    isOthers = true;
    earlyAnswers.clear();
    loadApplication();
  });
}

/**
 * Lets the scripts run that a page holds back as it can be read without them: the template stands before this
 * script, and is gone once it has been used.
 */
function loadApplication(): void {
  const held = document.querySelector<HTMLTemplateElement>('#application');
  if (!held) return;
  held.remove();
  document.head.append(document.importNode(held.content, true));
}

/** Milliseconds after a page has loaded in which nobody has touched it. */
const quietMs = 2500;

/** What somebody is about to press or to fill in needs the scripts, and so does a session that changes. */
function loadWhenTouched(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const control = '#page :is(button,input,textarea)';
      if (target instanceof Element && target.closest(control)) loadApplication();
    });
  }
  addEventListener('load', () => setTimeout(loadApplication, quietMs));
}

/** Whether somebody whose flag is gone is a student, only the server knows. */
async function isStudent(): Promise<boolean> {
  const answer = await beginCall(sessionCalls[0]);
  const { isAuthenticated } = (await answer.clone().json()) as { isAuthenticated?: boolean };
  return !!isAuthenticated;
}

/** For such a student on the landing page, which says that it is asked. */
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

// A browser that shows a page without its transition says so by a rejection that nobody can catch.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason?: unknown };
  if (reason instanceof DOMException && reason.message.startsWith('Transition was')) {
    event.preventDefault();
  }
});

/** Asks who the student is. Whom the server names is signed in: one question less. */
function beginSession(): void {
  const [asks, who] = sessionCalls;
  const named = beginOwnCall(who).then(({ ok }) =>
    ok ? Response.json({ isAuthenticated: true }) : beginCall(asks),
  );
  void keep(asks, named);
}

/** What a student's page does at once: it shows its frame, and begins its first calls. */
function beginPage(): void {
  dataset.student = '';
  const begun = (begin: typeof lastSeen) =>
    new Map(pageCalls().map(([call, address]) => [call, begin(address)]));
  const calls = begun(beginOwnCall);
  if (calls.size === 0) return;
  // The stored document shows at once what was last seen.
  const first = dataset.offline === undefined ? calls : begun(lastSeen);
  fillTemplate(first)
    .catch(() => fillTemplate(calls))
    .catch(() => undefined);
}

// Where a skeleton is painted first, the display face comes after what that needs: see page-document.ts.
const font = document.querySelector<HTMLLinkElement>('link[rel=late-preload]');
if (font) font.rel = 'preload';

// Runs before the first paint, so that neither another theme nor another visitor's page flashes.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  // The dashboard keeps a place for as long as there is something for today: see today-cards.tsx of shared-features.
  const isKept = ([key, until]: [string, string]) =>
    key.includes(':today:') && Number(until) > Date.now();
  if (Object.entries(localStorage).some(isKept)) dataset.today = '';
  if (isSignedIn()) {
    beginSession();
    beginPage();
    loadApplication();
  } else if (document.querySelector('meta[name="calls"][data-student]')) {
    // The server may know a student whose flag is gone: it stands again before the scripts ask.
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
  // Storage is blocked: the device's theme, signed out.
}
loadWhenTouched();
// The page says why somebody is there.
if (location.search.includes('next=')) loadApplication();
if (document.querySelector('#application[data-asks-session]')) {
  loadForStudent().catch(() => undefined);
}

// What is pressed on a page that came with the document waits for the scripts, and shows that it was heard:
// see static-page.ts. Enter in a field presses what sends its form.
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
