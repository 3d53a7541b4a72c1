// Runs before the first paint, so that neither another theme nor another visitor's page flashes.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('isAuthenticated') === 'true') dataset.student = '';
} catch {
  // Storage is blocked: the device's theme it is, and nobody is signed in.
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
