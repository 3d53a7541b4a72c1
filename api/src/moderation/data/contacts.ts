/** Digits spoken out, English and Hindi. */
export const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  shunya: '0',
  sunya: '0',
  one: '1',
  ek: '1',
  two: '2',
  do: '2',
  three: '3',
  teen: '3',
  tin: '3',
  four: '4',
  char: '4',
  chaar: '4',
  five: '5',
  paanch: '5',
  panch: '5',
  six: '6',
  chhe: '6',
  che: '6',
  chah: '6',
  seven: '7',
  saat: '7',
  sat: '7',
  eight: '8',
  aath: '8',
  ath: '8',
  nine: '9',
  nau: '9',
  no: '9',
  शुन्य: '0',
  जिरो: '0',
  एक: '1',
  दो: '2',
  तिन: '3',
  चार: '4',
  पांच: '5',
  पाच: '5',
  छह: '6',
  छः: '6',
  छे: '6',
  सात: '7',
  आठ: '8',
  नौ: '9',
};

/** Next to a number or an address: it is somebody else's, or others are sent after them. */
export const aboutOthers =
  /\b(?:her|his|hers|their|uska|uski|uske|iska|iski|iske|unka|unki|ladki|ladke|usko|isko|she|creep|bitch|chick|spam|prank|troll|harass|harrass|bombard|gaali|gali|blank call|(?:call|text|msg|message|ping|whatsapp|mail|dm|email|write to|reach) (?:him|her|them)|that (?:guy|girl)|this (?:guy|girl|prof|bitch))\b/;

/** `ankit ka number`, but not the canteen's, the driver's or one's own. */
export const someonesNumber =
  /\b(?!mera|meri|mere|apna|hamara|humara|office|canteen|mess|hostel|warden|cab|auto|driver|coordinator|organi[sz]er|helpline|counsell?or|doctor|hospital|security|guard|shop|owner|seller|team|club|college|department|admin|clinic|ambulance|taxi|stall|dukaan|reception|gate)[a-z]{2,20} k[ai] (?:phone|mobile|whatsapp|contact|personal|fone|aadhaar|aadhar)? ?(?:no|num|number|mail)\b|\b(?!my|office|warden|driver|helpline|hostel|shop|doctor|stall|canteen|mess|club|team|owner|seller|college|department|coordinator|organi[sz]er|captain|security|guard|cab|today|it|that|what|here|there|let)[a-z]{3,20}'s (?:phone |mobile |personal |whatsapp )?(?:number|no|contact)\b|\b(?:number|contact|mobile) of (?!the|our|my|all)[a-z]{3,}|\bleak(?:ed)?\b|\bgood time\b|\bmaz[ae] (?:lene|le lo|karne|karo)\b|\bmana nahi kar|\bwont say no\b|\bwithout telling\b|\bhave fun\b|\banything for money\b|\bsab ?ku[ch]+h? karti\b|\bbaat karni ho\b|\bof the (?:girl|guy|boy)\b|\bcall .{0,20}at night\b|\bloan le le\b|(?<!my |mera |meri )\baadhaar\b/;

/** The same in Devanagari, long and short vowels folded: its letters have no word edges for `\b`. */
export const aboutOthersIndic =
  /(?:^|[^\p{L}\p{M}])(?:उसका|उसकि|उसके|इसका|इसकि|इसके|उनका|इनका|इस लडकि|उस लडकि|इस लडके|उस लडके|गालि|परेशान|तंग करो|स्पैम)(?![\p{L}\p{M}])|(?:का|कि) (?:पर्सनल |निजि )?(?:फोन|मोबाइल|व्हाट्सएप|व्हाट्सऐप) ?(?:नंबर)?|(?<!स्टॉल|स्टाल|दफ्तर|होटल|वार्डन|मेस|कैंटिन|हॉस्टल|दफ्तर|कार्यालय|ड्राइवर|डॉक्टर|गार्ड|हेल्पलाइन|दुकान|क्लब|संयोजक) का नंबर|मजे (?:करने|लेने|लो)|बात करनि हो|सब कुछ करति|मना नहिं कर|फोन लगाओ|लिक/u;

/** Who answers there is meant to be called. Indic words as folded. */
export const ofHelpers =
  /\b(?:helpline|aasra|icall|vandrevala|tele.?manas|childline|snehi|kiran)\b|आसरा|हेल्पलाइन|टेलि मानस|वंद्रेवाला/;
