import type { PhraseGroup } from '../types';
import { lines } from './list';

export const abusePhrases: readonly PhraseGroup[] = [
  {
    classification: 'abuse',
    severity: 'severe',
    phrases: lines`
      (phak|phakk|fak|fakk|faq|fook|feck|fuhk|fvk|fuxk|phukk|fug|fugg|fuq|fuc|fawk|fick) (you|u|off|this|him|her|that|it|ya|yourself|all|them|the)
      eat (shit|a dick|dick|my ass|dirt and die)
      (die|rot|choke) (alone|slowly|painfully|in pain|in a ditch|you|bitch|already loser)
      (hope|wish) (you|u|he|she|they) (all)? ?(die|rot|choke|suffer|fail and die|get cancer|burn)
      (nobody|no one) .. (cry|care|mourn|notice) .. (if|when) (you|u) .. (die|died|killed yourself|are dead|were dead|disappear)
      (you|u) (shouldnt|should not|dont deserve to|do not deserve to|shouldve never) (exist|live|be alive|been born|breathe|be born)
      (son|daughter|child) of a (whore|slut|prostitute|pig|dog|bitch|rapist)
      (go|please|just|should|shud|pls|fucking|why dont you|better|u|you|to) .. (kill|hang|drown|shoot|hurt|neck|end|off) (yourself|urself|yourselves|your self|ur self|themselves|himself|herself)
      (kill|hang|neck) (yourself|urself|ur self|yourselves)
      (go|go and|just|please|you should|u should|why dont you|hurry up and) (die|jump off|jump from|get cancer|drink bleach|eat rat poison|drink poison|rot in hell|burn in hell|hang yourself|slit your wrists)
      (rot|burn) in hell
      (drink|drinking) (bleach|poison|acid|harpic|phenyl) (you|u|and die|please|bitch)
      (nobody|no one) (will|would|is going to|gonna) miss (you|u|him|her)
      (world|college|campus|class|everyone|we) .. (be)? ?(better|happier|better off) (place )?(without|when) (you|u|him|her)
      (wish|hope) (you|u|he|she) (was|were|are) (dead|never born|aborted)
      (should have|shouldve|should of) (been)? ?(aborted|swallowed you)
      (your|ur) (mom|mother|mum|momma|mama|sister|sis) .. (whore|slut|bitch|fuck|fat|prostitute|hoe|ride|bang|pussy|ass|last night|in bed|is mine)
      (piece|pile|bag|sack|load|full) of (shit|crap|trash|garbage|filth|dogshit|horseshit)
      (eat|lick|kiss|smell|suck) (my|a|on my|deez|these|this) (shit|ass|balls|nuts|feet|arse|dick|crap)
      (full of|you|u|this|that|ur|such a|little|holy|lying|eat|dumb|stupid|worthless|useless|your|ur) (shit) (head|face|bag|stain|you|u|person|human|guy|professor|teacher|prof|cr|bastard|ass|kid)
      (you|u|ur|youre|he|she|theyre|hes|shes|is|are|they) .. (absolute|utter|total|complete|such|a|an|little|fucking|real|full|piece of)? ?.. (shits?|piece of shit|asses|ass (?!essment|ignment)hole|dogshit|shithole|horseshit|turd|arse|dumbass|jackass|dick|dicks|prick|pricks|pussy|pussies|cock|tool bag|cum|whore|slut|dickless)(?= )
      (dont|stop|quit) .. (being|be) .. (a|such a|an) .. (dick|ass|pussy|prick|bitch|cunt|arse|little bitch)
      (dumb|stupid|smart|jack|lazy|fat|punk|lame|broke|bitch|kiss|sorry|bum|ugly|crazy) ass (bitch|prof|professor|teacher|guy|girl|people|mf|motherfucker|kid|cr|warden|hoe|fool|idiot|boy)`,
  },
  {
    classification: 'abuse',
    severity: 'mild',
    phrases: lines`
      (you|u|ur|youre|your|yall|urself) (are|r|re|all|guys are|were|look like|sound like|is|be|both are|two are|looks like)? ?(?! ?(?:[a-z]+ ){0,2}(?:not|never|no|isnt|arent|aint) )(such|just|really|so|a|an|the|nothing but|like|always|still|one|literally|absolute|absolutely|complete|completely|total|totally|utterly|utter|fucking|bloody|damn|big|huge|little|pathetic|very|too|dumb|stupid|ugly|fat|lying|lazy|filthy|dirty|worthless|miserable|biggest|most|real|piece of|pretty)? ?.. {insult}
      (he|she|hes|shes|they|theyre|this guy|that guy|this girl|that girl|our cr|the cr|this cr|cr|warden|that prof|this prof|that professor|this professor|our prof|the warden|this man|that man|this woman|that teacher|this teacher|my roommate|this kid|that bastard|dean|director|the dean) (is|are|looks like|look like|was|be|s)? ?(?! ?(?:[a-z]+ ){0,2}(?:not|never|no|isnt|arent|aint) )(such|just|really|so|a|an|the|nothing but|like|literally|absolute|absolutely|complete|total|utter|bloody|big|little|pathetic|very|too|dumb|stupid|ugly|fat|lying|lazy|filthy|dirty|worthless)? ?.. {insult}
      (you|u) .. (stupid|dumb|ugly|fat|useless|worthless|filthy|brainless|pathetic|lying|dirty|disgusting|little|bloody|lazy|mentally|creepy|ungrateful|miserable|cheap|old|sick|damn|absolute|total|complete) .. (idiot|moron|fool|pig|cow|dog|loser|liar|fatso|rat|snake|creep|freak|clown|donkey|monkey|buffoon|piece|thing|girl|boy|kid|person|human|woman|man|brat|hag|cunt|animal|coward)
      (shut up|shut it|get lost|get out|piss of|fuck of|buzz of|go to hell|go away|zip it|stfu) .. {insult}
      {insult} (shut up|get lost|go to hell|go away)
      shut (your|ur|the fuck|the hell) .. (mouth|trap|face|up|hole|gob)
      (go to hell|to hell with (you|him|her)|damn you|curse you|screw you|piss off|screw yourself)
      (bloody|damn|stupid|fucking|pathetic|useless|worthless|filthy|ugly|dumb|brainless|old|fat|disgusting|spineless|shameless|lying) (fool|idiot|moron|bastard|loser|liar|clown|dog|pig|cow|donkey|creature|fellow|prof|professor|teacher|warden|cr|bitch|swine|rascal|scoundrel|hag|girl|woman|kid|creep|freak|imbecile|snake|rat|animal|cheater|thief|coward|hypocrite)
      (nobody|no one|none|noone) .. (wants|likes|loves|cares about|needs|asked|respects) (you|u|him|her|ur|your) (here|anyway|loser|ugly|fat|idiot|around|you|at all|clown|trash|in this)
      (everyone|everybody|we all|whole class|the whole class|they all|people) .. (hates|hate|laughs at|laugh at|despise|despises|mocks|is laughing at|are laughing at|makes fun of) (you|u|him|her|ur|your)
      (waste|wastage|shame) of (oxygen|space|air|skin|sperm|food|human|seat|time human|a human|life|breath|resources you)
      (fat|ugly|disgusting|smelly|stupid|filthy|dirty|lazy|black|bald) (pig|cow|rat|elephant|buffalo|whale|hippo|slob|bitch|monkey|toad|potato face|bastard|idiot|swine|hag|troll|gorilla|rhino)
      (look|looks|smell|smells|walks|dress|sound|sounds|stink|stinks|eat|eats|talk|talks) like (a|an|some)? ?(pig|cow|monkey|gorilla|dog|shit|trash|garbage|whore|slut|ape|dead rat|rat|toilet|gutter|clown|buffalo|hippo|witch|beggar|donkey|homeless|hobo|prostitute|hooker|tramp|donkey)
      (your|ur|his|her) (ugly|stupid|dumb|fat|disgusting|dirty|stinking|pathetic|useless|filthy|worthless|horse|monkey|smelly) (face|brain|ass|mouth|body|life|self|mug|head|family|existence|mother|father|mom|dad)
      (jealous|desperate|attention seeking|attention|fake|gold|characterless|shameless|two faced|cheap) .. (bitch|whore|loser|creature|seeker|digger|slut|aunty)
      (stop|quit) being (a|an|such a|so) .. {insult}
      what (a|an) .. (idiot|moron|loser|asshole|prick|dick|clown|fool|creep|scumbag|pig|coward|jerk|cunt|imbecile|dumbo|retard|pathetic (man|guy|girl|person|creature|loser|human))`,
  },
];

export const abusePhrasesHindi: readonly PhraseGroup[] = [
  {
    classification: 'abuse',
    severity: 'severe',
    phrases: lines`
      (teri|tera|tere|tumhari|tumhare|uski|uske|apni|apne|iski|unki|saale|meri|sabki|teri to|tari|tori|tuzi|tujhi|tor|ni|thari|aapki) (maa|ma|maai|mai|aai|aayi|amma|mummy|mammi|mother|mom|behen|behan|bahan|bahen|bhen|ben|behn|behena|bahin|bhn|pen|sister|biwi|beti|nani|dadi|didi|baap|bap|mother sister|maa behen|maa bahan|mayer|ammi) (ki|ka|ke|ko|di|da|ni|no|chi|cha|chya|r|ne)? ?.. ?(chut|choot|chuth|chu|bhosda|bhosdi|bhosad|bhonsda|fuddi|phuddi|phudi|lund|loda|lauda|gaand|gand|puchi|pucchi|chod|chud|chudai|chuda|randi|marvai|bur|buur|jhaat|lavda|aankh|ankh|kirkiri|takke|takka|moot|mut|piche|pichhe se|sata|saata|bosda|zav|jhav|ghal|ghalya|gud|voda|bhoda|chut me|pikki|piku|yaar)~
      (teri|tere|tumhari|uski|iski) (maa|ma|mummy|behen|bahan|behan|bhen|behn) (ki|ka)(?= (?:[.]|$))
      (teri|uski|tumhari|iski|apni|inki|unki) (maa|ma|mummy|behen|bahan|bhen|beti|behan|biwi) (chud|chod|chudwa|chuda|chudva|marwa|marva|chudi|randi|nangi|ko chod|ko pel|ko le|ko bech|bech|ka rate|ki kamai|kothe|ko kothe|ka dalal|bhosda|bhagi|ke saath so|ke sath so|naach|nach|lunga|ko utha|chuda|pelwa|ke upar chad|rape)~
      (maa|ma|behen|bahan|bhen|behan|baap|mummy|gaand|gand|aai) (chud|chod|chuda|chudwa|chudva|marwa|marva|chudi|chudane|mara|maraa|chudao|marao|jala|jali|phat|fat|mar|maar|chudaa|maarwa|faad|phaad|zhav|jhav|ghal)(a|ao|o|e|i|ane|ane ja|waa|wa|wao|wale|gayi|gaye|ai|ayi|aye|ani|wani|vani|va|vao|la|ne|enge|unga|na|ta|ti|te|rahi|raha|lo|le|de|du)? ?(apni|teri|bc|mc|bhosdike|saale|sale|ja|jaake|jake|gayi|li|le|rahi|raha|rahe|rhe|hai|lo|ke|le apni|tu|tum|sab|lenge|lunga|na|kya|jaa|ab|mat|denge|dunga)
      (maa|ma|behen|bahen|bahan|behan|bhen|bhn|behn|ben|baap|mkc) (ke|k|ka|ki|di|da|de|na|no) (lode|laude|lavde|lodi|laudi|lowdi|laundi|lawde|lund|loda|lauda|lodo|lavda|takke|takka|bhosde|bhosda|bhosdi|land|l|lowde|lawdo|lavdo|laudo|chut|choot|dalle|dalal|khasam|yaar|fudi|phuddi|lodu)
      (randi|rand|raand|kutiya|kutti|kutte|kutta|suar|suwar|suvar|soowar|haram|harami|gadhe|gadha|chudail|kanjar|ullu|bandar|gandu|chutiye|chamar|bhangi|bhosdi|hijde|bhadwe|shaitan|naali|nali|gutter|gatar|nalli|kutton|kutto|suaron) (ki|ke|ka|ki hi|da|di) (aulad|olad|aulaad|olaad)
      (randi|raand|kutiya|kutti|kutte|kutta|suar|suwar|soowar|haram|harami|gadhe|chudail|kanjar|ullu|gandu|chutiye|hijde|bhadwe|shaitan|naali|gutter) (ki|ke|ka|da|di) (bachche|bacche|baccha|bachcha|bachchi|bachi|pille|pilla|beta|bete|beti|puttar|pilley|pille|jana|jane|jani|baap|keede|keeda|jaat|khandan|paidaish|tatti|gaand|jhund|shakal|muh|zaat|janam|paidais|nasl)(?! (?:mil|gum|god|ko khana|so|paida|bahut|dikh|chhote|pyar|cute|bimar|beemar|rescue|adopt|gaye|hue|hai|h|hain|diye|huye)[a-z]*)
      (naajayaz|najayaz|nazayaz|najayas|haramkhor|lawaris|galat) (aulad|olad|baap|paidaish|khoon ki|ki aulad|bachcha|baccha)
      (kutte|kutta|kutti|suar|saale|sale|saala|sala|harami|kamine|kamina|kaminey|haramkhor|neech|ghatiya|besharam|nalayak|randi|gadhe|gadha|kutton|nikamme|bhikhari|saali|sali|chhote|badtameez|nich) (kutte|kutta|kutti|suar|suwar|harami|kamine|kamina|kaminey|haramkhor|gadhe|gadha|kutiya|kamini|haramzade|kanjar|randi)
      (kutte|kuttey|kutta|suar|kutti|kutiya|kamine|kameene|harami|haramkhor|gadhe|bhosdi|saale|kaminey) (kahin|kahi|kahike|kahinke|khin) ?(ke|ka|ki)?
      (tu|tum|ye|yeh|wo|woh|saala|sala|warden|prof|sir|cr|hod|dean|he|she|abe|oye|chal|bhag|chup|nikal|ja) (to|toh|ek|bhi|hai|hi|kitna|bada|sabse|ekdum|asli|pura|saala|be|bey|oye|ja|nikal|bc|mc|kar|kr|ho|ja ke|yahan se|yaha se)? ?(kutta|kutte|kutti|suar|suwar|harami|kamina|kamine|kamini|haramkhor|kutiya|tatti|kanjar|neech|dalla|dalaal|bhikhari|kamzarf|kuttiya) (hai|he|h|kamina|harami|saala|sala|saale|sale|nikla|ki|ke|ka|hi|ho|insaan|insan|aadmi|admi|ladka|ladki|kahin|sa|jaisa|jaisi|tu|se)
      (tatti|tattii|potty|goo|gu|gobar|moot|mut|peshab) (kha|khaa|khale|khaale|khayega|pi|pee|pile|chaat|chat|khane|khaa le|me nha|me doob|jaisi shakal|insaan|shakal|khaoge|piyega|pila)~ ?(le|lo|saale|sale|suar|ja|kutte|wale|teri|tu|hai)?
      (tatte|tatto|tattey|gote|gotey|jhaat|jhaant|lund|laude|lode|lavde|lauda|loda|gaand|talwe|bal(?! kat)(?! kaat)|baal(?! kat)(?! kaat)|bhosdi) (ke|ka)? ?(chaat|chat|choos|chus|chuso|pakad|sahla|sehla|sahlaa|baal|bal|baraabar|barabar|barabr|ukhad|ukhaad|noch|ke baal|ke bal|kat|kaat|katwa|pe rakh|pe rakhta|pe maar|pe mara|pasina|ka pasina|masal|fakir|faqir|bhar) .. ?(mere|mera|tera|teri|le|lo|saale|hai|ke|ja|ek|nahi|liye|kar)?
      (mere|apne|tere|uske) (tatte|tatto|gote|jhaat|jhaant|lund|laude|lode|lauda|loda|lavde|lawde|lund) ?(chaat|chus|se|pe|ka|ke|par|ki|ko|le|me)?
      (lag|le|lage|lg) (lode|lavde|laude|lode) (lag|gaye)~
      (lode|laude|lavde|lawde|lund|lauda|loda|lawda) (lag|laga|le|lele|lasan|lassun|lasun|lahsun|ka|ke|ki|bhujjo|bhujo|gaye|sa|na|hai|par|se|mera|jaisa|jaisi|ko|me|mein|pe)
      (kya|ghanta|kuch nahi|jhaat bhar|jhaat|lund|loda|lavda|lauda) ukhad~ (lega|loge|liya|lo|le|paya|payega|logi|legi)
      (bhaad|bhad|bhand) (me|mein|mai) (ja|jaa|jao|gaya|gayi|jaye)(?= (saale|sale|harami|kutte|tu|kamine|bc|mc|bhosdike|randi|teri))
      (mar|maar) (ja|jaa|jao|jaye|jata|jati) (na)? ?(tu|saale|sale|kutte|kahin|kahi|jaake|jake|kamine|harami|suar|ja ke|doob ke|chullu|kyu nahi|kyun nahi|nalayak|bc|mc|gandu|tum)
      (ja|jaa|jaake|jake|ja ke|jakar|kahin|kahi|chullu bhar pani me|paani me|pani me|doob ke|doob|nadi me|train ke niche|fansi laga ke) (ke)? ?(mar|doob mar|mar kahin|doob ke mar) (ja|jaa|jao|kyu|kyun|na)
      (maut|mout) (aa jaye|aajaye|aaye|aye) (tujhe|tereko|usko|isko|teri|use)
      (abe|oye|abey|oy|saale|sale|saala|sala|chup|hat|bhag) (mc|bc|mkc|bkl)(?! (?:kaun|kon|kab|kar|hoga|hogi|ka|ke|ki|liye|roy|mc|hai kaun|kya|[0-9]))
      (mc|bc) (saale|sale|saala|sala|tu|teri|tera|chup|nikal|kahin|kutte|kamine|harami|bc|mc|gandu|ja|bhag|bkl|dono|log|sab ke|kaha mar|kya bakwas|kya chutiya|padh|hatt|hat)
      (bc|mc) (mc|bc)
      (pen|phen|bhen|maa|ma|teri pen|teri maa|phudi|fuddi|behn) (di|de|da) (lun|lan|phudi|phuddi|fuddi|fudi|kuss|sirri|takke|chut|bund|yawa|tatti|takk|siri|akh|yavva)
      (teri|tere) (pen|phen|bhen|maa) (di|de|nu|da)
      (bund|bundh) (mar|maar|marwa|mara|marva|pad|paad|phat|de|le|me)~
      (lun|lan|lunn) (te|ta|chus|le|char|da|fudu|chad)~
      (khota|khotey|khote|kutte|kutti|suar|kanjar|kanjra|gashti) (da|de|di) (puttar|putar|putt|bachcha|bacha|khur|jamme|jamm|beej)
      (tor|tomar|tur) (ma|maa|mayer|mayre|mar|bon|bonre|gud|pod) (re|ke|er|er gud|chudi|chod|chudbo|gud|marbo|mari|ke chudi|der)~ ?(chudi|chod|chudbo|gud|mari|marbo|fatabo)?~
      (gud|pod|putki|pond) (mara|marani|mere|marbo|fatabo|fatiye|mari|khete|marbi)~
      (kuttar|kuttir|shuorer|suorer|shuarer|suyorer|magir|khankir|beshyar|haramir) (bachcha|baccha|bacha|chele|pola|polah|put|meye|chhele|chele)
      (punda|pundai|otha|koothi|koodhi|thevidiya|thevdiya|ommala|oombu|sunni|mayiru|kena|naaye|para|loosu|lavada|vesi|badu|baadu|pu|poolu) (mavane|magane|paiya|payale|munda|koothi|punda|pundai|naaye|oombu|umbu|da|di|maire|mudevi|mayiru|mayire|baadu|thevidiya|mavan|pulla|kena|pochu|sappu)
      (lanja|lanjaa|dongalanja|na|naa|nee|nuvvu|erri|yerri|donga|gudda|modda|pooku|puku|ni) (kodaka|kodaka|kodukaa|koduka|munda|lanja|na kodaka|naa kodaka|pooka|puka|pook|puku|dengu|denga|dengey|dengay|guduv|gudu|cheeku|amma ni|ammani|amma pooku|amma puku|pappa|puvvu|yamma|lanjakodaka|modda)~
      (nee|ni) (amma|akka|yamma|chelli) .. (dengu|denga|dengay|pooku|puku|lanja|modda|gudda|ranku)~
      (sule|soole|boli|thika|tika|ninna|nin|nan|shata|shaata|hadara) (maga|magane|magne|munde|mundhe|muchkond|muchko|muchu|mucch|amman|ammanna|akkan|tullu|ammane|harko|kith|tulla)~
      (aai|aayi|aaichi|aichi|aaichya|aichya|aaicha|aicha|tujhya aaichi|tuzya aichi|bhen|bahin) (zav|zhav|jhav|ghal|zavadya|zavadi|zavla|zavli|gand|gaand|bhosda|bhosdi|gavat|gavaat|puchi|lavda|cha lavda|chi gand|chi gaand|la|chya gavat|zhavli|ghatli)~
      (tuzya|tujhya|tuzi|tujhi|tuji) (aai|aaichi|aaichya|aichi|aichya|aila|bahinichi|gand|gandi|gaandit|gandit|lavda|bhosda|puchi)~ .. ?(gand|zav|ghal|bhosda|lavda|puchi|gavat)?~
      (rand|raand|randechya|lavdyachya|bhadkhau|bhikar|zavadya|zhavadya|bhikarchot|madarchod|halkat|bhosdichya) (chya|sali|saali|la|lavdya|bhadvya|sala|saala|zavadya|manus|rand|bhadkhau)
      (tari|taari|teri) (maa|ma|ben|behn|bean) (ni|no|ne|na) (chut|pikki|bhos|bhosdi|lodo|gaand|gand|ghodo)~`,
  },
  {
    classification: 'abuse',
    severity: 'mild',
    phrases: lines`
      (tum|aap|ye|yeh|inke|saare|sare|sab) (sab|log|sabhi|dono|sab ke sab|logo)? ?(to|toh|ek dum|ekdum|bilkul)? ?(nikamme|nalayak|gadhe|bewakoof|bewakuf|ullu|kamine|kutte|suar|chor|jahil|gawar|harami|bhikhari|besharam|ghatiya|gaddar|chirkut|namoone|dhokebaaz|darpok|fattu|phattu|bekar|kachra) (ho|hai|hain|h|he|insaan|log)
      (bewakoof|bewakuf|nalayak|ghatiya|besharam|gira hua|neech|kamina|kamine|jahil|badtameez|wahiyat|gandi|ganda|gatiya|ghinauna|ghinona|matlabi|nikamma|jhootha|tuchchha|tuchh) (insaan|insan|aadmi|admi|aurat|ladki|ladke|ladka|log|prof|teacher|warden|soch|harkat)
      (nalayak|bewakoof|bewakuf|besharam|ghatiya|badtameez|gadha|gadhe|ullu|nikamma|nikamme|jahil|gawar|chor|jhootha|namuna|chapri|bhikhari|lafanga|dhokebaaz|makkar|ghamandi) (kahin|kahi) ?(ka|ke|ki|k)
      (tu|tum|wo|woh|ye|yeh|cr|warden|prof|hod|sir) (to|toh)? ?(pakka|pakki|asli|ekdum|bilkul|poora|pura|sach me|sabse bada|sabse badi|bahut bada|bahut badi|kitna bada|ek number ka|number one|janam se|bachpan se) .. (gadha|gadhe|bewakoof|bewakuf|ullu|nalayak|nikamma|kamina|kamini|kutta|kutti|suar|jahil|gawar|ghatiya|besharam|namuna|chapri|chutiya|bhikhari|jhootha|harami|makkar|chor|tatti|kachra)
      ullu (ka|ke|da) (pattha|patthe|patha|pathe|pathay|patthey|charkha|bachcha|pathha)
      (tu|tum|tune|tera|teri|ye|yeh|wo|woh|uska|uski|iska|iski|cr|prof|warden|sir|saala|sala|abe|oye|apna|hod|dean) (to|toh|ek|bhi|hai|hi|kitna|kitni|bada|badi|sabse|ekdum|asli|pura|saala|number|no|bilkul|sach|ka|ki)? ?.. ?(gadha|gadhe|bewakoof|bewakuf|bevkoof|bevakoof|nalayak|nikamma|nikammi|ullu|gawar|gawaar|jahil|kamina|kamini|tatti|ghatiya|besharam|badtameez|suar|bandar|bhains|bhais|chudail|churail|dayan|pagal kutta|haramkhor|kachra|naali ka keeda|nali ka kida|dhakkan|fattu|phattu|dalla|chapri|chhapri|namuna|langoor|gobar|buddhi hin|kaamchor|chirkut|chomu|lukkha|lukha|fuddu|faltu insaan|gira hua|girihui) (hai|he|h|ho|aur|tu|saala|sala|insaan|insan|aadmi|admi|ladka|ladki|nikla|lagta|lagti|jaisa|jaisi|se|kahin|kahi|log|cr|prof|kutta|mara)
      (teri|tera|tere|uski|iski|apni|tumhari) (shakal|shakl|soorat|surat|face|thobda|thobdi|muh|mooh|munh|aukat|aukaat|okat|akal|akl|kala muh|buddhi) .. (suar|kutte|kutta|gadhe|bandar|langoor|bhains|tatti|jaisi|gobar|gande|ghatiya|kya hai|nahi hai|nhi hai|chudail|dekh|do kaudi|ghutne|me reh|mein reh|me raho|mein raho|gutter|itni nahi)
      (aukat|aukaat|okat|aukaad) (me|mein|mai|m) (reh|rah|raho|rehna|rakh|rahna|aaja|aa)
      (sharam|sharm|saram|laaj) (nahi|nhi|nai|na) (aati|ati|aayi|hai) .. ?(kamine|kaminey|kutte|saale|tujhe|besharam|kamina|suar|sale|harami|nalayak)
      (kamine|kamina|kaminey|kutte|saale|suar|nalayak|sale|harami|besharam|kutta) .. (sharam|sharm|saram|laaj|doob mar|doob|mar ja|tameez|tamiz)
      (chullu bhar (pani|paani)|chulu bhar (pani|paani)) .. (doob|dub)~
      (muh|mooh|munh|bakwas|bakwaas|bakchodi|thobda|zubaan|zuban|chonch|bhonkna|bhaunkna) (band|bandh) (kar|rakh|karo|rakho) .. ?(apna|saale|sale|kutte|tera|varna|warna|kamine|apni|be|bsdk|suar|gadhe)
      (bhaunk|bhonk|bhauk|bhok) (mat|raha|rahe|le|na|kyu|kyun|rahi|ke|ta|liya|te|lo) .. ?(kutte|kutton|kutta|saale|kamine|yahan|tu|hai)
      (chal|nikal|bhag|bhaag|hat|phut|fut|dafa) .. (kutte|kutta|saale|sale|kamine|gadhe|suar|nalayak|bhikhari|gawar|chapri|tatti|harami|besharam|bewakoof|kachre|ganwar)
      (bakchod|bakchodi|bakchodo|bakchodiya) ?(mat|band|kar|hai|saale|sala|insaan|log|karte|karta|rahi|ki|tu)
      (saale|sale|saala|sala|saali|sali|kamine) (nalayak|gawar|chapri|chhapri|bhikhari|chirkut|chomu|chor|fattu|phattu|dhakkan|jahil|bhikhmanga|suar|bandar|besharam|nikamme|tatti|lukkhe|lukhe|namune|fuddu|moti|mote|kaali|kaale|takle|takla|pagal kutte)
      (moti|mota|mote|kaala|kaali|kaale|ganja|takla|takle|thigna|thigne|nate|lambu|kani|kana|langda|langde|behra|andha|tedi|hakla|hakle) (bhains|bhais|suar|haathi|hathi|saand|sand|kauwa|kauva|gadha|gadhe|bandar|langoor|genda|kutta|kutte|kutiya|chudail|saala|sala|saale|sale|saali|sali|tatti|bhensa|bhainsa|tawa|aurat|buddha|budhe)
      (jaise|jaisi|jaisa|ki tarah|jesa|jesi) (kutta|kutte|suar|gadha|gadhe|tatti|bhains|naali|gutter|kutiya)
      (do|2) (kaudi|kodi|take|takke) (ka|ki|ke) (insaan|insan|aadmi|admi|ladki|ladka|prof|teacher|log|aukat|cr|warden|tu|college)`,
  },
];
