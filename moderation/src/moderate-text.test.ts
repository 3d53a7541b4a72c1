import fc from 'fast-check';
import { runInThisContext } from 'node:vm';
import { passingLines } from './labelled/read-labelled';
import { moderateText } from './moderate-text';
import { fieldKinds, type FieldKind } from './types';

const phone = 'Found a wallet near the library, call me on 9876543210';
const others = 'her number is 9876543210';

function classOf(text: string, kind: FieldKind = 'comment'): string {
  const verdict = moderateText(text, kind);
  return verdict.verdict === 'refuse' ? verdict.classification : 'allowed';
}

it.each([
  ['threat', 'I will break your legs tomorrow'],
  ['threat', 'tujhe jaan se maar dunga'],
  ['sexual', 'send me your nudes'],
  ['slur', 'saale chamar'],
  ['abuse', 'bhosdike'],
  ['abuse', 'चूतिया'],
  ['self-harm', 'I want to kill myself'],
  ['doxxing', 'uska number 98123 45678 hai'],
  ['scam', 'send 500 first and I will double your money'],
])('finds %s in “%s”', (classification, text) => {
  expect(classOf(text)).toBe(classification);
});

it('quotes the fragment as it was typed, and no other abusive word', () => {
  const verdict = moderateText('the mess is fine but Ch*TiYa warden is not', 'comment');
  expect(verdict).toEqual({
    verdict: 'refuse',
    fragment: 'Ch*TiYa',
    classification: 'abuse',
    severity: 'severe',
    reason: expect.stringContaining('“Ch*TiYa”'),
  });
  const reason = verdict.verdict === 'refuse' ? verdict.reason : '';
  expect(classOf(reason.replace('Ch*TiYa', ''), 'communityName')).toBe('allowed');
});

it('answers a self-harm text with a helpline and without blame', () => {
  const verdict = moderateText('I want to end my life', 'confession');
  const reason = verdict.verdict === 'refuse' ? verdict.reason : '';
  expect(reason).toContain('Tele-MANAS');
  expect(reason).toContain('14416');
  expect(reason).not.toMatch(/not allowed|abus/i);
});

describe('rules per field', () => {
  it.each<[FieldKind, string, string]>([
    ['post', phone, 'allowed'],
    ['comment', phone, 'allowed'],
    ['chat', phone, 'allowed'],
    ['contact', phone, 'allowed'],
    ['confession', phone, 'doxxing'],
    ['confessionComment', phone, 'doxxing'],
    ['datingText', phone, 'doxxing'],
    ['post', others, 'doxxing'],
    ['comment', others, 'doxxing'],
    ['contact', 'write to anita@example.org', 'allowed'],
    ['confession', 'write to anita@example.org', 'doxxing'],
    ['confession', 'roll no 21CS045 is a snake', 'doxxing'],
    ['post', 'Roll no 21CS045 please collect your ID card', 'allowed'],
    ['post', 'this assignment is shit', 'allowed'],
    ['communityName', 'This college is shit', 'abuse'],
    ['username', 'xx_gandu_xx', 'abuse'],
    ['username', 'shitij_99', 'allowed'],
    ['chat', 'you are such an idiot', 'allowed'],
    ['comment', 'you are such an idiot', 'abuse'],
    ['chat', 'I will punch you', 'threat'],
  ])('%s: “%s” is %s', (kind, text, expected) => {
    expect(classOf(text, kind)).toBe(expected);
  });
});

it.each(['MC for tonight is Riya', 'BC Roy hospital', 'MC 101 and BC 204', 'bc kitne baje'])(
  'allows MC and BC as initials: %s',
  (text) => {
    expect(classOf(text)).toBe('allowed');
  },
);

it.each(['mc bc', 'abe bc', 'saale mc'])('rejects MC and BC next to abusive words: %s', (text) => {
  expect(classOf(text)).toBe('abuse');
});

it.each([
  ['upside down', 'ǝʞᴉpsoɥq'],
  ['from right to left', 'dohcradam'],
  ['Devanagari letter by letter', 'मा द र चो द'],
  ['Urdu', 'مادرچود'],
  ['a line break in the word', 'mad\narchod'],
  ['entities', '&#109;adarchod'],
  ['Cyrillic letters only', 'мадарчод'],
  ['a blank in the word', 'ra ndi'],
  ['a threat with more words after it', 'tujhe maar dunga kal hostel me'],
])('rejects harmful text: %s', (_, text) => {
  expect(classOf(text)).not.toBe('allowed');
});

it.each(['Penistone', 'Scunthorpe', 'Kathua', 'Bhikhari Thakur', 'naukri lag gayi, pakki khabar'])(
  'allows %s in each kind of field',
  (text) => {
    const refused = fieldKinds.filter((kind) => moderateText(text, kind).verdict === 'refuse');
    expect(refused).toEqual([]);
  },
);

/** Milliseconds of processor time, not wall time: other programs on the machine have less effect. */
function cost(text: string): number {
  const from = process.cpuUsage();
  moderateText(text, 'confession');
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/**
 * Whether a text costs at most this many times as much as another. Each is measured by the cheapest of up to six
 * alternating runs, as a busy machine makes runs slower and never faster.
 */
function costsAtMost(text: string, times: number, other: string): boolean {
  let [least, leastOfOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 6; run += 1) {
    leastOfOther = Math.min(leastOfOther, cost(other));
    least = Math.min(least, cost(text));
    if (run > 0 && least <= times * leastOfOther) return true;
  }
  return false;
}

const pieces = [
  '#*y',
  ' a',
  'a.',
  '*',
  'ि',
  '&#',
  '&#97;',
  '(',
  'x\n',
  'a\u0301\u0302\u0303',
  'ki ll yo u ',
  'i will ',
  'tujhe maar ',
  'तुझे मार ',
  'her ',
  '9 8 ',
  '$a',
  '|a',
  'ɐ',
  'а',
  'ا',
  'Aa',
  '@.',
  'ch*',
];
const prose =
  'we meet near the library at five and then go for chai, notes bhej dena yaar, kal milte hai '.repeat(
    60,
  );

// A pattern that rescans the text from each of its characters makes it a hundred times slower or more.
it.each(pieces)('needs at most 25 times the time of 5 kB of prose for 64 kB of “%s”', (piece) => {
  expect(costsAtMost(piece.repeat(65_536 / piece.length), 25, prose.slice(0, 5000))).toBe(true);
});

it('needs at most 30 times as long for ten times the text', () => {
  expect(costsAtMost(prose.slice(0, 5000), 30, prose.slice(0, 500))).toBe(true);
});

describe('regular expression calls for an ordinary text of 2,000 characters', () => {
  const lines = passingLines('tuning').map(({ text }) => text);
  // Two texts without a common line.
  const [known, fresh] = [0, 7].map((rest) =>
    lines
      .filter((_, at) => at % 20 === rest)
      .join('. ')
      .slice(0, 2000),
  );

  // `moderateText` runs outside the realm of this file, with regular expressions of its own.
  const { prototype } = runInThisContext('RegExp') as RegExpConstructor;

  function callsFor(text = ''): number {
    const exec = jest.spyOn(prototype, 'exec');
    try {
      moderateText(text, 'confession');
      const { length } = exec.mock.calls;
      expect(length).toBeGreaterThan(0);
      return length;
    } finally {
      exec.mockRestore();
    }
  }

  it('are fewer than 25 per word for a new text', () => {
    moderateText(known ?? '', 'confession');
    const words = fresh?.split(' ').length ?? 0;
    expect(fresh).toHaveLength(2000);
    expect(callsFor(fresh) / words).toBeLessThan(25);
  });

  it('are fewer than ten per word once the words are known', () => {
    moderateText(fresh ?? '', 'confession');
    const words = fresh?.split(' ').length ?? 0;
    expect(callsFor(`${fresh ?? ''} 1`) / words).toBeLessThan(10);
  });
});

it('never throws, whatever the text is', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 200 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(any, (text) => {
      moderateText(text, 'confession');
    }),
    { numRuns: 300 },
  );
});
