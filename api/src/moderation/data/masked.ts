import { list } from './list';

/**
 * Words that are written with stars (`f***`, `ch*tiya`) or cut in two (`chu tiya`). The harmless
 * reading stands first, because the first that fits is taken.
 */
export const masked: readonly string[] = list`
  shit hell damn fuck fucks fucked fucker fuckers fucking fuckin motherfucker motherfuckers motherfucking bitch bitches
  asshole assholes bastard bastards cunt cunts slut sluts slutty whore whores dick dicks dickhead cock cocks cocksucker
  pussy boobs penis nigger niggers nigga niggas faggot faggots nudes porn pornstar blowjob masturbate retard
  retarded wanker tranny chutiya chutiye chutia chutiyapa madarchod maderchod madharchod madarjaat bhenchod behenchod
  bahenchod bhainchod bhosdike bhosdi bhosda bhosdiwale bhosadike gandu gaandu gaand lund lauda laude lavda lavde lode
  randi randwa harami haramzada haramzade haramkhor kutiya jhaatu jhatu jhaat bhadwa bhadwe chodu chudai chut choot
  hijda chamar bhangi katua betichod rapist aatmahatya aatmhatya atmahatya bahanchod bhainchod bhenchod maachod bullshit shithead penchod thevidiya punda
`;
