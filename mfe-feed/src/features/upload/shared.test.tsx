import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { communities } from '../../test-support/samples';

jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: Object.assign((file: File) => Promise.resolve(file), {
    getDataUrlFromFile: () => Promise.resolve('data:image/jpeg;base64,AA=='),
  }),
}));

// jsdom has neither caches nor drop events: these are small replacements.
let kept: Map<string, Response>;

class Transfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}

class Drop extends Event {
  readonly dataTransfer: Transfer;
  constructor(type: string, { dataTransfer, ...init }: EventInit & { dataTransfer: Transfer }) {
    super(type, init);
    this.dataTransfer = dataTransfer;
  }
}

beforeEach(() => {
  emptyBrowser();
  kept = new Map();
  const match = (address: string, { cacheName }: CacheQueryOptions & { cacheName: string }) =>
    Promise.resolve(kept.get(`${cacheName} ${address}`));
  const forget = (name: string) => {
    const keys = [...kept.keys()].filter((key) => key.startsWith(`${name} `));
    return Promise.resolve(keys.map((key) => kept.delete(key)).length > 0);
  };
  Object.assign(window, { DataTransfer: Transfer, DragEvent: Drop });
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: { match, delete: forget },
  });
  fakeServer({ 'GET /api/communities': () => communities });
});

const part = (fields: string, body: string) =>
  `--edge\r\nContent-Disposition: form-data; ${fields}\r\n\r\n${body}\r\n`;

const picture = (name: string, type = 'image/jpeg') =>
  part(`name="pictures"; filename="${name}"\r\nContent-Type: ${type}`, 'bytes');

/** The data that the service worker stores when a phone shares something. */
function share(text: string, ...pictures: string[]): void {
  const body = `${part('name="text"', text)}${pictures.join('')}--edge--`;
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  kept.set('campus:shared /upload?shared=1', new Response(body, { headers }));
}

const text = () => screen.findByRole('textbox', { name: 'Your post' });
const card = () => screen.queryByRole('region', { name: 'Shared with Campus' });
const names = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const take = () => press('Add to Post');

it('shared text and pictures are not added before the student confirms', async () => {
  share('Buy this now', picture('bait.jpg'));
  renderAt('/upload?shared=1');
  await waitFor(() => expect(card()).toHaveTextContent('Buy this now'));
  expect(card()).toHaveTextContent('bait.jpg');
  expect(await text()).toHaveValue('');
  expect(names()).toEqual([]);
  expect(kept.size).toBe(1);
});

it('Discard deletes the shared content', async () => {
  share('Buy this now', picture('bait.jpg'));
  renderAt('/upload?shared=1');
  await press('Discard');
  expect(card()).toBeNull();
  expect(await text()).toHaveValue('');
  await waitFor(() => expect(kept.size).toBe(0));
});

it('Add to Post adds shared text and pictures, closes the offer and deletes the stored copy', async () => {
  share('The mela is on', picture('stage.jpg'), picture('lights.webp', 'image/webp'));
  renderAt('/upload?shared=1');
  await take();
  await waitFor(() => expect(names()).toEqual(['stage.jpg', 'lights.webp']));
  expect(await text()).toHaveValue('The mela is on');
  expect(screen.getByText(/2 of 3 added/)).toBeVisible();
  expect(card()).toBeNull();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('Add to Post adds three pictures at most and names the ones left out', async () => {
  share('', ...['a', 'b', 'c', 'd'].map((name) => picture(`${name}.jpg`)));
  renderAt('/upload?shared=1');
  await take();
  await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
  expect(await screen.findByText('Maximum 3 images allowed')).toBeVisible();
});

it('shared text is appended to an existing draft', async () => {
  localStorage.setItem('draft:post', 'Half a thought');
  share('and a link');
  renderAt('/upload?shared=1');
  await take();
  await waitFor(async () => expect(await text()).toHaveValue('Half a thought\n\nand a link'));
  expect(localStorage.getItem('draft:post')).toBe('Half a thought\n\nand a link');
});

it('/upload without shared=1 neither offers nor deletes stored shared content', async () => {
  share('Not now', picture('stage.jpg'));
  renderAt('/upload');
  await screen.findByRole('option', { name: 'Robotics' });
  expect(await text()).toHaveValue('');
  expect(names()).toEqual([]);
  expect(card()).toBeNull();
  expect(kept.size).toBe(1);
});

it.each([
  ['missing', undefined],
  ['unreadable', new Response('no form')],
])('%s shared content offers nothing and leaves the composer empty', async (_, stored) => {
  if (stored) kept.set('campus:shared /upload?shared=1', stored);
  renderAt('/upload?shared=1');
  await screen.findByRole('option', { name: 'Robotics' });
  expect(card()).toBeNull();
  expect(await text()).toHaveValue('');
});
