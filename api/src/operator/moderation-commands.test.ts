import { explain } from './moderation-commands';

const ask = (text: string, kind: 'post' | 'contact' | 'confession' = 'post') =>
  explain({ text, field: 'content', kind }, undefined);

describe('explain', () => {
  it('names the class, the fragment and the rule of a refused text', async () => {
    const why = await ask('I will kill you tomorrow');
    expect(why).toMatchObject({ verdict: 'refuse', classification: 'threat' });
    expect(why.fragment).toContain('kill');
    expect(why.rule).toMatch(
      /^post refuses threat of severity “mild” or higher; this is “(mild|severe)”\.$/,
    );
    expect(why.finds).toContainEqual(expect.objectContaining({ classification: 'threat' }));
  });

  it('follows the rules of the field', async () => {
    const number = 'Call me on 98765 43210';
    expect(await ask(number, 'contact')).toMatchObject({ verdict: 'allow' });
    expect(await ask(number, 'confession')).toMatchObject({
      verdict: 'refuse',
      classification: 'doxxing',
    });
  });

  it('reports that a harmless text is allowed, without finds', async () => {
    expect(await ask('Anyone up for chai?')).toEqual({
      field: 'content',
      kind: 'post',
      verdict: 'allow',
      rule: 'post allows this text.',
      finds: [],
    });
  });
});
