import { words as lists } from '../data/lists';
import type { Char } from '../read/chars';
import type { Views } from '../read/read';
import type { Token } from '../read/tokens';
import { perWord } from '../read/word';
import type { FieldRules } from '../rules';
import type { Span } from './allowed';

/** Beside a number or an address: it belongs to somebody else, or others are told to contact them. */
const aboutOthers =
  /\b(?:her|his|hers|their|uska|uski|uske|iska|iski|iske|unka|unki|ladki|ladke|usko|isko|she|creep|bitch|chick|spam|prank|troll|harass|harrass|bombard|gaali|gali|blank call|(?:call|text|msg|message|ping|whatsapp|mail|dm|email|write to|reach) (?:him|her|them)|(?:the|that) (?:guy|girl|boy) who|missed calls?|ring (?:him|her)|till (?:she|he) cr|rate poo?ch\w*|that (?:guy|girl)|this (?:guy|girl|prof|bitch))\b/;

/** `ankit ka number`, but not the canteen's, the driver's or the author's own. */
const someonesNumber =
  /\b(?!mera|meri|mere|apna|hamara|humara|office|canteen|mess|hostel|warden|cab|auto|driver|coordinator|organi[sz]er|helpline|counsell?or|doctor|hospital|security|guard|shop|owner|seller|team|club|college|department|admin|clinic|ambulance|taxi|stall|dukaan|reception|gate|wale|wali|wala|dukan)[a-z]{2,20} k[ai] (?:phone|mobile|whatsapp|contact|personal|fone|aadhaar|aadhar)? ?(?:no|num|number|mail)\b|\b(?!my|office|warden|driver|helpline|hostel|shop|doctor|stall|canteen|mess|club|team|owner|seller|college|department|coordinator|organi[sz]er|captain|security|guard|cab|today|it|that|what|here|there|let)[a-z]{3,20}'s (?:phone |mobile |personal |private |whatsapp )*(?:number|mobile|no|contact)\b|\b(?:number|contact|mobile) of (?!the|our|my|all)[a-z]{3,}|\bleak(?:ed)?\b|\bgood time\b|\bmaz[ae] (?:lene|le lo|karne|karo)\b|\bmana nahi kar|\bwont say no\b|\bwithout telling\b|\bhave fun\b|\banything for money\b|\bsab ?ku[ch]+h? karti\b|\bbaat karni ho\b|\bof the (?:girl|guy|boy)\b|\bcall .{0,20}at night\b|\bloan le le\b|(?<!my |mera |meri )\baadhaar\b/;

/** The same in Devanagari, long and short vowels folded: `\b` does not work with its letters. */
const aboutOthersIndic =
  /(?:^|[^\p{L}\p{M}])(?:उसका|उसकि|उसके|इसका|इसकि|इसके|उनका|इनका|इस लडकि|उस लडकि|इस लडके|उस लडके|गालि|परेशान|तंग करो|स्पैम)(?![\p{L}\p{M}])|(?:का|कि) (?:पर्सनल |निजि )?(?:फोन|मोबाइल|व्हाट्सएप|व्हाट्सऐप) ?(?:नंबर)?|(?<!स्टॉल|स्टाल|दफ्तर|होटल|वार्डन|मेस|कैंटिन|हॉस्टल|दफ्तर|कार्यालय|ड्राइवर|डॉक्टर|गार्ड|हेल्पलाइन|दुकान|क्लब|संयोजक|वाले) का नंबर|मजे (?:करने|लेने|लो)|बात करनि हो|सब कुछ करति|मना नहिं कर|फोन लगाओ|लिक|रेट पुछ|अकेलि है/u;

/** Numbers of these are public. Indic words as folded. */
export const ofHelpers =
  /\b(?:helpline|aasra|icall|vandrevala|tele.?manas|childline|snehi|kiran)\b|आसरा|हेल्पलाइन|टेलि मानस|वंद्रेवाला/i;

/** Organisers are called about their events. */
const ofOrganisers =
  /\b(?:coordinator|co-ordinator|organi[sz]er|secretary|convenor|stalls?|help ?desk|bookings?|registration|reception)\b|समन्वयक|संयोजक|स्टॉल|सचिव/;
const digitRun = /(?:\+\s?)?(?:\d[\d\s.()\-–/_*]{0,3}){10,16}/g;
const number = /^(?:91|0|0091)?[6-9]\d{9}$/;
const email =
  /[a-z0-9._%+-]{1,40}\s?(?:@|[[(]\s?at\s?[\])])\s?[a-z0-9-]{2,40}(?:\s?(?:\.|[[(]\s?dot\s?[\])])\s?[a-z]{2,10}){1,3}/g;
const spokenEmail =
  /[a-z0-9._]{2,40} (?:at|at the rate) (?:gmail|yahoo|outlook|hotmail|rediffmail) (?:dot|\.) ?com/g;
const around = 70;

/** Identifies one student where nobody may be named: plates, roll numbers, handles, profiles. */
const marks = [
  /(?<![a-z\d])[a-z]{2}[\s-]?\d{1,2}[\s-]?[a-z]{1,3}[\s-]?\d{4}(?!\d)/g,
  /(?<![a-z\d])\d{2,4}[a-z]{1,3}\d[a-z]{0,2}\d{1,8}(?![a-z\d])/g,
  /(?<![a-z\d._])@(?!(?:all|everyone|here|admins?|mods?|campus)\b)[a-z\d][a-z\d._]{2,29}/g,
  /\b(?:facebook|fb|instagram|twitter|snapchat|linkedin|t|wa)\.(?:com|me)\/[\w./-]{2,40}/g,
];

const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3 };

interface Spot {
  readonly index: number;
  readonly length: number;
}

/** Letters, digits and Devanagari: a word is a run of one of these kinds. */
function alphabetOf(code: number): number {
  if (code >= 97 && code <= 122) return 1;
  if (code >= 48 && code <= 57) return 2;
  return code >= 0x900 && code <= 0x963 ? 3 : 0;
}

const longestDigitWord = Math.max(
  ...[...Object.keys(lists.digits), ...Object.keys(repeats)].map((word) => word.length),
);
const spokenDigits = new Map(Object.entries(lists.digits));

function spokenNumbers(text: string): Spot[] {
  const spots: Spot[] = [];
  let digits = '';
  let from = 0;
  let to = 0;
  let words = 0;
  let times = 1;
  const close = (): void => {
    if (words >= 3 && number.test(digits)) spots.push({ index: from, length: to - from });
    digits = '';
    words = 0;
    times = 1;
  };
  for (let at = 0; at < text.length;) {
    const begin = at;
    const alphabet = alphabetOf(text.charCodeAt(at++));
    if (alphabet === 0) continue;
    while (at < text.length && alphabetOf(text.charCodeAt(at)) === alphabet) at++;
    const word = alphabet === 2 || at - begin <= longestDigitWord ? text.slice(begin, at) : '';
    const spoken = alphabet === 2 ? word : spokenDigits.get(word);
    const repeat = spoken === undefined ? repeats[word] : undefined;
    if ((spoken ?? repeat) === undefined || begin - to > 3) close();
    if ((spoken ?? repeat) === undefined) continue;
    if (digits === '' && times === 1) from = begin;
    if (spoken !== word) words++;
    digits += (spoken ?? '').repeat(times);
    times = repeat ?? 1;
    to = at;
  }
  close();
  return spots;
}

function writtenNumbers(text: string): Spot[] {
  return Array.from(text.matchAll(digitRun)).flatMap((match) => {
    const trimmed = match[0].replace(/(?<!\D)\D+$/, '');
    return number.test(trimmed.replace(/\D/g, ''))
      ? [{ index: match.index, length: trimmed.length }]
      : [];
  });
}

const aadhaar = /(?<![\d])\d{4}[ -]\d{4}[ -]\d{4}(?!\d)/g;

function matchesOf(pattern: RegExp, text: string): Spot[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    index: match.index,
    length: match[0].length,
  }));
}

function textOf(chars: readonly Char[]): string {
  let text = '';
  for (const { char } of chars) text += char.length === 1 ? char : ' ';
  return text;
}

const shortestNumber = 10;

/** Phone numbers and e-mail addresses, including spelt-out or spaced digits; and whether they are another person's. */
function findContacts(text: string): (Spot & { readonly ofOthers: boolean })[] {
  const digits = text.match(/\d/g)?.length ?? 0;
  const spots = digits < shortestNumber ? [] : writtenNumbers(text);
  spots.push(...spokenNumbers(text));
  if (digits > shortestNumber) spots.push(...matchesOf(aadhaar, text));
  // Texts without an at sign are not searched for addresses.
  if (/@|\bat\b/.test(text)) spots.push(...matchesOf(email, text), ...matchesOf(spokenEmail, text));
  return spots.flatMap(({ index, length }) => {
    const near = text.slice(Math.max(0, index - around), index + length + around);
    if (ofHelpers.test(near)) return [];
    const ofOthers =
      aboutOthers.test(near) ||
      (!ofOrganisers.test(near) && (aboutOthersIndic.test(near) || someonesNumber.test(near)));
    return [{ index, length, ofOthers }];
  });
}

/** Minimum number of words in a spelt-out number. */
const fewestSpoken = 3;

/** A word's evidence that a text has numbers, addresses or handles in it. */
const hintOf = perWord((text) => {
  if (/[\d@]|^at$|facebook|^fb$|instagram|twitter|snapchat|linkedin|^t$|^wa$/.test(text)) {
    return fewestSpoken;
  }
  return (text.match(/[a-z]+|[\u0900-\u0963]+/g) ?? []).filter(
    (word) => spokenDigits.has(word) || word in repeats,
  ).length;
});

function mayHaveContacts(tokens: readonly Token[]): boolean {
  let hints = 0;
  for (const { word, gap } of tokens) {
    hints += hintOf(word);
    if (hints >= fewestSpoken || (gap.length > 0 && gap.includes('@'))) return true;
  }
  return false;
}

/** The contacts that a field rejects: all, or only other people's; and identifiers of one student. */
export function unwantedContacts(views: Views, { contacts, anonymous }: FieldRules): Span[] {
  if (contacts === 'any' || !mayHaveContacts(views.tokens)) return [];
  const chars = views.chars();
  const text = textOf(chars);
  const spots: Spot[] = findContacts(text).filter(
    ({ ofOthers }) => contacts === 'none' || ofOthers,
  );
  if (anonymous && /[\d@]|\/\w/.test(text)) {
    for (const mark of marks) spots.push(...matchesOf(mark, text));
  }
  return spots.map(({ index, length }) => ({
    start: chars[index]?.start ?? 0,
    end: chars[index + length - 1]?.end ?? 0,
  }));
}
