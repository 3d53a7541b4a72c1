import { waitFor } from '@testing-library/react';
import '../boot';
import { beginBehindStaticPage, endStaticPage } from './static-page';

const form = (submit: string) => `
  <header><button>Theme</button></header>
  <form>
    <input name="name" /><textarea name="message"></textarea>
    <button ${submit}>Send</button>
  </form>`;

/** A page in the document, and the page of the scripts, which contains `drawn`. */
function open(drawn = form('type="submit"')) {
  window.pressedEarly?.clear();
  document.body.innerHTML = `<div id="root">${drawn}</div><div id="page">${form('type="button" data-submit')}</div>`;
  const root = document.getElementById('root')!;
  beginBehindStaticPage(root);
  const page = document.getElementById('page')!;
  const done: string[] = [];
  root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) done.push(target.textContent ?? '');
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  return { root, page, done, button, field: page.querySelector('input')! };
}

const takenOver = (page: Element) => waitFor(() => expect(page).not.toBeInTheDocument());

test('a pressed button shows as busy, and is clicked once when the scripts take over', async () => {
  const { page, done, button } = open();
  button('Theme').click();
  button('Send').click();
  button('Send').click();
  expect(button('Send')).toHaveAttribute('aria-busy', 'true');
  endStaticPage();
  await takenOver(page);
  expect(done).toEqual(['Theme', 'Send']);
});

test('a button pressed during the takeover is clicked too', async () => {
  const { page, done, button } = open();
  button('Theme').click();
  endStaticPage();
  button('Send').click();
  await takenOver(page);
  expect(done).toEqual(['Theme', 'Send']);
});

test('Enter in a field submits its form when the scripts take over', async () => {
  const { page, root, done, field } = open();
  field.value = 'Asha';
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  endStaticPage();
  await takenOver(page);
  expect(done).toEqual(['Send']);
  expect(root.querySelector('input')).toHaveValue('Asha');
  expect(root.querySelector('input')).toHaveFocus();
});

test('the text typed in a textarea and its focus are carried over', async () => {
  const { page, root } = open();
  const message = page.querySelector('textarea')!;
  message.value = 'I lost my lamp.';
  message.focus();
  const twin = root.querySelector('textarea')!;
  // React also stores the value in the text of the element.
  twin.addEventListener('input', () => (twin.textContent = twin.value));
  endStaticPage();
  await takenOver(page);
  expect(twin).toHaveValue('I lost my lamp.');
  expect(twin).toHaveFocus();
});

test.each([
  ['A lamp.', 'A lamp.\nLost it.'],
  ['A lamp. Lost it.', 'A lamp. Lost it.'],
])('typed text is added to a restored draft: %j', async (draft, expected) => {
  const { page, root, field } = open();
  root.querySelector('textarea')!.value = draft;
  root.querySelector('input')!.value = 'Ash';
  page.querySelector('textarea')!.value = 'Lost it.';
  field.value = 'Asha';
  endStaticPage();
  await takenOver(page);
  expect(root.querySelector('textarea')).toHaveValue(expected);
  expect(root.querySelector('input')).toHaveValue('Asha');
});

test('a press without a matching button clicks no other button', async () => {
  const { page, done, button } = open(
    '<header><button>Theme</button></header><button>Retry</button>',
  );
  button('Send').click();
  endStaticPage();
  await takenOver(page);
  expect(done).toEqual([]);
});

test('an untouched page without fields is replaced at once', () => {
  const { page, root } = open();
  page.querySelector('form')!.remove();
  endStaticPage();
  expect(page).not.toBeInTheDocument();
  expect(root).toBeVisible();
});

test("a filled page stays until the scripts' page has loaded, for at most five seconds", async () => {
  const busy =
    '<main><div aria-busy="true"></div><div data-widget="x" aria-busy="true"></div></main>';
  const readable = () => {
    const opened = open(busy);
    opened.page.innerHTML = '<p>Something to read</p>';
    opened.page.dataset.filled = '';
    endStaticPage();
    expect(opened.page).toBeInTheDocument();
    // Everything would be found twice.
    expect(opened.root).not.toBeInTheDocument();
    return opened;
  };
  const { page, root } = readable();
  root.querySelector('div')!.removeAttribute('aria-busy');
  await takenOver(page);
  expect(root).toBeVisible();
  jest.useFakeTimers();
  const { page: waiting } = readable();
  jest.advanceTimersByTime(5001);
  jest.useRealTimers();
  await takenOver(waiting);
});

test('buttons with the same name are matched by their order', async () => {
  const rows = (tools: string) =>
    [1, 2].map(() => `<article>${tools}<button>Vote</button></article>`).join('');
  const { page, root, done } = open(rows('<button aria-label="Report"></button>'));
  page.innerHTML = rows('');
  page.querySelectorAll('button')[1]!.click();
  const pressed: Element[] = [];
  root.addEventListener('click', ({ target }) => pressed.push(target as Element));
  endStaticPage();
  await takenOver(page);
  expect(done).toEqual(['Vote']);
  expect(pressed).toEqual([root.querySelectorAll('article')[1]!.lastElementChild]);
});

test("of a button's phone and wide-screen copies, the visible one is carried over", async () => {
  const menu = (face: string) => `<button class="narrow" title="Menu">Menu${face}</button>`;
  const { page, done } = open(menu('AK'));
  page.innerHTML = `<button class="wide" title="Menu">Menu</button>${menu('')}`;
  Object.defineProperty(page.querySelector('.wide'), 'checkVisibility', { value: () => false });
  page.querySelector<HTMLElement>('.narrow')!.click();
  endStaticPage();
  await takenOver(page);
  expect(done).toEqual(['MenuAK']);
});

test('a button with a name attribute is matched by it, even if the labels differ', async () => {
  const toggle = (state: string) =>
    `<button name="theme" aria-label="Theme: ${state}">Toggle</button>`;
  const { page, done } = open(toggle('dark'));
  page.innerHTML = toggle('system');
  page.querySelector('button')!.click();
  endStaticPage();
  await takenOver(page);
  expect(done).toEqual(['Toggle']);
});

test('a ticked checkbox is carried over', async () => {
  const box = '<label><input type="checkbox">Only free</label><button>Go</button>';
  const { page, root } = open(box);
  page.innerHTML = box;
  page.querySelector('input')!.click();
  endStaticPage();
  await takenOver(page);
  expect(root.querySelector('input')).toBeChecked();
});
