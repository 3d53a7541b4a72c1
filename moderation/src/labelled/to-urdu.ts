// Transliterates Devanagari letter by letter into Urdu script, as a machine or a keyboard layout would; short
// vowels inside a word are omitted, as in Urdu.
const letters: Readonly<Record<string, string>> = {
  क: 'ک', ख: 'کھ', ग: 'گ', घ: 'گھ', ङ: 'ن', च: 'چ', छ: 'چھ', ज: 'ج', झ: 'جھ', ञ: 'ن', ट: 'ٹ', ठ: 'ٹھ', ड: 'ڈ',
  ढ: 'ڈھ', ण: 'ن', त: 'ت', थ: 'تھ', द: 'د', ध: 'دھ', न: 'ن', प: 'پ', फ: 'پھ', ब: 'ب', भ: 'بھ', म: 'م', य: 'ی', र: 'ر',
  ल: 'ل', व: 'و', श: 'ش', ष: 'ش', स: 'س', ह: 'ہ', 'क़': 'ق', 'ख़': 'خ', 'ग़': 'غ', 'ज़': 'ز', 'ड़': 'ڑ', 'ढ़': 'ڑھ', 'फ़': 'ف',
  अ: 'ا', आ: 'آ', इ: 'ا', ई: 'ای', उ: 'ا', ऊ: 'او', ऋ: 'ر', ए: 'ا', ऐ: 'ای', ओ: 'او', औ: 'او',
  'ा': 'ا', 'ि': '', 'ी': 'ی', 'ु': '', 'ू': 'و', 'ृ': 'ر', 'े': 'ے', 'ै': 'ی', 'ो': 'و', 'ौ': 'و', 'ं': 'ں', 'ँ': 'ں', '्': '',
  '़': '', 'ॉ': 'ا', '।': '۔',
}; // prettier-ignore

/** Vowels that follow another sound, written on their hamza. */
const later: Readonly<Record<string, string>> = {
  इ: 'ئ',
  ई: 'ئی',
  ए: 'ئے',
  उ: 'ؤ',
  ऊ: 'ؤ',
  ओ: 'ؤ',
};

/** ے is used only at the end of a word. */
export function toUrdu(text: string): string {
  return (
    [...text.normalize('NFC').replace(/([कखगजडढफ])\u093c/g, '$1\u093c')]
      .reduce<string[]>((all, char) => {
        if (char === '\u093c') all.push(`${all.pop() ?? ''}${char}`);
        else all.push(char);
        return all;
      }, [])
      .map((char, at, all) =>
        at > 0 && /\S/.test(all[at - 1] ?? ' ') && char in later
          ? (later[char] ?? '')
          : (letters[char.normalize('NFC')] ?? letters[char] ?? char),
      )
      .join('')
      // Urdu writes a doubled letter once.
      .replace(/([ب-ی])\1/g, '$1')
      .replace(/ے(?=[آ-ی])/g, 'ی')
      .replace(/ں(?=[آ-ی])/g, 'ن')
  );
}
