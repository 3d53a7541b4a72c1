import { counted, plain, sheet, table } from './command';

describe('terminal output', () => {
  it('has columns, with one row per line', () => {
    const list = [
      { name: 'Chess', posts: 12, more: 'not asked for' },
      { name: 'Lost\nand Found', posts: 0, more: '' },
    ];
    expect(table(list, { name: 'Community', posts: 'Posts' })).toBe(
      'Community       Posts\nChess           12\nLost and Found  0',
    );
    expect(table([], { name: 'Community' })).toBe('None.');
  });

  it('replaces the control characters in a text of a visitor', () => {
    expect(plain('\u001b[2J\u009b31mred\u202e\u0007\ttab\nline')).toBe('?[2J?31mred??\ttab\nline');
    expect(table([{ name: '\u001b]0;title' }], { name: 'Name' })).toContain('?]0;title');
    expect(sheet({ Message: 'a\u001bb' })).toBe('Message  a?b');
  });

  it('leaves out fields that are empty and keeps the lines of a text', () => {
    expect(sheet({ Name: 'Asha', Gone: null, Message: 'one\ntwo' })).toBe(
      'Name     Asha\nMessage  one\n         two',
    );
  });

  it('counts with singular and plural', () => {
    expect([0, 1, 2].map((count) => counted(count, 'post'))).toEqual([
      '0 posts',
      '1 post',
      '2 posts',
    ]);
  });
});
