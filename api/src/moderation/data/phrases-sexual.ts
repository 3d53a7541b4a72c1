import type { PhraseGroup } from '../types';
import { lines } from './list';

export const sexualPhrases: readonly PhraseGroup[] = [
  {
    classification: 'sexual',
    severity: 'severe',
    phrases: lines`
      (suck|sucks|sucked|sucking|blow|blows|blew|ride|rides|rode|swallow|swallows|lick|licks|licked|handle|takes|craves|loves|wants|needs|begging for|beg for|choke on|gag on) .. (dick|dicks|cock|cocks|cum|pussy|lund|balls|schlong)
      (fingered|fingering|finger) (my|her|a|him|me|your|this|that|his|girls?|myself|herself) ?(girlfriend|gf|pussy|ex|crush|hard|in)?
      (strip|undress|twerk|moan|touch yourself|play with yourself|finger yourself|get naked|go topless|bend over|spread|pose nude) (for|on|to|in front of|infront of|in) (me|us|cam|camera|video|daddy|front)
      (no strings attached|nsa|one night only|hot fun|secret fun|naughty fun|adult fun|bed partner|sex partner|fuck buddy|fuckbuddy|sleeping partner)
      (want|wanna|wants|need|like|love|lets|can we|would you) .. (to)? ?sleep with (me|you|u|her|him|your|a girl|any|every|someone|both)
      (my|your|his|her|ur) (wet|hard|throbbing|dripping|tight|erect|hairy|shaved|naked|nude) .. (pussy|dick|cock|body|hole|self|rod|member|clit|ass|pics?|photos?)
      [0-9]+ inch(es)? .. (dick|cock|lund|long|thick|tool|penis|for you|hard|pussy|ready|waiting|looking)
      (do you|have you|did you|u|ever|you) .. (masturbate|finger yourself|watch porn|had sex|have sex|swallow|squirt|like it rough|like anal|lost your virginity|still virgin)
      (lost|lose|take|took|losing) (my|your|her|ur|his) (virginity|v card|cherry)
      (have|had|having|has) (had)? ?(hot|great|rough|oral|anal|amazing|my first|drunk|unprotected|car|public|bathroom)? ?sex (with|in|last|every|on|together|twice|thrice|for the|yesterday|multiple|all|after|during|behind)(?! (?:education|consent|question))
      (moan|moaned|moaning|moans) (like|loudly|my name|in bed|so|under|when|for me)
      (come|walk|sleep|dance|pose|stand|sit|lying|lie|roam) .. (naked|nude|topless)
      (lick|suck|bite|kiss|taste|touch|caress|fondle) (every|each|all) (inch|part|bit|corner|over) .. (you|her|your|u|body)
      (full|extra|special|complete) service .. (oyo|room|rooms|hotel|girls?|night|massage|rate|body)
      (massage|girls?|bhabhi|aunty) .. available .... (full service|oyo|night|hotel|body|rate|happy ending)
      (what|whats|what is) (her|your|ur|his|hers) (cup|bust|bra|breast|boob|dick|penis|panty) (size|count)
      (hidden|spy|secret) (camera|cam|camra) .... (girls|washroom|bathroom|changing|shower|toilet|bedroom|ladies)
      (my|his|mera) (dick|cock|penis|lund) (is|gets|got|hard|was|hai|khada|so|in|inside|size|pic|needs)
      (got|get|getting so|feel|feeling|so|made me|makes me|rock|throbbing) (a)? ?(hard on|boner|hard|wet) (for you|for her|looking at|seeing (her|you)|watching (her|you)|thinking (of|about)|just thinking|just looking)
      (eat|eating|ate) (you|her|u|me|him|your ass|her ass|ass|that ass) out
      (ass|tits|boobs|booty) so (fat|big|juicy|tight|huge|thick|nice|round) ?(id|i d|i|you|she|baby)?
      (would|want to|wanna|i d|id|could|lets|gonna|like to|love to|need to) .. (smash|bang|nail|pound|drill|hit|tap|rail|plow|screw|breed|clap) (her|that ass|him|those cheeks|them cheeks) ?(so hard|hard|all night|from behind|raw|ass|tonight|badly|any day|doggy|right now)
      (her|your|those|his|ur) .. (so)? ?(juicy|bouncy|perky|tight|voluptuous|busty|suckable|squeezable|thicc|dripping) (ass|boobs|tits|body|pussy|thighs|melons|rack|figure)
      (look|looks) like (melons|watermelons|balloons|jugs)
      (in|into|inside) (your|her|ur) (pants|panties|bra|pussy|ass|holes?)
      (sit|ride|sat|squirt) on (my|your|his|her) (face|dick|cock)
      (open|spread) (your|her|ur|those) (legs|thighs)
      (doggy|missionary|cowgirl|reverse cowgirl) (style|position)
      (have|has|having|did|do|had|want|wanna|need) (a)? ?(quickie|orgy|threesome|3some|gangbang)
      (send|sent|share|show|give|trade|sell|selling|want|need|buy|buying|exchange|drop|dm|post|have|got|leak|leaked|forward) .. (nudes?|nude pics?|nude photos?|nude videos?|naked pics?|naked photos?|dirty pics?|sexy pics?|sexy photos?|hot pics|topless pics?|bikini pics|bra pics?|titty pics?|dick pics?|boob pics?|underwear pics?|pics without clothes|photo without clothes)
      (nude|naked|topless) (pics?|photos?|videos?|vids?|images?|clips?|selfies?|girls?|mms|body|call|calls) ?(of|available|for sale|dm|link|pls|please|send|bhej|chahiye|in)?
      (suck|lick|sucking|licking|ride|riding|stroke|deepthroat|eat|eating|bite|kiss|grab|touch|rub|squeeze|spank|fondle|fuck) (on)? ?(my|your|ur|his|her|this|that|a|their|some|me) ?(big|hard|huge|wet|hot|sweet|little|fat)? ?(dick|cock|pussy|balls|tits|boobs?|ass|nipples?|clit|vagina|butt|thighs|breasts?|boner)
      (my|your|ur|his|big|huge|tiny|small|hard|little|long|fat|black|thick|massive) (dick|cock|penis)
      (your|ur|her|my|wet|tight|nice|hot|eat|juicy|pink|hairy|sweet|lick|show|fat|virgin) (pussy|vagina|cunt|coochie)
      (nice|big|huge|her|your|ur|small|hot|sexy|those|great|perfect|massive|bouncy|flat|fake|juicy|round|those) (tits|titties|boobs?|boobies|knockers|milkers|breasts|ass(?!ignment)|booty|butt|nipples?|melons|jugs|asscheeks|rack) ?(are|is|babe|girl|baby|so|though|tho|lol|damn|on|in|look|bounce)?
      (wanna|want to|lets|will you|would you|can we|can i|could i|id|i would|i want|i wanna|gonna|shall we|come|u wanna|you wanna|down to|looking to|love to) .. (have sex|have some sex|make love to|get laid|hook up with me|sleep with (me|you|her|him|u)|bang (you|her|u|him)|screw (you|her)|smash her|nail her|do (you|her) (hard|all night|from)|get naked|get in bed|have you in (my|bed)|be inside|come inside|ride (me|you|my|u)|undress|strip|taste (you|her)|breed|cum|spank|tie (you|u|her) up|grope|fondle|see (you|u|her) (naked|nude|without clothes|in (lingerie|bra|underwear)))
      (have|having|had) sex (with)? ?(me|you|u|her|him|tonight|in my|right now|now|together|every|all night|after class)
      (casual|rough|hot|free|paid|phone|video|cam|group|oral|anal|public|dirty|wild|hardcore|gay|lesbian|teen|desi|bhabhi|aunty) (sex|fuck|fun with girls)(?! (?:education|health|workshop|worker|assault|ratio|marriage|couples?))
      (looking|searching|hunting|available|here|down|up|dm) (only|just)? ?(for)? .. (sex|fwb|friends with benefits|nsa fun|one night stand|ons|sexting|nudes|threesome|3some|hookups?|booty call|sugar (daddy|baby|mommy)|sexual favou?rs)
      (one night stand|friends with benefits|booty call|sugar daddy|sugar baby|sugar mommy)
      (cum|cumming|nut|jizz|ejaculate) (on|in|inside|all over|for|into|over|deep) (her|me|you|u|my|your|ur|his|that|face|mouth|tits)
      (make|making|made) (me|you|her|u|him) (cum|wet|hard|horny|moan|squirt|orgasm)
      (jerk|jerking|jack|jacking|wank|wanking|rub|rubbing|toss|beat|beating|touch|touching) .. (off to|off on|off thinking|off every|off in|one out|myself to|myself thinking|my meat|itself|myself at night|yourself for me)
      (jerk|jerked|jerking|jack|jacking|jacked|wank|wanking|wanked) (it )?of
      (i am|im|i m|so|feeling|get|getting|very|always|was|super) (horny|turned on|aroused|hard for|wet for|wet thinking)
      (are|r) (you|u) .. (a )?(virgin|still virgin|horny|wet|naked|wearing (panties|bra|anything|underwear))
      (what|which) .. (colou?r|size|type) .. (bra|panty|panties|underwear|lingerie|boobs|breasts)
      (bra|panty|boob|breast|bust|dick|cup|penis) (ka|ki)? ?(size|sije|saiz|colou?r|rang) ?(kya|batao|please|pls|what|hai|of)
      (take|taking|took|remove|removing) .. (off)? ?(your|ur|her) (clothes|top|bra|panties|panty|shirt|dress|saree|kurti|shorts)
      (wear|wearing) nothing (under|for|but)
      (how much|what|whats) .. (for|your|ur|her) .. (one night|a night|full night|per night|rate for night|an hour|body|blowjob|bj)
      (call girls?|escorts?|escort services?|massage with happy ending|happy ending massage|full night service|erotic massage|body to body massage|high profile girls|independent girls|college girls) .. (available|service|services|rate|rates|booking|whatsapp|call|cheap|near|provide|students|dm)
      (call girl|call girls|escort service|escort services|happy ending massage|sex worker available|paid sex|paid meet|cam show|nude cam|video call service|vc service)
      (child|kid|kids|minor|minors|underage|teen|schoolgirl|school girl|little girls?|preteen|loli|1[0-7]( )?(yr|yrs|year|years|y o|yo)( old)?) .. (porn|nudes?|naked|sex|sexy|pics for sale|nude pics|nude videos|xxx|fuck|cp|rape videos)
      (cp|child porn|child sex|kiddie porn) (link|links|videos?|collection|available|trade|dm|mega)
      (rape|raping|molest|molesting|grope|groping|force) (that|this|her|you|u|him|them|my|the) (girl|bitch|junior|slut|whore|and|till|until|hard|from|tonight|in|chick|teacher|maam|classmate|to have sex|to sleep|ass)
      (want|wanna|going|gonna|love|like|fantasi[sz]e|dream|wish) .. (to|about|of)? ?(rape|raping|molest|molesting|grope|groping)
      (leaked|viral|hidden|hidden camera|hidden cam|spy|spycam|bathroom|shower|hostel|washroom|changing room|private|scandal|desi|college|girls|boyfriend) .. (mms|sex (video|tape|clip)|nude(s)?|bathroom (video|clip)|cam (video|footage|clip))
      (mms|nudes|sex ?tape|sex ?video|sexvideo|nude) .. (of|leaked|leak|link|available|dm|viral|download|telegram)
      (secretly|hidden|took|take|taking|record|recorded|recording|clicked|click|shot|film|filmed) .. (upskirts?|bathing|showering|changing clothes|undressing|naked|nude|in the (shower|bathroom|washroom|changing room))
      (see|watch|imagine|imagining|picture|pictured|seen|saw|catch|peep|peeping) (her|you|u|him|that girl|girls|them|the girls) .. (naked|nude|undress|undressing|bathing|showering|changing|without clothes|in (her )?(bra|panties|underwear))
      (she|he|her|that girl|this girl) .. (gives|give|gave|giving) .. (head(?! start)|blowjobs?|blow job|bj|handjobs?|hand job|good head)
      (blow|rim|boob|foot|tit) jobs?
      (give|gimme|giving|gave|want|need) .. (a bj|bj|head to|good head|sloppy|a blowie)
      (she|he|her|that girl|this girl|everyone knows she|priya|neha) .. (sleeps|slept|sleeping|fucks|does it) (with|around) (everyone|anyone|all|the whole|every|half|profs|professors|seniors|for (money|marks|grades))
      sleeps around
      (sexual|sex) favou?rs
      (anyone|someone|girls?|boys?) .. (up|down|interested|game|ready) (for|in) .. (fun tonight|sex|threesome|3some|some fun in bed|sexting|naughty chat|sexy chat|dirty talk|adult chat|secret fun|horny chat)
      (naughty|dirty|adult|sexy|horny|sex|erotic) (chat|talk|talks|chats|roleplay|video call|vc|texting)
      (porn|xxx|blue film|adult) (video|videos|site|sites|star|stars|movie|movies|clips?|link|links|hub|collection|folder|pics|channel|download|group)
      (she|he|her|his|that|this) .. (so)? ?(fuckable|bangable|doable|rapeable|breedable|screwable)
      (hot|sexy) (piece of ass|piece of meat|chick to bang|bod to)
      tits (out|on her|on that|are|babe|and ass)
      (bend|bent) (her|you|u|over) .. ?(over|for me|and)
      (squeeze|grab|press|grope|touch|slap|smack|spank|pinch|fondle|stare at|staring at|staring) .. (her|your|ur|those|girls|that) {sexpart}
      (her|your|ur) {sexpart} .. (in that|in those|so hot|so big|turns|makes me|look|looks|jiggle|bounce|is fire|is so|are so|size|pic|pics)
      (show|flash|send|see|touch|feel|lick|suck) (me)? ?(your|ur|her) ?(hot|sexy|big|little)? ?{sexpart}
      xx+ (video|videos|pics|movie|link|photo|porn|site)`,
  },
  {
    classification: 'sexual',
    severity: 'mild',
    phrases: lines`
      (she|he|her|you|u|that|this) .. (so|too|damn|very|really|fucking) (sexy|bangable|thicc) .. (spank|bed|lick|grab|hit that|wanna|want|smash|do her|bang)
      (want|wanna|love|like|would|id) .. (spank|spanking|hit that|tap that|smash that|smell|sniff) .. (her|you|u|ass|panties|that)?
      (hot|sexy) (junior|juniors|fresher|freshers|girl|girls|maam|teacher|aunty|bhabhi|babe|body|item|maal|mal) .. (number|rate|list|ranking|do|bang|maal|ass|body|chahiye|milegi|dm|to sleep)
      (hey|hi|hello|oye) sexy
      (you are|youre|ur|u r|you look|u look|looking) (so|too|very|damn)? ?(sexy|hot) (in bed|baby|babe|i want|come|tonight)
      (send|show) (me)? ?(a|your|ur|some)? ?(hot|sexy|bold|naughty|spicy|private) (pic|pics|photo|photos|selfie|video)
      (kiss|cuddle|hug|touch|sleep with|make out with|makeout with) me (tonight|baby|all over|in bed|on the lips|hard)
      (rate|ranking|rank|list) .. (hottest|sexiest) .. (girls|juniors|freshers|ass|body|figure)
      (whats|what is) (your|ur) (figure|bust|body count|bodycount|cup size)
      (your|ur|her|his) body ?count`,
  },
];

export const sexualPhrasesHindi: readonly PhraseGroup[] = [
  {
    classification: 'sexual',
    severity: 'severe',
    phrases: lines`
      (raat|rat|night|room|hotel|oyo) (ko|me|mein|mai|bhar)? ?.. ?(sabko|sab ko|kisi ko bhi|sabse|seniors ko|sir ko|prof ko) (deti|degi|leti|de deti|chodwa)
      (sabko|sab ko|kisiko|kisi ko bhi|seniors ko|prof ko|sir ko|har kisi ko) (deti|degi|de deti|dene wali) ?(hai|h|phirti|firti|rehti|he)?
      (mera|meri|apna) .. (khada|khda|tight) (ho|hua|hota|rehta|rahta)~
      (khada|khda) (ho gaya|ho jata|hogaya) (mera|uske|usse|dekh|dekhke|teri|tujhe)
      (tere|teri|uske|uski|iske|iski|bhabhi ke|maam ke|aunty ke) .. (daba|dabaa|masal|choos|chus|chaat|sahla|noch|ragad|maslunga) ?(dunga|unga|ungi|lunga|ne ka|ne de|ne hai|ni hai)
      (mujhe|tujhe|usko|tereko) .. (chuchiyan|chuchi|chuche|boobs|gaand|chut|lund|lauda|bobs) ..
      (ladki|ladkiya|ladkiyan|bandi|bhabhi|aunty|maal|randi) .. (available|chahiye|milegi|bhej|mil jayegi|supply|arrange|chalegi) .. (raat|night|hotel|oyo|rate|sasti|saste|ghante|sex|maze)
      (camera|cam|spycam|camra) (laga|lagaya|chhupa|lga) .... (girls|ladkiyo|ladkiyon|ladies|washroom|bathroom|bathrom|hostel) .. (washroom|bathroom|me|mein|clip|video)~
      (girls|ladkiyo|ladkiyon|ladies) .. (washroom|bathroom|toilet|shower|nahate|nahane|kapde badalte) .... (clip|clips|video|videos|recording|camera|mms)
      (sex|seks|chudai|pelai|suhagrat) .. (karna|karne|karegi|karoge|karogi|kare|karte|karenge|karwana|karna hai)~
      (lund|loda|lauda|laude|lavda|lavde|lode|lawda|lowda|chut|choot|chuth|bur|boor|bhosda|bhosdi|gaand|gand|bund|phuddi|fuddi|boobs?|bobe|chuche|chuchi|chuchiya|mamme|mammey|choochi|panty|bra|chaddi|muth|tatte|tatto|lulli|lun|gote|nipple|dick|pussy|jism|badan) (to|ko|bhi|ki|ka|me|mein|mai|pe|se)? ?(dikha|dikh|chus|chuss|choos|chos|chaat|chat|daba|dba|maar|mar|de|dede|degi|legi|le|lele|lo|loge|lega|ghusa|ghused|daal|dal|pel|phaad|fad|faad|phad|khol|masal|sahla|sehla|hila|pakad|choom|chum|utaar|utar|nikal|pila|piyu|pilade|pina|pee|pine|khaj|noch|fat|phat|masti|jali|jal|khila|kaat|bhej|sungh|soongh|ka size|ke baal|ke bal|khujl|mara)~
      (teri|tere|uski|uske|iski|iske|apni|apne|meri|mera|mere|tumhari|bhabhi ki|aunty ki|maam ki|behen ki|bahan ki|unki|kiski|sabki|ladki ki|teacher ki|ladkiyo ki|ladkiyon ki|mast|badi|moti|tight|gulabi|badiya|kya) .. (lund|chut|choot|chuth|gaand|gand|bur|boobs?|bobe|chuchi|chuche|chuchiya|mamme|choochi|bhosda|lauda|loda|phuddi|fuddi|nipple|jaangh|jaanghe|panty|bra ka|chaddi|chut ka|tange khol|jism|pichwada|pichwade|nangi|nudes|boobies)
      (usko|isko|ise|use|tujhe|usse|tereko|teri|maa|ma|behen|bahan|bhen|ladki|ladkiyo|ladkiyon|girl|girls|bhabhi|maam|aunty|didi|teacher|sabko|unko|junior|mujhe|mujhse|mere se|mere sath|mere saath|tumhe|tumko|kutiya|randi|saali|sali|fresher|roz|raat ko|raat bhar|kisko|kisi ko|hod|prof|sir|baap|bap) .. (ko)? ?(chod|chood|chud|chudd)(ne|na|u|un|unga|ungi|i|a|ta|te|ti|enge|ega|ke|kar|do|de|d|waya|wa|va|vaya|wane|vane|wati|wata|kad|ai|aai|egi|ogi|oge|te|daal|dal|uga|o)~ ?(dunga|denge|du|ka|hai|ki|tha|chah|mann|man|deta|diya|raha|rahe|rahi|gaya|gayi|kar|ho|lunga)?~
      (chod|chood|chodd|pel) (dunga|denge|dungi|dega|daala|dala|dalunga|dalenge|diya (usko|isko|teri|saale|sale|bc|mc|saali|sali)|ke rakh|rakha|kar chhod|saala|saale|sale)
      (chudai|chodai|chud|muth|mutth|mutthi|hilana|pelai|thukai|sambhog|suhagrat|suhaagraat|kand|sex|seks) (kar|karna|karne|karenge|karega|karegi|karoge|karogi|karungi|karunga|karo|karte|karta|karti|maar|mar|marta|marti|marna|maarta|maarna|maarne|marne|chahiye|ki|kab|ka mann|ka man|krna|kregi|krega|karna hai|karwa|chat|video|wali|ke liye|karta hai|krne)~
      (mutthi|muth|mutth|muthi|mudh) (maar|mar)~
      (hila|hilaya|hilake|hilaake|hilata|hilaunga) (raha|rahe|le|liya|ke|ta|le apna|lo|deta|kar so|uski|uske|teri|teri photo|photo dekh)~ ?(uski|uske|photo|dekh|yaad|naam|teri)?
      (apna|mera|uska) (hila|hilata|hilaya|hilaa|choos|chus|chusa|chusega|chusegi|muh me|le le|lele)~
      (muh|mooh|munh|mu) (me|mein|mai|main) (le|lele|lelo|lega|legi|lena|dal|daal|dunga|de|ghusa|lo|lungi)~ ?(mera|le|lo|lega|legi)?
      (mera|apna|uska|iska|mere) .. (muh|mooh|munh) (me|mein|mai) (le|lele|lelo|lega|legi|lena|lo)~
      (ek|1|puri|poori|pura|full|do|ek ek) (raat|night|ghante|ghanta|shot|baar|bar) .. (ka|ki|ke|k)? ?.. (kitna|kitne|rate|paisa|paise|price|charge|legi|leti|lega|degi|de de|sona|service|soyegi|soegi|soogi|chalegi)
      (kitna|kitne|kya|kitne me|kitna rate|kya rate) .. (legi|leti|lega|degi|deti|rate|chalegi|chalti) ?(hai|he|h|tu|teri|uska|iska)? .. (ek|raat|night|full|baar|ka|sabke|shot|ghante)
      (rate|ret|rait|bhav|bhaav|daam) (puch|pooch|poochh|bata|batao|kya|kitna|list)~ ?(le|lo|hai|iska|uska|uski)?~ ?(uska|uski|iska|iski|raat|ka|teri|tera|apna)
      (teri|uski|iski|ladki|ladkiyon|tera|uska|iska) .. rate (kya|kitna|card|list|puch|bata|pooch)
      (sabke|sab ke|sbke|har kisi|kisi bhi|sab|profs|prof|seniors|senior|sir) (ke)? ?(saath|sath|sang|niche|neeche|bistar) .. (soti|sota|so jati|sogi|let|leti|so chuki|soyi|sone)~
      (mere|mera|apne|uske|iske|humare) (saath|sath|sang) (so|soy|soe|soj|sona|soyegi|sogi|soegi|sojaa|so ja|soa|soti|let|nahan|nahay|naha le)~
      (bistar|bister|bed) (garam (?:kar|karne|karti|karegi)|par aa|pe aa|me aa|mein aa|pe le|par le|me le|pe let|pe sona|pe sul|pe patak|tod)~
      (kapde|kapda|kapdo|bra|panty|kurti|top|salwar|saree|blouse|chaddi) (utaar|utar|khol|nikal|phaad|faad)(?! (?:lo|kar|ke) (?:tar|taar|se|andar|machine|dho|rakh|sukha))(kar|ke|unga|enge|ungi|na|ne|de|do|dunga|o|egi|)~
      (nangi|nanga|nange|nangii|nagn) (photo|pic|pics|video|kar|karke|ho|hoke|nach|naach|chahiye|dekh|dekhna|dekhni|tasveer|ghum|nahate|nahati|bhej|ladki|ladkiya|so)~
      (hawas|thark|tharak|haws) (kar|mita|bujha|pura|poori|ho raha|ho gaya|chadh|chad|ka pujari|maal)~ ?(tujhe|teri|uski|mujhe|meri)?
      (bhabhi|aunty|didi|maal|item|junior|ladki|behen|bahan|maa|mummy|saali|fresher|teacher|maam) .. (chod|chud|pel|thok|bajana|baja|bajaun|bajane|patak|ragad|ragd)(na|ne|ni|unga|enge|u|ke|un|di|ai|)~ ?(hai|chahiye|chahta|maza|ka|man|mann|di)
      (doodh|dudh|balloons|santare|aam|kharbuje|tarbuj|papite|gubbare|pahad|tankiya|headlights?) .. (bade|bada|mote|mast|daba|dabaa|pina|peena|piyu|pila|chus|latak|hil|uchhal|tight|dekh)~ .. ?(uske|iske|tere|hai|du|dunga|dabau|daba)?
      (teri|uski|iski|uske|tere|iske) (leni|lunga|lungi|lenge|le lu|lelunga|le lunga|maar lu|marunga|maarunga|marni|maarni|bajaunga|baja dunga|baja denge|thokunga|pelunga) ?(hai|h|saale|sale|aaj|raat)
      (kutiya|ghodi|ghori|ghodhi) (bana|bna|banake|banaa)~
      (chusna|choosna|chusne|choosne|chuswa|chooswa|chatna|chaatna|chatwa|chaatwa|chuswana|choosega|chusega|chusegi|choosegi|chusogi|chusungi|chusle|chusle mera|chus le|choos le|choosle|chooso|chuso) .. (hai|chahiye|mera|tera|uska|apni|meri|le|kya|please|na|raat|ke liye)`,
  },
  {
    classification: 'sexual',
    severity: 'mild',
    phrases: lines`
      (kya|mast|sexy|hot|kadak|tagda|tagdi|gajab|kamaal|zabardast|jabardast|naya|nayi|desi|foreign|kamal ka|jhakas|ek number) (ka|ki)? ?(maal|mal|item|patakha|piece|pataka|chhamiya|chamiya) ?(hai|h|hain|lag|lg|dikh|yaar|he|aayi|aya|thi|tha|aaya|college|batch|ladki|yr)
      (wo|woh|ye|yeh|tu|uska|iska|usse) (to|toh)? ?.. (maal|item|patakha|chhamiya) (hai|h|hain|lag|lg|dikh|lagti|lagri)
      (jawani|jawaani|kamar|figure|figar|badan|jism) .. (lut|loot|maza|mast|kya|chadh|dekh ke|hila|matka|size)~
      (chumma|chummi|kiss|kis|pappi|jhappi|puppy) (de|dede|do|degi|karne|lene|lena|lunga|karna|chahiye)~ .. (baby|na|mujhe|please|yaar|tujhe|tera|teri|hai|de|raat)?
      (akele|akeli|room|hotel|oyo|flat) (me|mein|mai|pe|par)? ?(aaja|aa ja|aja|milna|milte|mil|chal|chalegi|chalogi|aana|chalte|aajao) .. (raat|baby|maza|maze|masti|sexy|jaan|akele|akeli|night|oyo|hotel|saath)`,
  },
];
