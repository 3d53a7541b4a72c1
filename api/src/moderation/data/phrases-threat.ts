import type { PhraseGroup } from '../types';
import { lines } from './list';

// Names in braces are word groups, see data/groups.ts.
export const threatPhrases: readonly PhraseGroup[] = [
  {
    classification: 'threat',
    severity: 'severe',
    phrases: lines`
      {will} .. (break|crush|smash|shatter|snap|fracture) .. (bones?|teeth|ribs|neck|spine|legs?|jaw) in your body
      (break|crush|smash|shatter|snap) (every|each|all) .. (bones?|teeth|ribs)
      (you|u|he|she|they) (wont|will not|shall not|cant|are not going to|arent going to|will never) (survive|make it out|live long|be alive|see the next|walk out|escape alive)
      (your|ur|her|his) (pics?|pictures?|photos?|videos?|nudes?|chats?|secrets?) .. (go|going|goes|will be|are going|will go|get|gets|land|end up) .. (viral|public|online|group|groups|parents|everyone|whole|internet|insta|instagram|telegram|porn)
      (must|should|deserve to|need to|have to|ought to|will) (all)? ?be (killed|slaughtered|butchered|executed|shot|hanged|exterminated|wiped out|beheaded) (one by one|in public|publicly|in the head|like|on sight|by|all|without|alive|along|at sight)
      (bullet|knife|sword|axe|machete|gun|pistol|rod) .. (with your name|in your (stomach|head|chest|back|gut|neck)|to your (head|throat|neck)|for you|ready for)
      (die|dead|death) .. (by my hands?|at my hands|in my hands|from my hands)
      (strangle|choke|kill|murder|finish) (you|u|him|her|them) (with my|using my|by my) .. hands
      (see|get|meet) (you|u|him|her) .. (i will|ill|im going to|gonna|and) .. (kill|stab|shoot|break|smash|beat|murder|punch|slap|burn|cut) .. (you|u|him|her|your|his|face|legs)
      (come|coming) (to|at|near|after|for) .. .. (kill|stab|shoot|murder|beat|smash|break|rape|slaughter|butcher|cut) (you|u|him|her|your|them|everyone)
      send (you|u|him|her|them) to (hell|the hospital|hospital|icu|your grave|the grave|the morgue|god|heaven|graveyard|yamraj)
      (dig|digging|dug|pick|picked) (your|his|her|ur) .. (grave|coffin)
      (your|ur|his|her) (funeral|death|end|last day) (is|will be|has been) (near|coming|today|tomorrow|soon|set|planned|certain|on)
      {will} .... (kill|murder|stab|shoot|strangle|lynch|slaughter|poison|butcher|rape|torture|hurt|harm|molest|kidnap|abduct) (you|u|him|her|them|everyone|everybody|your .. (sister|brother|mother|mom|family|father|dad|parents|girlfriend|boyfriend|kids|dog|daughter)|(his|her) (family|sister|mother|parents))(?! (?:in|at|on|with|by) (?:the|a|chess|fifa|this|tt|kindness|laughter|jokes))
      (use|try) (it|this|that|the knife|the gun|my knife|my gun|a knife|a gun) on (him|her|you|u|them|someone|everyone|all)
      (will|gonna|going to|shall|should|must) be .. (found dead|dead by|killed|murdered|raped|stabbed|shot dead|beaten to|buried|burnt alive|lynched|hanged to)
      (find|found|see|dump|hide|bury|identify) (your|ur|his|her|their) (dead |rotting |burnt )?(body|corpse|remains|bones)
      (want|wanna|wish|like|love) to (stay|remain|be) alive
      (if|unless) (you|u) .... (alive|your life|see tomorrow|live another|breathing|your legs|your teeth|safe and)
      (burn|torch|smash|blow up|set fire to) (your|ur|his|her|their) .. (house|home|room|bike|car|shop|family|hostel|face|scooty)
      (wait|watch) (and see|till|until) .. .. (kill|beat|break|smash|dead|blood|burn|destroy) .. (you|u|him|her|them|your)
      (i|we|ill|well) .... (make|making) (you|him|her|them) (bleed|suffer|beg for|pay with|scream in|disappear)
      (plan|planning|plotting|decided) to .... (kill|murder|attack|rape|shoot|stab|bomb|poison|beat) .. (him|her|them|everyone|students|people|professor|prof|teacher|you|the)
      (hit|beat|bash|smash|attack) (you|u|him|her|them) .. (with a|with my|with the) .. (bat|rod|hockey|stick|hammer|brick|chain|belt|stone|iron|bottle|pipe)
      (hire|hired|call|calling|send|sending|bring|bringing) .. (goons|gundas|goondas|gunde|thugs|men) .. (beat|after|for|break|you|him|teach|kill)
      {will} .. (?!(?:shoot|kill) {obj} (?:a|an|the|in|with kindness|at)(?= ))(kill|murder|stab|shoot|strangle|lynch|slaughter|behead|poison|butcher|choke|rape|torture|drown|gut|skin|hang|finish|assassinate|maim|molest) {obj}
      {will} .. bury {obj} (alive|six|under|in)
      {will} .. (burn|skin|eat|bury) {obj} (alive|to death|down)
      {will} .. (break|smash|crush|crack|bash|rip|cut|slit|slash|chop|tear|knock|blow|cave|snap|twist|pull|gouge|fracture) {your} .. {limb}
      (slit|slash|cut|chop|smash|bash|cave|blow) {your} (throat|throats|head|skull|brains?|balls|fingers|tongue|hands)
      {will} .. beat {obj} (to|up|till|until|black|senseless|so|with|unconscious|badly)
      beat (the)? .. (hell|shit|crap|daylights|life|soul) out of(?! (?:them in))
      beat(ing)? {obj} to (death|pulp|a pulp)
      {obj} .. (beaten|stabbed|burned|burnt|choked|strangled) to death
      (planted|planting|placed|hid|hidden|left|kept|set|put) (a|the|some|two|three) (bomb|bombs|explosives?|ied)
      (bomb|bombs|explosives?) (is|are|has been|have been|was|will be)? ?(planted|hidden|placed|kept|going off|explode|go off)
      there is a bomb (in|at|inside|under|near)
      {will} .. (shoot up|burn down|blow up|torch|bomb|set fire to|set .. on fire) .. {place}
      (shoot up|burn down|blow up|set fire to) (the|this|your|our|that|whole|entire) .. {place}
      (bringing|bring|brought|carry|carrying|smuggle|smuggling|taking) (a|my|the|dads|his) .. (gun|knife|pistol|rifle|katta|machete|revolver) .. {place}
      (throw|throwing|pour|pouring|splash|splashing|chuck) .. acid (on|at|in|over)? ?{your} ?(face|body)?
      acid (on|in) {your} face
      acid attack (on)? ?(you|u|her|him|them)
      (you|u|ur|youre|your) (are|r|will be|gonna be|going to be|guys are)? ?(dead meat|a dead man|dead man|so dead if|dead tomorrow|dead tonight|dead when|dead if)
      (i|we) know where (you|u|she|he|they) (live|stay|sleep|park|study|sit)
      (i|we) know (your|ur) (hostel|room|address|house|home) .. (come|coming|find|watch|wait)
      (wont|will not|not going to|never) (make it|live|survive|see) .. (to|till|until|past|alive|tomorrow|morning|graduation|convocation)
      (wont|will not|not) (leave|spare|let) {obj} .. (alive|live|breathe)
      (hope|wish|pray) .. (you|u|he|she|they|someone|somebody|your family|ur family|your mom) (?!(?:[a-z]+ ){0,2}(?:not|dont|doesnt|never|wont) )(?:[a-z]+ ){0,4}(die|dies|died|raped|rots?|killed|cancer|burn|burns|hit by|run over|runs? you over|shot|dead|crash|suffer)
      (you|u|he|she|they|{whom}) (all|guys)? ?(deserve|deserves) to (die|be shot|be killed|be raped|be hanged|be hung|be beaten|be stabbed|be burnt|burn|rot|get raped|get killed|get shot|be lynched|suffer and die)
      should (all)? ?(be|get) (raped|lynched|stoned to death|burnt alive|burned alive|gunned down|gang raped|gangraped|stabbed|shot dead|beheaded|gassed|exterminated)
      (dean|prof|professor|teacher|sir|warden|he|she|him|you|u|cr|director|hod|principal|guard|management|faculty) should (be|get) .. (hanged|hung|killed|shot|beaten|thrashed|slapped|burnt|stabbed|murdered|strangled)
      leak {your} .. (pics?|pictures?|photos?|videos?|nudes?|chats?|mms|images?|number|address|secrets?|clips?)
      (post|share|upload|send|show|release|publish|forward) {your} (private|nude|naked|personal|intimate|secret|dirty|bathroom|morphed) .. (pics?|pictures?|photos?|videos?|chats?|mms|images?|clips?)
      or (i|ill|we|i will) .. (post|share|upload|leak|release|publish|expose|send) {your} .. (pics?|pictures?|photos?|videos?|nudes?|chats?|mms|images?|to your (parents|family|dad|mom|father))
      (if (you|u)|unless (you|u)) .. .. (ill|i will|we will|im going to|i am going to|i shall|i can) .. (post|share|upload|leak|release|publish|morph|expose|viral) .. (pics?|pictures?|photos?|videos?|nudes?|chats?|mms|images?|you|everything)
      make {your} .. (pics?|photos?|video|mms|nudes|chat) viral
      (your|ur|whole|entire|his|her) .. family .. (suffer|pay|die|bleed|killed|regret)
      pay (for (this|it|that)|for what [a-z]+)? ?.. with (your|ur|his|her) (blood|life|lives)
      put a bullet (in|through|into)
      bullet (in|through|into) (your|ur|his|her|their) (head|skull|brain|chest|back)
      (me and my|my|our) (boys|guys|gang|friends|brothers|men) .. (coming for|come for|will find|waiting for|will get|will beat|will break|deal with|take care of) (you|u|him|her|them)
      (coming|come) for (you|u|him|her|your family) (tonight|tomorrow|with|all|next)
      (throw|push|kick|shove) {obj} (off|from|out of|under|in front of|down) (the|a|that|my)? ?(roof|terrace|bridge|balcony|building|window|stairs|train|bus|truck|cliff|hostel|third floor|[a-z]+ floor)
      (run|mow) {obj} (over|down) (with|by|tomorrow|tonight|if|when)
      (cut|chop|hack|slice) {obj} (up|open|into|in|to) .. ?(pieces|bits|small)?
      (everyone|all of you|you all|yall|everybody|they all) (will|gonna|are going to|shall) die (?!laughing|of)(today|tonight|tomorrow|at|in|there|painfully|screaming|soon|by|if)
      (you|u) (will|gonna|are going to|re going to) (die|bleed|be killed|get killed|get stabbed|end up dead)(?! (?:laughing|of|to see|for this))
      (your|ur|his|her) (days|hours|minutes) are (numbered|over)
      (your|ur|his|her) (dead|lifeless) body
      (sleep|stay|live) with one eye open
      (bleed|choke) to death you
      i will find (you|u) and
      (kill|murder|stab|rape|lynch) (?!(?:him|her|them|this|that|it) (?:in|with))(her|him|you|u|them|those|that girl|that guy|this guy) (and|tonight|tomorrow|after|before|when|if|in (his|her) (room|sleep)|outside|behind)
      (somebody|someone|anyone) (should|must|please|needs to|has to|pls|has got to|better) .. (kill|shoot|stab|murder|rape|beat up|lynch|burn|run over|poison) {obj}
      (bomb|blow up|burn) (this|the|our|their) {place}
      no one .. (survive|leave .. alive|walk out alive|come out alive)
      (blood|bodies) (will|gonna|shall|is going to) (be|flow|spill|splatter|pile)`,
  },
  {
    classification: 'threat',
    severity: 'mild',
    phrases: lines`
      (or|else|warna|nahi to|varna) .. (your|ur) .. (face|career|life|legs) .. (gone|destroyed|ruined|finished|over)
      (ruin|destroy|finish|wreck|end) (your|ur|his|her|their) (life|career|existence|reputation|future|face)
      (you|u) (will|gonna|are going to) (regret|pay|suffer|be sorry|cry|beg) .. (this|for this|life|for it|dearly|mark my words|tomorrow|big time|badly)
      mess with me (and|again|once more) .. (dead|see|ill|i will|youll|you will|watch)
      watch (your|ur) back
      {will} .. (punch|slap|kick|hit|smack|thrash|whack|hurt|beat|destroy|hunt|attack|jump|ruin|end) (you|u|him|her|that guy|this guy|you all|your face|ur face|your life|ur life|his life|her life)(?= )(?! (at|in|on) (chess|tt|carrom|badminton|fifa|the|this|a|ludo|tekken|cricket|football|table|pool|valorant|quiz))(?! (with|by) (a|the|my) (mail|proposal|idea|call))
      {will} .. (punch|slap|kick|smash|break|knock) .. in the (face|balls|nuts|teeth|head|gut)
      make (his|her|your|ur|their) life (hell|miserable|a living hell)
      (meet|come|see) (me)? ?(behind|outside|near|at) .. .. (ill|i will|we will) .. (break|beat|show|teach|fix)
      or (else)? ?(i|ill|we|well) (will)? ?(hurt|beat|break|hit|slap|punch|destroy|end|thrash|smash) (you|u|him|her|your|ur)
      (teach|show) (him|her|you|u|them|that guy) .. (lesson|his place|her place|your place|hell)
      (youll|you will|u will|you are going to|youre going to|youre gonna) (regret|be sorry|pay for|get what) (it|this|that|crossing|messing|for this|you deserve|what)
      (beat|thrash|bash) (him|her|that guy|this guy|the cr) up`,
  },
];

/** Roman Hindi; words are respelt, so that Devanagari put into roman letters fits too. */
export const threatPhrasesHindi: readonly PhraseGroup[] = [
  {
    classification: 'threat',
    severity: 'severe',
    phrases: lines`
      {whomhi} .... (phek|phenk|fek|patak|gira|dhakel|dhakka de|accident karwa|encounter kar|tapka|jaan se|khatam|nanga|kaat ke|utha|uthwa|maar maar ke|peet peet ke|adhmara|langda|lula|andha|apahij|barbad|barbaad|murda|theek|hospital|icu|shamshan|kabristan) .. ?(dunga|denge|dungi|kar dunga|kar denge|bana dunga|bana denge|karunga|karenge|kar du|pahucha dunga|pahucha denge|bhej dunga|bhej denge|bhejunga|phenkunga)
      (tera|teri|tere|uska|uski|uske|tumhara) .. (accident|encounter|murder|khoon|katl|kaam tamam|the end|game over|khel khatam|kriya karam|antim sanskar|janaza|qatal|rape|apaharan|kidnap) .. (kar|karwa|nikal|ho|karwaa|krwa)~ ?(dunga|denge|dungi|enge|du|diya jayega|jayega)
      (bomb|bam|rdx) (hai|h|phat|rakha|laga|lagaya) .. (me|mein|mai|jayega|ga|hai|hua) .. ?(sab|bhago|uda|marenge|khatam|library|college|hostel)?
      (sab|sabhi|tum sab|saare|sare) (marenge|maroge|marega|mar jayenge|mar jaoge|khatam ho jaoge|khatam ho jayenge) (aaj|kal|ek|saare|tum|bomb|yaha|yahan|dekh)
      (goli|golee|chaku|danda|goliyan) (kha|khaa)(ke|kar|yega|ega|oge| ke| kar) .. ?(marega|maroge|mar|tu|mere)
      (acid|tezab|tejab|tezaab|petrol) (se|daal|fek|phek|dal|chhidak) .. (chehra|shakal|muh|face|jala|nehla|nahla|bigaad|bigad)~
      (chehra|shakal|thobda|face) .. (bigaad|bigad|tezab|acid|jala|kharab kar) ?(dunga|denge|dungi|du)
      (saale|sale|usko|use|isko|inko|unko|tujhe|kutte) .. (zinda|jinda) (jala|gaad|dafna|kaat) ?(do|dunga|denge|dena)
      (teri|tumhari|uski|iski) (khair|kher) (nahi|nhi)
      (anjaam|anjam) .. (bura|kharab|bhayanak) .. (hoga|hone)
      (kabr|kabar|qabr|chita|shamshan|arthi) .. (khod|sajaun|saja|bhej|pahucha|khud|jala)~ .. ?(dunga|denge|teri|tera)?
      (haddi|haddiyan|haddiya|haath pair|taang) .. (tudwa|tudva|chura|chakna|surma|powder|bana|sooji) .. ?(dunga|denge|kar dunga|kar denge|bana)?
      (petrol|kerosene|diesel|mitti ka tel) .. (jala|jla|aag|chhidak|fook|phoonk|daal ke|dal ke|daalke)~ .. ?(dunga|denge|du|dungi|do|de)
      (haddi|hadi|haddiya) (pasli|pasliya|phasli) .. (ek|tod|alag|todke|barabar)~
      {whomhi} .... (maar|mar|marr|peet|pit|kaat|jala|zinda|thok|uda|chir|cheer|gaad|latka|kuchal|noch) ?(dunga|denge|dungi|dalunga|dalenge|unga|enge|ungi|ke rahunga|ke rahenge|daalunga|doonga)(?! (?:call|msg|message|line|entry|text|ping|mail))
      (teri|uski|iski|tumhari|tere|uske|sabki|tum sabki) .. (photo|photos|foto|pic|pics|video|videos|vdo|chat|chats|mms|nude|nudes|clip|clips|recording|screenshot|screenshots|ss|tasvir) .... (bhej|viral|leak|upload|post|share|faila|daal|dikha|public|expose|send|forward) ?(kar|kr)? ?(dunga|denge|dungi|dega|doonga|unga|enge)
      (tere|teri|uske|uski|tumhare|tumhari) .... (utha|uthwa) (ke|kar)? ?(le jaunga|le jayenge|lunga|lenge|le jaenge|dunga|denge)
      (jo|jisne|jis) .... (uski|usko|uska|use) .. (maut|lash|laash|maar|mar|kaat|haddi|tod|jala|khoon)(unga|enge| dunga| denge|egi| nikalegi| milegi)
      (maar|mar|mer) (daal|dal|dul)(unga|ungi|enge|ega|egi|oonga|u|un|o|na|te|ne|naa|do|te)~
      (maar|mar)(dalunga|dalenge|daalunga|daalenge|dalungi|dunga saale|denge saale)
      jaan (se|le)? ?(maar|mar|lele|le lunga|le lenge|le lungi|leke|le lu|lelu|lele)~(?! (?:li|liya|gaya))
      jaan se (maar|mar|khatam|jaye|jayega|gaya to)~
      (teri|uski|iski|tumhari|unki|sabki|saale ki|inki) jaan (le|lele|lelu|nikal)~
      (zinda|jinda|jindha|zindaa) (nahi|nhi|nai|na|nahin|mat) (chhod|chod|chor|rah|reh|bach|jane|jaane|rahne|rehne|jaega|jayega)~
      (zinda|jinda) (gaad|gad|jala|jla|dafna|jalaa)~
      (nahi|nhi|nahin) (chhod|chod)(unga|enge|ungi|oonga)~ (zinda|jinda|tujhe|saale)
      (kaat|cheer|chir) (ke|kar|k)? ?(rakh|phenk|phek|fek|dunga|denge|dungi|gaad|faik|daalunga|dalunga|dalenge|daalenge)~
      (kaat|cheer|chir)(unga|enge|ungi|dunga|denge|dalunga|dalenge)
      (gala|gardan|garden|gale|galaa|sar|sir|hath|haath|zubaan|jubaan|ungli|naak|pair) (ghot|ghont|kaat|kat|dab|daba|utar|utaar|marod|mrod|kalam|dhad) ?(unga|enge|ungi|dunga|denge|dungi|du|do|ke|kar|dega|de)~
      (gala|gardan|gale|sar) (kaat|kat|daba|ghot|ghont|marod|utaar|utar|kalam)(unga|enge|ungi|dunga|denge)?
      goli (se)? ?(maar|mar|thok|uda|chala|utar|chal|se uda)(unga|enge|ungi|dunga|denge|oonga)
      goli (se)? ?(maar|mar|thok|uda|chala|utar|khilwa|khila) (du|dunga|denge|dungi|dega|di jay|dun|doonga|do (saale|sale|usko|isko|sabko|inko|unko))~
      (bheje|khopdi|sar|seene|sine|pet|dimag|bheja) (me|mein|mai|main|pe|ke aar paar)? ?(goli|chaku|katta|tamancha|khanjar|bullet) ?(utaar|utar|thok|maar|mar|ghusa|ghop)?~
      {bone} .. (tod|todd|tor|phod|fod|faad|phaad|phad|fad|tood|todh|thod|chur|cheer|todva|tudwa|tudva|nikaal|nikal|ukhad|ukhaad|bikher|noch|ulta|kuchal|laal kar) ?(unga|enge|ungi|oonga|ega|dunga|denge|dungi|dega|doonga|du|dun|ke|kar|k|daal|dal|daalunga|dalunga|do|di jay|na hai|na padega|ne hain|k haath|dena)~
      (ghar|room|hostel|flat|gaon) (pe|me|mein|se|tak|ke)? ?(aake|aakar|aa ke|aa kar|ghus|ghuske|ghus ke|utha|uthwa|uthva|aaenge|aayenge|aa gaye|ghuskar|aunga) .. (maar|mar|peet|pit|tod|utha|thok|chod|pel|jala|kut|kaat|dho)~
      {whomhi} .. (maarunga|marunga|maarenge|marenge|marungi|maarungi|pitunga|peetunga|pitenge|peetenge|thokunga|thokenge|kutunga|kutenge|kaatunga|katunga|kaatenge|jalaunga|jalaenge|jala dunga|jala denge|gaad dunga|gaad denge|dafna dunga|uda dunga|uda denge|thok dunga|thok denge|nipta dunga|nipta denge|tapka dunga|tapka denge|khatam kar dunga|khatam kar denge|khatam karke|khatam kardunga|barbaad kar dunga|barbad kar dunga|barbad kardunga|mita dunga|mita denge|cheer dunga|phod dunga|fod dunga|faad dunga|phaad dunga|fad dunga|ud(a|aa) dunga|latka dunga|noch dunga|zinda|dekh lena kya|thikane laga dunga|thikane laga denge|utha lenge|utha lunga|uthwa lenge|uthwa lunga|uthwa dunga|utha ke le|utha le jaunga|utha le jayenge|ghaseet|ghasit|nanga karke|nanga kar ke|nanga ghuma)(?! (entry|call|msg|message|line|ping|text))~
      (rape|balatkar|balaatkar|blatkar|rap) (kar|kr|ho|karwa) ?(dunga|denge|du|dungi|unga|enge|ungi|dega|jayega tera|jayega teri|jaega tera|lunga|lenge|ke chhod|ke maar|na chah[a-z]*|ne ka mann|ne ka man|do iska|do uska)
      (tezab|tejab|tezaab|tejaab|acid|asid) (fek|phek|phenk|fenk|dal|daal|faik|phaik|gira|chhidak|uda)~ ?(dunga|denge|du|do|dungi|unga|enge|ke)?
      (muh|mooh|chehre|shakal|face|munh) (pe|par|p) (tezab|tejab|acid|tezaab)
      (chaku|chaaku|chakku|chhuri|churi|talwar|khanjar|katta|pistol|tamancha|kulhadi|gupti|hasiya|rod|bandook|bandhuk) (se)? ?(ghusa|ghused|maar|mar|ghop|ghonp|bhonk|chala|kaat|kat|gaad|uda|phod|tod) ?(unga|enge|ungi|dunga|denge|du|ke)~
      (khoon|khun|murder|katl|qatl|hatya|kutl) (kar|kr|peena|pee|pi|baha|ki holi|ki nadi|ki nadiya|karunga|karenge|kardunga|kar) ?(unga|enge|ungi|dunga|denge|du|dungi|jaunga|lunga|jayenge|do|diya jayega)~
      (teri|tera|tere|uski|iska|iski|uska|tumhari|unki|unka|inki|saale ki) (lash|laash|arthi|janaza|maiyat|shav|chita|arthiya|kabar|kabr|qabr|terahvi|terahwi|shok sabha|antim|mayyat|maut|mout)~
      (lash|laash|laashe|lasho|laashein) (mileg|gir|bicha|utheg|pad|bichh|bich|tair|nikle|latke)~
      (maut|mout) (mere|mere hi|hamare|humare) (hath|haath)~
      (maut|mout) (ke)? ?(ghat|ghaat) utar~
      (kutte|kutto|kutton|kutta|suar|gadhe) ki (maut|mout)
      (hostel|college|ghar|office|library|canteen|building|campus|room|mess|tujhe|usko|isko|sabko|gaadi|bike|mandir|masjid|department|lab) (ko|me|mein|mai|ki|pe)? ?(aag|jala|jla|bomb|bam|uda|phoonk|fook|foonk|petrol) .. ?(laga|lagaa|jala|fook|phoonk|uda|dunga|denge|du|do|daal|dal|phod|fod|rakh|rakha)~ ?(dunga|denge|du|do|hai|diya|unga|enge)?
      (bomb|bam|rdx) (rakha|rakh|rakhwa|laga|lagaya|plant|phat|fat|phut|footeg|phod|fod|se uda|ruka|chhupa)~ ?(hai|diya|dunga|denge|ga|gaya|h|hua|jayega|kiya|denge)~
      {blackmail} (viral|leak|upload|public|post|share|faila|phaila|daal|dal|expose|bhej) (kar|kr|kardunga|karunga|karenge|dunga|denge|dungi|ho jay|du|krdunga|karwa|kar ke)~
      (viral|leak) (kar|kr) ?(dunga|denge|du|dungi|dun|doonga|deta|dega|unga|enge|ke rahunga)
      (chamdi|khaal|khal|chamri) (udhed|udhedh|udher|khinch|khich|utaar|utar|nikal|kheench|nikaal|utarwa)~
      (supari|sipari) (de|di|deke|dunga)~
      (kaccha|kachcha|kacha) (chaba|kha)~
      (tukde|tukdo|tukde tukde|boti boti|botiya) (tukde)? ?(kar dunga|kar denge|kar dungi|kar dalunga|karunga|karungi|karenge|karke (rakh|phek|fek|phenk|nale|dunga|kutt)~|(me|mein) kaat~|noch~|bikher~)
      (bach|bachh|bacha) (ke)? ?(nahi|nhi|na) (payega|paega|paoge|jayega|jaega|paayega|sakta|payegi|paegi)
      (aakhri|akhri|aakhiri|last) (din|raat|subah|saans|saanse|sans) (hai|hoga|hogi|h|ginn|gin) (tera|teri|uska|uski|tumhara|tere|uske|tum|tu)?
      (tera|teri|uska|uski|tere|uske|tumhara) .. (aakhri|akhri|aakhiri|last) (din|raat|saans)`,
  },
  {
    classification: 'threat',
    severity: 'mild',
    phrases: lines`
      (bahar|baahar|akele|college ke bahar|gate pe) .. (mil|milna|aa|aaja|nikal) .. (batata|batate|bata|dikhata|dikhate|dekhta|dekhte|samjhata|sikhata|bataunga|dikhaunga|sabak)~
      (tera|teri|uska|uski) .. (ilaj|ilaaj|band baja|game baja|hisab|hisaab|khaal|akad|garmi|hekdi|hekadi|charbi) .. (kar|baja|nikal|utaar|utar|chukta)(unga|enge| dunga| denge|ta hu|te hai)
      (bach ke|bachke|sambhal ke|sambhalke) (rehna|reh|rahna|ghumna) .. (warna|tu|saale|sale|bahar|mujhse|humse|beta)
      (thappad|thapad|tamacha|chaanta|chanta|jhaapad|jhapad|lappad|kantap|kantaap|chamat|chamaat|ghusa|mukka|laat|lat|dande|danda|belt|chappal|joota|juta|jute|joote|lathi|laathi) .. (pad|mar|maar|laga|kha|khil|padeg|rakh|dhar|jad|chipka|raseed)(unga|enge|ungi|dunga|denge|dungi|ega|enga|egi|enge|du|oge|ne|na|ayega|aega|khaoge|khayega)~
      (maar|mar|pitai|dulai|dhulai|kutai) (khaeg|khayeg|khane|khaane|padeg|khaog|hogi|khana|khaani|khani|hogi teri)~
      (dekh|dekhh) (lunga|lenge|lungi|loonga|lu|lunga tujhe) (tujhe|tereko|tumhe|usko|usse|tumko|bahar|saale|sale|sabko)
      (tujhe|tereko|tumhe|usko|use|tumko|sabko|tumlog|tum logo|tum log) (ko)? ?.. (dekh|dek) (lunga|lenge|lungi|loonga|lu)
      (tujhe|tereko|tumhe|usko|tumko|use|isko) (toh|to|main|mai|mein|hum|bhi)? ?.. ?(nahi|nhi|nahin) (chhod|chod|bakhsh|baksh|choro|chhor)(unga|enge|ungi|oonga|u)~
      (gate|college|campus|hostel) .. (bahar|baahar|bahr) (mil|aa|nikal) (tu|tujhe|saale|sale|zara|jara|fir|phir|dekh|batata|bata)
      (bahar|baahar|gate pe|gate par|akele|akele me|park me|parking me|shaam ko|sham ko) (mil|aaja|aa|aa ja|nikal) (zara|jara|saale|sale|tujhe|tereko|fir|phir|tu|teri|beta|bete) .. ?(batata|batate|bata|dikhat|dekh|sikhat|tod|maar|mar|sudhar|samjha|thok)?~
      (aukat|aukaat|okat) (dikha|yaad dila|bata|me la|pe la) ?(dunga|denge|du|dungi|unga|enge|te|ta)~
      (ukhad|ukhaad) (le|lo) (jo|kya)
      (jeena|jina) (haram|haraam|mushkil|muskil|dushwar) kar~ ?(dunga|denge|du|dungi)?
      (tujhe|tereko|tumhe|usko|tumko|isko|use|saale ko) .. (pel dunga|pel denge|pelunga|pelenge|dho dunga|dho denge|dhounga|thukwa|pitwa|kutwa|pitwaunga|kutwaunga|sabak sikha|sudhar dunga|sudhar denge|thik kar dunga|theek kar denge)~`,
  },
];
