import { chooseShared } from './share';

function form(fields: Record<string, string>, files: readonly File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const file of files) data.append('pictures', file);
  return data;
}

const photo = (name: string, bytes = 'bytes') => new File([bytes], name, { type: 'image/jpeg' });

const textOf = (fields: Record<string, string>) => chooseShared(form(fields))?.get('text');

test('joins title, text and address into one text', () => {
  expect(textOf({ title: 'Mela', text: 'Tonight on the lawn', url: 'https://mela.example' })).toBe(
    'Mela\nTonight on the lawn\nhttps://mela.example',
  );
});

test('does not repeat a title or an address that the text contains', () => {
  const text = 'Mela tonight: https://mela.example';
  expect(textOf({ title: 'Mela', text, url: 'https://mela.example' })).toBe(text);
});

test('keeps pictures in their order and drops empty files', () => {
  const files = [photo('one.jpg'), photo('none.jpg', ''), photo('two.jpg')];
  const pictures = chooseShared(form({}, files))?.getAll('pictures');
  expect(pictures).toEqual([
    expect.objectContaining({ name: 'one.jpg' }),
    expect.objectContaining({ name: 'two.jpg' }),
  ]);
});

test('keeps at most 10 pictures', () => {
  const album = Array.from({ length: 40 }, (_none, at) => photo(`${at}.jpg`));
  expect(chooseShared(form({}, album))?.getAll('pictures')).toHaveLength(10);
});

test('returns nothing for an empty share', () => {
  expect(chooseShared(form({ title: '', text: '' }, [photo('none.jpg', '')]))).toBeUndefined();
});
