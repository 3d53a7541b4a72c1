/** Whoever is signed in, and who that is: every page asks for it. */
const sessionCalls = ['/api/auth/verify-token', '/api/auth/me'];

/** The addresses of the page's first calls, with what the page's own address has for the route's parameters. */
function pageCalls(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="calls"]');
  // With a search the page may ask for something else.
  if (!meta || location.search) return [];
  const names = (meta.dataset.path ?? '').split('/');
  const values = location.pathname.split('/');
  const valueOf = (name: string) => values[names.indexOf(name)] ?? '';
  return meta.content.split(' ').map((address) => address.replace(/:\w+/g, valueOf));
}

/** The answer with all that it holds: one that nobody takes would stay open for as long as the page does. */
const readWhole = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), answer);

/** Begins calls beside the scripts; `takeEarlyAnswer` of the contract hands them to the page. */
function beginCalls(): void {
  window.earlyAnswers = new Map();
  for (const address of [...sessionCalls, ...pageCalls()]) {
    // The headers of every call: see call.ts of the contract.
    const headers = { accept: 'application/json', prefer: 'images=url' };
    const answer = fetch(address, { headers, credentials: 'same-origin' }).then(readWhole);
    answer.catch(() => undefined);
    window.earlyAnswers.set(address, answer);
  }
  // They belong to whoever is signed in now.
  for (const change of ['authChange', 'storage']) {
    addEventListener(change, () => window.earlyAnswers?.clear());
  }
}

// Runs before the first paint, so that neither another theme nor another visitor's page flashes.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('isAuthenticated') === 'true') {
    dataset.student = '';
    beginCalls();
  }
} catch {
  // Storage is blocked: the device's theme, signed out.
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
  pressed.add(button);
  button.setAttribute('aria-busy', 'true');
};
document.addEventListener('click', press);
document.addEventListener('keydown', press);

export {};
