import type { FieldKind } from '../types';

interface Generated {
  readonly language: 'english' | 'hinglish' | 'devanagari';
  readonly kind: FieldKind;
  readonly text: string;
}

type Carriers = Readonly<Record<string, readonly string[]>>;

// `_` is the placeholder for the name.
const english: Carriers = {
  place: [
    'Cab to _ on Friday evening, two seats left',
    'Is anybody from _ in first year?',
    'Field trip to _ is on 12 March',
    '_',
    'The overnight train from _ was six hours late',
  ],
  dish: ['Where can I eat _ near campus?', 'Hostel 4 cooked _ for the food fest', '_ for dinner!'],
  song: ['The band will close with _', 'Who sang _ at the freshers night?'],
  film: ['Open air screening of _ at 8', 'My review of _: the second half drags'],
  person: [
    'Congratulations to _ on the scholarship',
    '_',
    'Guest lecture by _ in the main auditorium',
    'Group 7: _, Meera and two more',
  ],
  course: ['Notes for _ needed before the mid sem', '_ has a surprise quiz on Thursday'],
};
const hinglish: Carriers = {
  place: [
    '_ jaane wali bus kitne baje hai',
    'kal _ ke liye nikal rahe hai, koi chalega?',
    'mera ghar _ me hai',
  ],
  dish: [
    'mess me aaj _ bana hai',
    '_ khaye hue bahut din ho gaye',
    'mummy ke haath ka _ yaad aa raha hai',
  ],
  song: ['_ pe dance karenge fest me', 'subah se _ gunguna raha hu'],
  film: ['_ dekhi kya kisi ne, kaisi lagi', 'raat ko _ laga rahe hai common room me'],
  person: ['_ ne aaj bahut accha bola', '_ bhai notes bhej dena', 'kya _ ki class cancel hai'],
  course: ['_ ka syllabus kahan milega', '_ me back lag gayi yaar'],
};
const devanagari: Carriers = {
  place: ['कल सुबह _ के लिए बस निकलेगी', '_ से कौन कौन आया है', '_ की सर्दी याद आती है'],
  dish: ['आज मेस में _ बना है', '_ की रेसिपी कोई बताएगा', 'मां के हाथ का _ सबसे अच्छा'],
  song: ['_ पर नृत्य प्रतियोगिता है', 'सुबह से _ गुनगुना रहा हूं'],
  film: ['_ का प्रदर्शन आठ बजे होगा', '_ देखकर बहुत अच्छा लगा'],
  person: ['_ को बधाई, पहला स्थान मिला', '_ का व्याख्यान कल है', 'अध्यक्ष पद पर _ चुने गए'],
  course: ['_ की परीक्षा सोमवार को', '_ के नोट्स चाहिए'],
};

/** FNV-1a over the bytes: the same result on every machine and at any time. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

function carry(name: string, carriers: readonly string[] | undefined): string {
  const carrier = carriers?.[hashOf(name) % carriers.length] ?? '_';
  return carrier.replace('_', name);
}

/** One generated line per name and script: at most a third of a language's harmless lines. */
export function linesWithNames(rows: readonly string[]): Generated[] {
  return rows.flatMap((row): Generated[] => {
    const [, kind = '', roman = '', indic = ''] = /^(\w+) ([ -~]+) ([^ -~].*)$/.exec(row) ?? [];
    const hash = hashOf(row);
    const language = hash % 2 === 0 ? 'english' : 'hinglish';
    const carriers = language === 'english' ? english : hinglish;
    const lines: Generated[] = [{ language, kind: 'post', text: carry(roman, carriers[kind]) }];
    if (hash % 10 < 7)
      lines.push({ language: 'devanagari', kind: 'post', text: carry(indic, devanagari[kind]) });
    return lines;
  });
}
