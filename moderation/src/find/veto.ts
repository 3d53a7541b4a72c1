import { words } from '../data/lists';
import type { Find } from '../types';

// Here the things cut, thrown or finished are tickets, kites or chess pieces.
const things =
  /(?:^|[^\p{L}\p{M}])(?:call|chess|shatranj|ludo|carr?om|goti|patang|ticket|cake|seb|apple|pyaz|sabzi|line|station|airport|cab|chalan|lauki|defuse|valorant|शतरंज|लूडो|कैरम|गोटी|पतंग|टिकट|केक|सेब|प्याज़|सब्ज़ी|स्टेशन)(?![\p{L}\p{M}])/iu;
// Words showing that the text is not about such a thing.
const body =
  /(?:^|[^\p{L}\p{M}])(?:gala|gardan|sar|haddi|pasli|haath|hath|pair|zinda|jinda|jaan|goli|chaku|tezab|laash|lash|गला|गर्दन|हड्डी|पसली|सिर|हाथ|पैर|ज़िंदा|जान|गोली|चाकू|तेज़ाब|लाश)(?![\p{L}\p{M}])/iu;
const puppies = /^(?:kutt|suar|billi|कुत्त|सूअर|बिल्ल).*(?:b[ae]ch+|pill|बच्च|पिल्ल)/iu;
const nursing = /^(?:kutiya ne|कुतिया ने) .{0,20}(?:b[ae]ch+|pill|बच्च|पिल्ल)/iu;
const fondOf =
  /cute|pyaa?r[aei]|adopt|parking|vaccin|biscuit|doodh|mile? hai|diye hai|प्यार|गोद|बिस्कुट|दूध|टीका|मिल[ाे] है/iu;
const around = 30;

// Words showing that the text opposes the word rather than uses it.
const condemned =
  /\b(?:racist|racism|casteist|casteism|homophobic|sexist|stop (?:calling|saying|using)|(?:do ?n.?t|never|nobody should|no one should|not okay to|wrong to) (?:call|be called|use|say)|is a slur|nobody deserves|no ?one deserves|no ?one should be|nobody should be|mat (?:bulao|bolo|kaho|kehna|bolna|bulana)|shabd ka|kehna galat|bolna galat)\b|मत (?:बुलाओ|कहो|बोलो|बुलाना)|कहना बंद|नस्लभेद|शब्द का|कहना गलत|जातिवाद/iu;
// A word alone beside these is a subject, a title or a name.
const subject =
  /(?:^|[^\p{L}\p{M}])(?:history|itihaa?s|shodh|research|community|samaj|samudaya?|regiment|movement|documentary|film|movie|song|gaana|novel|sahitya|literature|seminar|rights|adhikar|cousin|इतिहास|शोध|समाज|समुदाय|फिल्म|साहित्य|संगोष्ठी|अधिकार|अधिकारों)(?![\p{L}\p{M}])/iu;
const comforting =
  /helpline|tele.?manas|14416|not the (?:answer|solution)|never the (?:answer|solution)|talk to (?:someone|somebody|us|a |me|any)|reach out|aasra|asra foundation|please call|kripya|कृपया|आसरा|not alone|we are here|koi hal nah|hal nah|baat kar(?:o|e|na)|akele? nah|हल नहीं|बात करो|अकेले? नहीं|हेल्पलाइन/iu;
const loved =
  /(?:rajma|chawal|biryani|momos?|maggi|pizza|paneer|dosa|golgapp|gaan[oe]|राजमा|चावल|बिरयानी|मोमो|मैगी|गान).{0,20} (?:ke liye|pe|par|के लिए|पर) /iu;
// A last message with these is a farewell to a college or a chat.
const leaving = /graduat|passing out|convocation|new gro?up|naya gro?up|नया समूह/iu;
const lastWords = /(?:this is|its|it.s) my (?:last|final)|aakhi?ri|आखिरी|अंतिम/iu;
const ofOneself =
  /\b(?:i (?:want|will|am|have|cant|don.?t|wish|feel|tried|keep)|i.?(?:m|ll|ve)|my|main|mai|mujhe|mera|meri|maine)\b|मैं|मुझे|मेर[ाीे]/iu;

const againstRagging =
  /1800.?180.?5522|anti.?ragging|ragging (?:is|ek|apradh|ke khilaf|complaint)|रैगिंग (?:अपराध|के खिलाफ|की शिकायत)/iu;
// `Sir maar dalenge`: said of teachers and parents as a joke.
const hyperbole =
  /(?:^|[^\p{L}])(?:sir|ma.?am|mummy|mumma|papa|prof|teacher|सर|मैम|मम्मी|पापा) (?:to |तो )?(?:maa?r|kac?hc?ha|chaba|jaan|मार|कच्चा|चबा|जान)/iu;
const aimedAt = /\b(?:tujhe|tereko|tera|tere|usko|use)\b|तुझे|तेर[ाेी]|उसे|उसको/iu;

// Things rented by the night or the hour.
const letOut =
  /\b(?:tents?|trek|guest ?house|homestay|lodge|turf|camera|projector|cycle|bike|parents)\b|गेस्ट हाउस|टेंट|साइकिल/iu;
const price = /raat|night|ghant|hour|रात|घंट/iu;

/** A text as typed; each pattern is tested once, regardless of the number of matches. */
export class TypedText {
  private readonly answers = new Map<RegExp, boolean>();

  constructor(readonly typed: string) {}

  says(pattern: RegExp): boolean {
    let answer = this.answers.get(pattern);
    if (answer === undefined) this.answers.set(pattern, (answer = pattern.test(this.typed)));
    return answer;
  }
}

// The text quotes a word, or describes its effect on people.
const mentioned =
  /\b(?:the (?:term|words?)|call(?:ed|s|ing)? (?:him|her|me|us|them|someone|somebody|people|anyone|a |an )|call(?:ed|s)? chink|being called|(?:get|got) called|as an insult|(?:is|as) an? (?:slur|insult)|slurs?|hurts|mazaa?k nahi|gaali nahi|apra?a?dh|sharmn?aa?k|behind (?:his|her|their|my) back|my (?:grand)?(?:father|mother|parents|family)|needs to stop|(?:main|mai|hum) \S+ (?:jaati?|jati) se|(?:bolna|kehna|bulana) (?:band|mazaa?k|gaali|galat|bura|theek nahi))\b|कहना (?:अपराध|शर्मनाक|बेहद|गलत|बंद)|अपराध है|शर्मनाक|शब्द/iu;
// House rules name the forbidden things.
const byRule =
  /\b(?:debarred|expulsion|expelled|rusticat\w*|prohibited|(?:is|are) banned|banned (?:in|on)|strictly (?:banned|forbidden|not allowed)|code of conduct|as per rule|against the rules|rules: no|lose the account|zero tolerance|punishable|disciplinary|legal action|phishing|afwah|jhoot[hi])\b|दंडनीय|प्रतिबंधित|निष्कासित|निष्कासन|अफवाह/iu;
// The text looks back at it.
const overcome =
  /\b(?:survived|recovered|got help|ask(?:ing)? for help|help works|today,? (?:he|she|i) (?:graduat|teach|help|smil|live|stud|am happy|am alive)\w*|aaj khush|madad maang|icall|therapy (?:helped|saved)|years? (?:ago|later)|saal pehle|drama karta)\b|आज खुश|साल पहले|मदद मांग/iu;
// A game, a quoted line or a sport: nobody is harmed.
const atPlay =
  /\b(?:(?:at|in) (?:table tennis|tt|scrabble|chess|carrom|badminton|volleyball|football|cricket|fifa|ludo|uno|mario kart|tekken|the (?:quiz|finals?|debate|match|viva))|dad jokes|puns|with a spoon|bgmi|pubg|scoreboard|self.?defen[cs]e|boxing|karate|taekwondo|martial arts|judo|shakespeare|othello|macbeth|king lear|hamlet|sher suna|haha+|antidote|viva me|acch?a shot)\b|मुक्केबाज़ी|शेक्सपियर|आत्मरक्षा|कराटे|शॉट मार/iu;

const people: ReadonlySet<string> = new Set(words.people);

/** Whether a word with another meaning elsewhere is a person's name here. */
export function isSurname(find: Find, { typed }: TypedText): boolean {
  const found = typed.slice(find.start, find.end);
  return typed
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (word) =>
        people.has(word.toLowerCase().normalize('NFC')) &&
        (word.includes(found) || found.includes(word)),
    );
}

/** Speech against slurs, comfort for suicidal people, and young animals. */
export function isVetoed(find: Find, text: TypedText): boolean {
  const { classification } = find;
  const fragment = text.typed.slice(find.start, find.end);
  if (classification !== 'slur' && classification !== 'abuse' && text.says(byRule)) return true;
  if (classification === 'self-harm')
    return (
      text.says(loved) ||
      text.says(overcome) ||
      (lastWords.test(fragment) && text.says(leaving)) ||
      (text.says(comforting) && !text.says(ofOneself))
    );
  if (classification !== 'slur' && text.says(againstRagging)) return true;
  if (classification === 'threat')
    return (
      text.says(condemned) || text.says(atPlay) || (text.says(hyperbole) && !text.says(aimedAt))
    );
  if (classification === 'sexual') return price.test(fragment) && text.says(letOut);
  if (classification !== 'slur' && classification !== 'abuse') return false;
  if (
    classification === 'abuse' &&
    (puppies.test(fragment) || nursing.test(text.typed.slice(find.start)))
  )
    return text.says(fondOf);
  if (text.says(condemned)) return true;
  const single = !/\s/.test(fragment);
  if (single && text.says(mentioned)) return true;
  return single && (classification === 'slur' || find.severity !== 'severe') && text.says(subject);
}

/** Apparent threats that are harmless because of the words beside them. */
export function isOfThings(find: Find, { typed }: TypedText): boolean {
  if (find.classification !== 'threat') return false;
  const near = typed.slice(Math.max(0, find.start - around), find.end + around);
  return things.test(near) && !body.test(near);
}
