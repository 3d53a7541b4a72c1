import { showTemplate } from './page-template';

/** A page with the template `template`, as in the document. */
function page(template: string): HTMLElement {
  document.head.innerHTML = '';
  document.body.innerHTML =
    `<div id="page"><main><div aria-busy="true">Loading</div>` +
    `<template data-page="mfe-tea" class="part">${template}</template></main></div>`;
  return document.querySelector('main')!;
}

async function filled(template: string, answer: unknown): Promise<string> {
  const main = page(template);
  await showTemplate(new Map([['/api/teas', answer]]));
  return main.querySelector('[data-remote]')!.innerHTML;
}

const list = (content: string, of = 'teas') =>
  `<template data-each="${of}" data-call="/api/teas"><ul title="{{total}}">${content}</ul></template>`;

test('replaces the skeleton with the filled template', async () => {
  const main = page(list('<li><b>{{name}}</b> of {{maker.name}}</li>'));
  const teas = [{ name: 'Assam', maker: { name: 'Asha' } }, { name: 'Nilgiri' }];
  await showTemplate(new Map([['/api/teas', { teas }]]));
  expect(main.querySelector('[aria-busy]')).toBeNull();
  expect(main.querySelector('.part[data-remote="mfe-tea"]')!.innerHTML).toBe(
    '<ul title=""><li><b>Assam</b> of Asha</li><li><b>Nilgiri</b> of </li></ul>',
  );
  expect(document.getElementById('page')!.dataset.filled).toBe('');
});

test('accepts an answer that is itself a list of plain values', async () => {
  expect(await filled(list('<li>{{.}}</li>', '.'), ['a', 'b'])).toContain('<li>a</li><li>b</li>');
});

test('fills in a single item', async () => {
  const one = await filled(list('<li>{{name}}</li>', 'tea'), { tea: { name: 'Assam' } });
  expect(one).toBe('<ul title=""><li>Assam</li></ul>');
});

test.each([[{ teas: [] }], [{}], [{ teas: 'none' }], [null], ['text']])(
  'omits a list that is missing or empty in %j',
  async (answer) => {
    expect(await filled(list('<li>{{name}}</li>'), answer)).toBe('');
  },
);

test('fills nested lists, and parts that depend on whether a value is given', async () => {
  const item =
    '<li><template data-when="cups.1"><i>{{cups.length}} cups</i></template>' +
    '<template data-unless="cups.1"><i>one cup</i></template>' +
    '<template data-each="cups"><p><b>{{size}}</b></p></template></li>';
  const teas = [{ cups: [{ size: 1 }, { size: 2 }] }, { cups: [] }];
  expect(await filled(list(item), { teas })).toBe(
    '<ul title=""><li><i>2 cups</i><p><b>1</b><b>2</b></p></li><li><i>one cup</i></li></ul>',
  );
});

test('shows parts that depend on which text a value is', async () => {
  const item =
    '<template data-when="state" data-is="sold"><i>Sold</i></template>' +
    '<template data-unless="state" data-is="sold"><i>{{state}}</i></template>';
  const teas = [{ state: 'sold' }, { state: 'full' }, {}];
  expect(await filled(list(`<li>${item}</li>`), { teas })).toBe(
    '<ul title=""><li><i>Sold</i></li><li><i>full</i></li><li><i></i></li></ul>',
  );
});

test.each([
  ['{{at|full}}', 'Mar 14, 2026, 5:30 PM'],
  ['{{at|clock}}', '5:30 pm'],
  ['{{at|month}} {{at|dayOfMonth}}', 'Mar 14'],
  ['{{price|price}}', '₹1,50,000'],
  ['{{gift|price}}', 'Free'],
  ['{{name|initials}}', 'AR'],
  ['{{name|part}}', 'Asha%20Rao'],
  ['{{none|full}}{{none|price}}', ''],
  ['{{name|unheardOf}}', 'Asha Rao'],
])('fills %s with %s', async (place, text) => {
  const tea = { at: '2026-03-14T12:00:00Z', price: 150000, gift: 0, name: 'Asha Rao' };
  expect(await filled(list(`<li>${place}</li>`, '.'), [tea])).toContain(`<li>${text}</li>`);
});

test('inserts values as text, never as markup', async () => {
  const name = '"><img src=x onerror=alert(1)>{{name}}';
  const html = await filled(
    list('<li><a title="{{name}}" href="/tea/{{name|part}}">{{name}}</a></li>', '.'),
    [{ name }],
  );
  const main = document.querySelector('main')!;
  expect(main.querySelector('img')).toBeNull();
  expect(main.querySelector('a')!.textContent).toBe(name);
  expect(main.querySelector('a')!.title).toBe(name);
  expect(html).toContain(`href="/tea/${encodeURIComponent(name)}"`);
});

test('waits for the style sheets of the remote, which keep their integrity hashes', async () => {
  const main = page(list('<li>{{.}}</li>', '.'));
  document.head.innerHTML =
    '<link rel="preload" as="style" href="/assets/shell.css">' +
    '<link rel="preload" as="style" href="/r/mfe-tea/1/tea.css" integrity="sha384-x">';
  const showing = showTemplate(new Map([['/api/teas', ['a']]]));
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1);
  expect([sheet.getAttribute('href'), sheet.getAttribute('integrity')]).toEqual([
    '/r/mfe-tea/1/tea.css',
    'sha384-x',
  ]);
  expect(main.querySelector('[data-remote]')).toBeNull();
  sheet.dispatchEvent(new Event('load'));
  await showing;
  expect(main.querySelector('[data-remote]')).not.toBeNull();
});

test('keeps the skeleton if a style sheet fails to load', async () => {
  const main = page(list('<li>{{.}}</li>', '.'));
  document.head.innerHTML = '<link rel="preload" as="style" href="/r/mfe-tea/1/tea.css">';
  const showing = showTemplate(new Map([['/api/teas', ['a']]]));
  document.querySelector('link[rel=stylesheet]')!.dispatchEvent(new Event('error'));
  await expect(showing).rejects.toThrow('tea.css');
  // Otherwise the remote's own code would wait for it.
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
  expect(main.querySelector('[aria-busy]')).not.toBeNull();
});

test('does not replace a page that has loaded meanwhile', async () => {
  page(list('<li>{{.}}</li>', '.'));
  document.head.innerHTML = '<link rel="preload" as="style" href="/r/mfe-tea/1/tea.css">';
  const showing = showTemplate(new Map([['/api/teas', ['a']]]));
  const sheet = document.querySelector('link[rel=stylesheet]')!;
  document.body.innerHTML = '<div id="root">The page</div>';
  sheet.dispatchEvent(new Event('load'));
  await showing;
  expect(document.body.textContent).toBe('The page');
});
