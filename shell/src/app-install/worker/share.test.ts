import { chooseShared } from './share';

function form(fields: Record<string, string>, files: readonly File[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const file of files) data.append('pictures', file);
  return data;
}

const photo = (name: string, bytes = 'bytes') => new File([bytes], name, { type: 'image/jpeg' });

const textOf = (fields: Record<string, string>) => chooseShared(form(fields))?.get('text');

test('title, text and address become one text', () => {
  expect(textOf({ title: 'Mela', text: 'Tonight on the lawn', url: 'https://mela.example' })).toBe(
    'Mela\nTonight on the lawn\nhttps://mela.example',
  );
});

test('what the text says already is not said twice', () => {
  const text = 'Mela tonight: https://mela.example';
  expect(textOf({ title: 'Mela', text, url: 'https://mela.example' })).toBe(text);
});

test('pictures come in their order, empty files do not', () => {
  const files = [photo('one.jpg'), photo('none.jpg', ''), photo('two.jpg')];
  const pictures = chooseShared(form({}, files))?.getAll('pictures');
  expect(pictures).toEqual([
    expect.objectContaining({ name: 'one.jpg' }),
    expect.objectContaining({ name: 'two.jpg' }),
  ]);
});

test('of a whole album some more come than a post takes', () => {
  const album = Array.from({ length: 40 }, (_none, at) => photo(`${at}.jpg`));
  expect(chooseShared(form({}, album))?.getAll('pictures')).toHaveLength(10);
});

test('a share of nothing is none', () => {
  expect(chooseShared(form({ title: '', text: '' }, [photo('none.jpg', '')]))).toBeUndefined();
});
