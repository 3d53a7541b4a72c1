import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyBrowser, goBack, renderAt } from './test-support/render-at';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  emptyBrowser();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

test('About has mission, vision, values, story, team and contact', async () => {
  renderAt('/about');
  await title('About Campus');
  expect(sections()).toEqual([
    'Our mission',
    'Our vision',
    'Our values',
    'Our story',
    'The team',
    'Contact us',
  ]);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Write to us')).toBe('/contact');
  expect(link('Meet Our Developers')).toBe('/developers');
});

test('Meet Our Developers has teams, the tech stack, and links to Contact and About', async () => {
  renderAt('/developers');
  await title('Meet Our Developers');
  const teams = within(screen.getByRole('region', { name: 'The teams' }));
  expect(teams.getAllByRole('listitem')).toHaveLength(8);
  const stack = within(screen.getByRole('region', { name: 'Tech stack' }));
  for (const tool of ['React 19', 'Fastify 5', 'Module Federation']) {
    expect(stack.getByText(tool)).toBeVisible();
  }
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/contact', '/about']);
});

const policies = [
  ['/privacy', 'Privacy Policy'],
  ['/privacy-policy', 'Privacy and security details'],
  ['/disclaimer', 'Disclaimer'],
] as const;

test.each(policies)('%s has a table of contents that links to its sections', async (path, name) => {
  renderAt(path);
  await title(name);
  expect(screen.getByText('30 November 2026')).toHaveAttribute('datetime', '2026-11-30');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const lines = contents.getAllByRole('link');
  expect(sections()).toEqual([
    'On this page',
    'In short',
    ...lines.map(({ textContent }) => textContent),
  ]);
  for (const line of lines) {
    const target = document.getElementById(line.getAttribute('href')!.slice(1));
    expect(target).toHaveTextContent(line.textContent!);
  }
});

test('the main policy states the minimum age and how long usage data is kept', async () => {
  renderAt('/privacy');
  const age = await screen.findByRole('region', { name: 'Minimum age' });
  expect(age).toHaveTextContent('at least 13 years old');
  expect(screen.getByRole('region', { name: 'How long we keep it' })).toHaveTextContent(
    'Usage dataTypically 12-24 months',
  );
});

const guidelines = () => screen.findByRole('heading', { name: 'Community guidelines' });

test('an address with an anchor scrolls to its heading and focuses it', async () => {
  renderAt('/disclaimer#community-guidelines');
  const heading = await guidelines();
  expect(heading).toHaveAttribute('id', 'community-guidelines');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(jest.mocked(heading.scrollIntoView).mock.contexts).toEqual([heading]);
});

test('Back and Forward do not scroll to an anchor a second time', async () => {
  const user = renderAt('/contact');
  await user.click(await screen.findByRole('link', { name: /community guidelines/ }));
  await waitFor(async () => expect(await guidelines()).toHaveFocus());
  await goBack();
  await title('Contact Us');
  act(() => history.forward());
  await guidelines();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('Back from an anchor scrolls to the top of the page', async () => {
  renderAt('/disclaimer');
  await guidelines();
  expect(window.scrollTo).not.toHaveBeenCalled();
  history.pushState(null, '', '#community-guidelines');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await waitFor(async () => expect(await guidelines()).toHaveFocus());
  await goBack();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('an unknown anchor is ignored', async () => {
  renderAt('/disclaimer#no-such-place');
  expect(await title('Disclaimer')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveFocus();
});
