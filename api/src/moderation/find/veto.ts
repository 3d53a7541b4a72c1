import type { Find } from '../types';

// What is cut, thrown or finished here is a ticket, a kite or a chess piece.
const things =
  /(?:^|[^\p{L}\p{M}])(?:call|chess|shatranj|ludo|carr?om|goti|patang|ticket|cake|seb|apple|pyaz|sabzi|line|station|airport|cab|chalan|lauki|शतरंज|लूडो|कैरम|गोटी|पतंग|टिकट|केक|सेब|प्याज़|सब्ज़ी|स्टेशन)(?![\p{L}\p{M}])/iu;
// Whoever names these is not talking of the thing.
const body =
  /(?:^|[^\p{L}\p{M}])(?:gala|gardan|sar|haath|hath|pair|zinda|jinda|jaan|goli|chaku|tezab|laash|lash|गला|गर्दन|सिर|हाथ|पैर|ज़िंदा|जान|गोली|चाकू|तेज़ाब|लाश)(?![\p{L}\p{M}])/iu;
const around = 30;

/** Threats that are none, by the things that stand beside them. */
export function isOfThings(find: Find, typed: string): boolean {
  if (find.classification !== 'threat') return false;
  const near = typed.slice(Math.max(0, find.start - around), find.end + around);
  return things.test(near) && !body.test(near);
}
