import { hindiWords } from './hindi-words';
import { harmHindiWords } from './hindi-words-harm';
import { moreHindiWords } from './hindi-words-more';
import { moneyHindiWords } from './hindi-words-money';
import { scornHindiWords } from './hindi-words-scorn';
import { wideHindiWords } from './hindi-words-wide';
import { joinGroups } from './join-groups';

const all = joinGroups(
  hindiWords,
  moreHindiWords,
  moneyHindiWords,
  harmHindiWords,
  scornHindiWords,
  wideHindiWords,
);

/** Every verb of harm with every ending of intent: `tod dunga`, `jala denge`. */
function intentions(): string {
  const verbs = all.hurt?.split(' ') ?? [];
  const endings = all.will?.split(' ') ?? [];
  return verbs.flatMap((verb) => endings.map((ending) => `${verb}_${ending}`)).join(' ');
}

export const hindiGroups: Readonly<Record<string, string>> = joinGroups(all, {
  hurtNow: intentions(),
});
