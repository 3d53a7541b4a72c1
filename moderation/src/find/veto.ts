import type { Find } from '../types';

// What is cut, thrown or finished here is a ticket, a kite or a chess piece.
const things =
  /(?:^|[^\p{L}\p{M}])(?:call|chess|shatranj|ludo|carr?om|goti|patang|ticket|cake|seb|apple|pyaz|sabzi|line|station|airport|cab|chalan|lauki|defuse|valorant|शतरंज|लूडो|कैरम|गोटी|पतंग|टिकट|केक|सेब|प्याज़|सब्ज़ी|स्टेशन)(?![\p{L}\p{M}])/iu;
// Whoever names these is not talking of the thing.
const body =
  /(?:^|[^\p{L}\p{M}])(?:gala|gardan|sar|haddi|pasli|haath|hath|pair|zinda|jinda|jaan|goli|chaku|tezab|laash|lash|गला|गर्दन|हड्डी|पसली|सिर|हाथ|पैर|ज़िंदा|जान|गोली|चाकू|तेज़ाब|लाश)(?![\p{L}\p{M}])/iu;
const puppies = /^(?:kutt|suar|billi|कुत्त|सूअर|बिल्ल).*(?:b[ae]ch+|pill|बच्च|पिल्ल)/iu;
const nursing = /^(?:kutiya ne|कुतिया ने) .{0,20}(?:b[ae]ch+|pill|बच्च|पिल्ल)/iu;
const fondOf =
  /cute|pyaa?r[aei]|adopt|parking|vaccin|biscuit|doodh|mile? hai|diye hai|प्यार|गोद|बिस्कुट|दूध|टीका|मिल[ाे] है/iu;
const around = 30;

// Whoever says one of these speaks against the word, not with it.
const condemned =
  /\b(?:racist|racism|casteist|casteism|homophobic|sexist|stop (?:calling|saying|using)|(?:do ?n.?t|never|nobody should|no one should|not okay to|wrong to) (?:call|be called|use|say)|is a slur|nobody deserves|no ?one deserves|no ?one should be|nobody should be|mat (?:bulao|bolo|kaho|kehna|bolna|bulana)|shabd ka|kehna galat|bolna galat)\b|मत (?:बुलाओ|कहो|बोलो|बुलाना)|कहना बंद|नस्लभेद|शब्द का|कहना गलत|जातिवाद/iu;
// A word by itself beside these is a subject, a title or somebody's name.
const subject =
  /(?:^|[^\p{L}\p{M}])(?:history|itihaa?s|shodh|research|community|samaj|samudaya?|regiment|movement|documentary|film|movie|song|gaana|novel|sahitya|literature|seminar|rights|adhikar|cousin|इतिहास|शोध|समाज|समुदाय|फिल्म|साहित्य|संगोष्ठी|अधिकार|अधिकारों)(?![\p{L}\p{M}])/iu;
const comforting =
  /helpline|tele.?manas|14416|not the (?:answer|solution)|never the (?:answer|solution)|talk to (?:someone|somebody|us|a |me|any)|reach out|aasra|asra foundation|please call|kripya|कृपया|आसरा|not alone|we are here|koi hal nah|hal nah|baat kar(?:o|e|na)|akele? nah|हल नहीं|बात करो|अकेले? नहीं|हेल्पलाइन/iu;
const loved =
  /(?:rajma|chawal|biryani|momos?|maggi|pizza|paneer|dosa|golgapp|gaan[oe]|राजमा|चावल|बिरयानी|मोमो|मैगी|गान).{0,20} (?:ke liye|pe|par|के लिए|पर) /iu;
// A last message of these is a farewell to a college or a chat.
const leaving = /graduat|passing out|convocation|new gro?up|naya gro?up|नया समूह/iu;
const lastWords = /(?:this is|its|it.s) my (?:last|final)|aakhi?ri|आखिरी|अंतिम/iu;
const ofOneself =
  /\b(?:i (?:want|will|am|have|cant|don.?t|wish|feel|tried|keep)|i.?(?:m|ll|ve)|my|main|mai|mujhe|mera|meri|maine)\b|मैं|मुझे|मेर[ाीे]/iu;

const againstRagging =
  /1800.?180.?5522|anti.?ragging|ragging (?:is|ek|apradh|ke khilaf|complaint)|रैगिंग (?:अपराध|के खिलाफ|की शिकायत)/iu;
// `Sir maar dalenge`: of teachers and parents this is said for fun.
const hyperbole =
  /(?:^|[^\p{L}])(?:sir|ma.?am|mummy|mumma|papa|prof|teacher|सर|मैम|मम्मी|पापा) (?:to |तो )?(?:maa?r|kac?hc?ha|chaba|jaan|मार|कच्चा|चबा|जान)/iu;
const aimedAt = /\b(?:tujhe|tereko|tera|tere|usko|use)\b|तुझे|तेर[ाेी]|उसे|उसको/iu;

// What is let by the night or the hour.
const letOut =
  /\b(?:tents?|trek|guest ?house|homestay|lodge|turf|camera|projector|cycle|bike|parents)\b|गेस्ट हाउस|टेंट|साइकिल/iu;
const price = /raat|night|ghant|hour|रात|घंट/iu;

/** A text as typed, asked for each pattern once however much is found in it. */
export class TypedText {
  private readonly answers = new Map<RegExp, boolean>();

  constructor(readonly typed: string) {}

  says(pattern: RegExp): boolean {
    let answer = this.answers.get(pattern);
    if (answer === undefined) this.answers.set(pattern, (answer = pattern.test(this.typed)));
    return answer;
  }
}

/** Speech against slurs, comfort for somebody who thinks of dying, and young animals. */
export function isSpokenAgainst(find: Find, text: TypedText): boolean {
  const { classification } = find;
  const fragment = text.typed.slice(find.start, find.end);
  if (classification === 'self-harm')
    return (
      text.says(loved) ||
      (lastWords.test(fragment) && text.says(leaving)) ||
      (text.says(comforting) && !text.says(ofOneself))
    );
  if (classification !== 'slur' && text.says(againstRagging)) return true;
  if (classification === 'threat')
    return text.says(condemned) || (text.says(hyperbole) && !text.says(aimedAt));
  if (classification === 'sexual') return price.test(fragment) && text.says(letOut);
  if (classification !== 'slur' && classification !== 'abuse') return false;
  if (
    classification === 'abuse' &&
    (puppies.test(fragment) || nursing.test(text.typed.slice(find.start)))
  )
    return text.says(fondOf);
  if (text.says(condemned)) return true;
  const single = !/\s/.test(fragment);
  return single && (classification === 'slur' || find.severity !== 'severe') && text.says(subject);
}

/** Threats that are none, by the things that stand beside them. */
export function isOfThings(find: Find, { typed }: TypedText): boolean {
  if (find.classification !== 'threat') return false;
  const near = typed.slice(Math.max(0, find.start - around), find.end + around);
  return things.test(near) && !body.test(near);
}
