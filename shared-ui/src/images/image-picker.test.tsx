import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import imageCompression from 'browser-image-compression';
import { useState } from 'react';
import { ImagePicker } from './image-picker';
import type { PickedImage } from './use-intake';

jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: Object.assign(jest.fn(), { getDataUrlFromFile: jest.fn() }),
}));
const compress = jest.mocked(imageCompression);

beforeEach(() => {
  compress.mockReset().mockImplementation((file) => Promise.resolve(file));
  jest
    .mocked(imageCompression.getDataUrlFromFile)
    .mockImplementation((file) => Promise.resolve(`data:image/jpeg;base64,${file.size}`));
});

const photo = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type });
const sized = (bytes: number) => {
  const file = photo('sized.jpg');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

function Form({ max = 3, onValue }: { max?: number; onValue?: (value: PickedImage[]) => void }) {
  const [value, setValue] = useState<PickedImage[]>([]);
  const change = (next: PickedImage[]) => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <ImagePicker
      label="Photos"
      value={value}
      onChange={change}
      max={max}
      overMax="Maximum 3 images allowed"
    />
  );
}

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Image files'), files, { applyAccept: false });
const names = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

test('chosen files become data URLs in their order', async () => {
  const onValue = jest.fn();
  render(<Form onValue={onValue} />);
  await choose(photo('one.jpg'), photo('two.png', 'image/png'));
  await waitFor(() => expect(names()).toEqual(['one.jpg', 'two.png']));
  expect(onValue).toHaveBeenLastCalledWith([
    expect.objectContaining({ name: 'one.jpg', url: 'data:image/jpeg;base64,5' }),
    expect.objectContaining({ name: 'two.png' }),
  ]);
  expect(screen.getByText(/2 of 3 added/)).toBeVisible();
  expect(screen.getByText('2 pictures added')).toBeInTheDocument();
});

test('files that were left out are listed with the reason', async () => {
  compress.mockImplementation((file) =>
    file.name === 'broken.jpg' ? Promise.reject(new Error('no')) : Promise.resolve(file),
  );
  render(<Form />);
  await choose(
    photo('notes.heic', 'image/heic'),
    photo('broken.jpg'),
    photo('good.webp', 'image/webp'),
  );
  const message = await screen.findByRole('alert');
  expect(within(message).getByText('2 files were left out')).toBeVisible();
  expect(message).toHaveTextContent('notes.heic: is not a JPEG, PNG or WebP picture');
  expect(message).toHaveTextContent('broken.jpg: could not be read as a picture');
  expect(names()).toEqual(['good.webp']);
});

test('files above the maximum are left out with the given message', async () => {
  render(<Form />);
  await choose(...['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`)));
  await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
  expect(screen.getByText('Maximum 3 images allowed').parentElement).toHaveTextContent(/^d.jpg: /);
});

test('the quality is lowered until a picture is small enough', async () => {
  const sizes = [2_000_000, 1_200_000, 900_000];
  compress.mockImplementation(() => Promise.resolve(sized(sizes.shift() ?? 0)));
  render(<Form />);
  await choose(photo('large.jpg'));
  await waitFor(() => expect(names()).toEqual(['large.jpg']));
  const qualities = compress.mock.calls.map(([, options]) => options.initialQuality ?? 1);
  expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
  expect(new Set(qualities).size).toBe(3);
  for (const [, options] of compress.mock.calls) {
    expect(options).toMatchObject({ maxSizeMB: 1, maxWidthOrHeight: 800, useWebWorker: false });
  }
});

test('a picture that stays too large is left out', async () => {
  compress.mockImplementation(() => Promise.resolve(sized(1_100_000)));
  render(<Form />);
  await choose(photo('huge.png', 'image/png'));
  expect(await screen.findByText('is still larger than 1 MB after compression')).toBeVisible();
  expect(names()).toEqual([]);
});

test('dropped and pasted pictures are added', async () => {
  render(<Form />);
  const box = screen.getByRole('group', { name: 'Photos' });
  fireEvent.drop(box, { dataTransfer: { files: [photo('dropped.jpg')] } });
  await waitFor(() => expect(names()).toEqual(['dropped.jpg']));
  const paste = createEvent.paste(box, { clipboardData: { files: [photo('pasted.jpg')] } });
  fireEvent(box, paste);
  await waitFor(() => expect(names()).toEqual(['dropped.jpg', 'pasted.jpg']));
  expect(paste.defaultPrevented).toBe(true);
});

test('pasted text is left to the page', () => {
  render(<Form />);
  const box = screen.getByRole('group', { name: 'Photos' });
  const paste = createEvent.paste(box, { clipboardData: { files: [] } });
  fireEvent(box, paste);
  expect(paste.defaultPrevented).toBe(false);
});

test('buttons reorder and remove pictures, and a move is announced', async () => {
  render(<Form />);
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await waitFor(() => expect(names()).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 3 earlier' }));
  expect(names()).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
  expect(screen.getByText('Moved to position 2 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 earlier' }));
  expect(names()).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(names()).toEqual(['c.jpg', 'b.jpg']);
});

test('the progress of a file is shown while it is prepared', async () => {
  const finish: { now?: () => void } = {};
  compress.mockImplementation((file, options) => {
    options.onProgress?.(40);
    return new Promise((resolve) => {
      finish.now = () => resolve(file);
    });
  });
  render(<Form />);
  await choose(photo('slow.jpg'));
  const progress = screen.getByRole('progressbar', { name: 'Preparing slow.jpg' });
  await waitFor(() => expect(progress).toHaveValue(40));
  finish.now?.();
  await waitFor(() => expect(progress).not.toBeInTheDocument());
  expect(names()).toEqual(['slow.jpg']);
});
