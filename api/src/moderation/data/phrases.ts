export { abusePhrases, abusePhrasesHindi } from './phrases-abuse';
export {
  confessionPhrases,
  doxxingPhrases,
  scamPhrases,
  selfHarmPhrases,
  selfHarmPhrasesHindi,
} from './phrases-care';
export { sexualPhrases, sexualPhrasesHindi } from './phrases-sexual';
export { slurPhrases, slurPhrasesHindi } from './phrases-slur';
export { threatPhrases, threatPhrasesHindi } from './phrases-threat';
