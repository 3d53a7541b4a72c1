import { moderateText } from './moderate-text';
import type { FieldKind } from './types';

function verdictOf(text: string, kind: FieldKind): string {
  return moderateText(text, kind).verdict;
}

describe('personal identifiers in a confession', () => {
  it.each([
    ['a number plate', 'KA 05 MN 4321 took my parking place again'],
    ['a roll number', 'ask 21CS1100 about it'],
    ['a university identity number', '2021A7PS0034 knows the answer'],
    ['a social media handle', 'look at @rohan.xd99'],
    ['a social media profile', 'see instagram.com/rohan.xd99'],
    ['a phone number in words', 'double eight zero zero one one two two three three'],
    ['an Aadhaar number', '2345 6789 0123'],
  ])('rejects %s', (...[, text]) => {
    expect(verdictOf(text, 'confession')).toBe('refuse');
  });

  it.each([
    'I failed in MA101 twice and CS201 once',
    'the wifi in B 204 is slow',
    'thank you @admin',
    'the helpline aasra answers on 9820466726',
  ])('allows “%s”', (text) => {
    expect(verdictOf(text, 'confession')).toBe('allow');
  });
});

it.each<[FieldKind, string]>([
  ['title', 'Leaked: mobile of Shreya, 9163308247'],
  ['description', 'call Kavya on 8754410932 for a good time'],
  ['comment', "here is Sneha's number, 9823417760"],
  ['post', 'ये रहा पूजा का नंबर 9450283716'],
])('rejects the phone number of another person in a %s', (kind, text) => {
  expect(verdictOf(text, kind)).toBe('refuse');
});

it.each<[FieldKind, string]>([
  ['post', "The stall's contact number is 9845012345"],
  ['post', 'स्टॉल का नंबर 9845012345 है'],
  ['title', 'Lost wallet, call 8877001122'],
])('allows a contact number of the writer in a %s (case %#)', (kind, text) => {
  expect(verdictOf(text, kind)).toBe('allow');
});

it('rejects a phone number in a reversed text', () => {
  expect(verdictOf([...'this is her number 8123456780 boys'].reverse().join(''), 'comment')).toBe(
    'refuse',
  );
});

describe('harmful words in a harmless context', () => {
  it.each([
    'Stop calling people chinki, it is racist',
    'Nobody deserves to be called a slut',
    'किसी को चमार कहकर मत बुलाओ',
    'Suicide is not the answer, talk to someone',
    'sir maar dalenge agar assignment nahi diya',
    'रैगिंग अपराध है, कोई कपड़े उतरवाए तो शिकायत करें',
    'kutte ke bacche bahut cute hai',
  ])('are allowed: %s', (text) => {
    expect(verdictOf(text, 'comment')).toBe('allow');
  });

  it.each([
    'I want to die, talk to someone they say',
    'sir maar dalenge tujhe aur main bhi tujhe maar dunga',
    'saale chamar',
    'kutte ke bacche, chup baith',
  ])('are rejected if the text is still harmful: %s', (text) => {
    expect(verdictOf(text, 'comment')).toBe('refuse');
  });
});

describe('harmful texts disguised in every word', () => {
  it.each([
    ['blanks inside words', 'go li ma ar dun ga saa le ko'],
    ['line breaks inside words', 'tuj\nhe ma\nar dun\nga'],
    ['stars for Hindi vowels', 'us pr*f ko g*li m*ar d*nga'],
    ['digits for whole words', '1 w1ll k1ll y0u t0n1gh7'],
    ['capitals for blanks', 'IWillKillYouTonight'],
    ['dots and a comma', 't.u.j.h.e, m.a.a.r d.u.n.g.a'],
    ['blanks and an apostrophe', "I ' l l   k i l l   y o u"],
    ['stretched words', 'tujheeee jaaaan seeee maaaar dungaaaa'],
    ['Urdu without short vowels', 'تیری ہڈیاں توڑ دونگا'],
  ])('are rejected: %s', (...[, text]) => {
    expect(verdictOf(text, 'confession')).toBe('refuse');
  });
});
