import type { PhraseGroup } from '../types';
import { lines } from './list';

export const slurPhrases: readonly PhraseGroup[] = [
  {
    classification: 'slur',
    severity: 'severe',
    phrases: lines`
      (anti|hate|stop|no more|down with|death to|destroy|f|against|ban|boycott) (muslims?|hindus?|dalits?|christians?|sikhs?|jews?|gays?|lgbt|lgbtq|women|brahmins?|biharis?|islam|trans|tribals?) (brigade|gang|force|squad|army|group|club|union|front|now|forever|everywhere|students)
      death to (all)? ?{group}
      {group} .. (ruin|ruined|destroyed|occupied|captured|spoil|spoiled|eat up|steal|stole|stealing) .. (seats?|college|country|jobs?|culture|campus|hostel|merit)
      {group} (are|r) .. {hate}
      {group} (slayer|hater|haters|killer|hunter|basher|exterminator|destroyer|crusher)s?
      (hate|despise|detest|cant stand|sick of|fed up of|disgusted by|tired of) .. {group} .. (smell|stink|everywhere|ruin|dirty|in my|in our|they|so much|in this|should)
      (reservation|quota|reserved) (beggars?|leeches|parasites?|scum|dogs?|trash|freeloaders?|losers?|idiots?|rats|thieves)
      {group} .. (spread|spreading|ruin|ruining|ruined|pollute|polluting|infest|infesting|invading|destroying|breeding) (everywhere|our|the|this|disease|corona|like|my|here|india)
      (black|brown|dark|african|negro) (monkey|monkeys|ape|gorilla|baboon|slave|slaves|pig)
      (you|u|he|she|ur|youre|hes|shes|look|looks) .. (too|so|as)? ?(dark|black|kaali|kaala) .. (cant see|invisible|like coal|night|ugly|no one will marry|monkey|ape|gorilla|tawa|shit|nobody will marry)
      (like|as) (a|an)? ?(dirty|filthy|stupid|typical) {group}
      (all|these|those|every|most|you|fucking|bloody|stupid|dirty|filthy|such|typical) {group} .. (are|r|is|were) .. {hate}
      {group} (are|r) (all|nothing but|just|only|always|such|so|really|inherently|naturally|genetically|the)? ?(a bunch of|the most|full of|just|born)? ?{hate}
      (dirty|filthy|bloody|fucking|stinking|smelly|disgusting|damn|ugly|stupid|uneducated|cheap|lazy|useless|worthless) {group}
      (kill|hate|exterminate|eliminate|destroy|ban|burn|rape|hang|shoot|gas|deport|lynch|beat|wipe out|throw out|kick out|get rid of|boycott|finish|nuke|enslave|cleanse) (all|these|the|every|those|all the|all these|all those|bloody|fucking|off all|each) ?(of the)? ?{group}
      (kill|exterminate|eliminate|burn|hang|gas|lynch|enslave|hunt|behead) {group}
      (i|we) (really|just|fucking|absolutely)? ?(hate|despise|cant stand|detest) (all|these|those|the)? ?{group}
      {group} (should|must|need to|ought to|have to|deserve to) (all)? ?(be|get)? ?.. (killed|hanged|kicked out|thrown out|expelled|banned|shot|deported|burnt|burned|eliminated|raped|beaten|segregated|sent (back|to)|castrated|jailed|die|rot|boycotted|wiped out|exterminated|leave (india|the|our|this)|go back|convert|not be|not get|never be|never get|stay in (the )?(kitchen|home|jungle|their)|know their place|clean toilets|be slaves)
      {group} (should not|shouldnt|should never|must not|do not|dont|never|cannot|cant|can not|not) (be allowed|get seats|get admission|deserve|belong|exist|study|live|get in|be given|be in|vote|have rights|be here|enter|drive|do engineering|lead|code)
      these [a-z]+ should not (get|be|have|study|exist) .. (seats?|allowed|admission|here|college|hostel|exist)
      no (?!girls|women|females)({group}) (allowed|please|wanted|here|in our|welcome)
      (dalits|muslims|hindus|biharis|sc st|sc|northeast people|north east people|gays|christians|sikhs|lower castes?|nepalis) (not|nahi|nhi|strictly not) (allowed|welcome)
      (only|pure|strictly) .. (upper castes?|brahmins?|savarnas?|general category|high castes?|baman|rajputs?|thakurs?) .. (only|allowed|blood|please|group|can join|welcome|members)
      upper castes? only
      pure blood
      go back to (china|pakistan|africa|nepal|bangladesh|bihar|your (country|state|village|jungle|own country|slum|gutter|cave|caste|reservation|hometown)|where you came|the jungle|kerala|up|delhi|nagaland|manipur|burma|somalia|afghanistan|syria|arab)
      (women|girls|females) (belong|are only good|only belong|should stay|should be|are only meant|are made|are meant|are just good|only good|are fit|exist) (in|at|for|only|to) .. (kitchen|bed|home|sex|babies|breeding|cooking|serve|cook|house)
      (women|girls|females|ladies) (cant|cannot|can not|should not|shouldnt|dont know how to|are too dumb to|are not smart enough to) (drive|code|do engineering|think|do math|lead|study|be engineers|do coding|be trusted)
      (get|go) back (in|to) (the|your) kitchen
      (you|u|ur|he|she|they|what|such|another|typical|bloody|stupid|like|as|filthy) .. (chinki|chinky|chink|bihari|madrasi|hindian|pahari|kalu|kallu|negro|gawar|sanghi|mulla|jihadi|katwa|shudra|lungi|sc st|quota|reserved category|reservation) (dog|pig|scum|trash|bastard|bitch|people|kid|guy|fool|idiot|beggar|garbage|thing|product|kutta|saala|log|case|momo|freak|quota)
      (bloody|dirty|fucking|filthy|stupid|saala|sala|saale|sale|smelly|lazy|ugly|kutta|kutte|cheap) (chinki|chinky|chink|bihari|biharis|madrasi|madrasis|hindian|kalu|kallu|negro|blackie|sanghi|mulla|mullah|jihadi|muslim|hindu|christian|sikh|dalit|brahmin|baman|jat|gujjar|yadav|sardar|kashmiri|bengali|bangladeshi|pakistani|nepali|nepalese|tribal|adivasi|african|nigerian|mallu|tamil|punjabi|gujju|marwadi|baniya|gay|homo|lesbian|trans|transgender|sc|st|obc|reservation|quota|shudra|immigrant|northie|southie|northeastern|manipuri|naga|bhojpuria|pahadi)
      (gay|homo|lesbo|trans|chinki|negro|dalit|muslim|hindu|black|african|jew|christian|brahmin|bihari|shudra|adivasi|tribal) (freaks?|scum|trash|filth|pigs?|dogs?|bastards?|disease|vermin|rats?|monkeys?|virus|lover|shit|piece of|kutta|kutte|terrorists?|savages?|cunts?)
      (muslim|islamic|hindu|sikh|christian|jewish|jihadi|dalit|brahmin) (is|means|equals) (terrorist|terrorism|cancer|disease|filth|cult|a cancer|a disease|a cult)
      (islam|hinduism|christianity|sikhism|religion of islam) is (a)? ?(cancer|disease|filth|cult of|satanic|terrorism|evil|fake|virus|poison|shit)
      (cow piss|cow urine|cowpiss|camel piss|cow dung) (drink|drinker|drinkers|drinking|sipper|sippers|lover|lovers|eater|eaters)~
      drink(s|ers?|ing)? (cow piss|cow urine|gaumutra|gomutra|camel urine|camel piss)
      rice bags? (converts?|christians?|missionar~|people|seller|shut|gang)
      (christian|converted|crypto|missionary) rice bags?
      (curry|cow|goat|camel) (muncher|worshipper|worshiper|fucker|shagger|jockey|lover)~
      (dyke|dykes) (lesbo|bitch|freak|whore|get|ass|girl)
      (fat|ugly|butch|bloody|fucking|stupid|such a|youre a|filthy|that) (dyke|homo|tranny|fag|lesbo|queer freak)
      (quota|reservation|category|reserved|sc|st|obc|sc st) (ka|ke|ki|wala|wale|wali)? ?(maal|product|kutta|kutte|kachra|gawar|chor|bheekh|bhikhari|nikamma|nikamme|dimag|gandagi|trash|kid|merit|scum|beggar|beggars|parasites?|leech|leeches|gutter|bhikari|wale kutte|wale saale|wale gawar|suar)
      (merit|seat|seats|naukri|job) .. (kha|chheen|cheen|chhin|loot|lut|chor|barbaad|barbad)(gaye|gaya|liya|lete|rahe|te|)~ .. (quota|reservation|sc|st|obc|chamar|bhimta|dalit|category|reserved)~
      (quota|reservation|sc|st|obc|chamar|bhimta|dalit|category|reserved) .. .. (merit|seat|seats|haq|haq) .. (kha|chheen|cheen|chhin|loot|lut|chor)~
      lungi (wale|wala|chaap|gang|people|log) .. (madrasi|saale|sale|kaale|gande|kale|gawar|wapas|kutte|suar)?
      (son|daughter|product|child|kid) of (a)? ?(chamar|bhangi|dalit|shudra|jihadi|mulla|slave|sweeper)
      untouchables? (like you|should|stay|get|go|dont|not|are|out|shit|scum)
      (low|lower|neech|nich|chhoti|small|bottom) caste (scum|trash|people (are|should)|dog|dogs|bastard|kutta|filth|log|pigs?|shit|mentality|freak|student should|kids should|students should)
      (dont|do not|never|not) (touch|sit with|eat with|share|talk to|drink with|rent to) .. (dalits?|lower castes?|low castes?|chamars?|untouchables?|sc st|muslims?|biharis?|chamar|reserved)
      (you people|ye log|yeh log|these people|inke log|aise log) .. (terrorists?|breed like|animals|cockroach~|rats|illiterate|uncivili[sz]ed|nothing but filthy|smell|stink|aatankwadi|gandagi|suar|deshdrohi)
      breed(ing)? like (rats|rabbits|pigs|dogs|cockroaches|animals)`,
  },
  {
    classification: 'slur',
    severity: 'mild',
    phrases: lines`
      (typical|just like a|such a|like a|dumb) (blonde|girl|woman|bihari|madrasi|female|baniya|muslim|dalit|gujju|sardar|mallu|south indian|north indian) .. (brain|driver|behaviou?r|mentality|logic|thinking|stupidity|coding|drama|smell|miser)
      (you|u|he|she|run|throw|fight|cry|crying|code|drive|play|plays) .. like a (girl|woman|sissy|homo|eunuch|faggot)
      (girls|women|females) .. (only|just)? ?.. (here|in|got in|get|got|selected|placed) .. (quota|for husband|to find husband|because of (their )?(looks|body|gender)|diversity hire|by sleeping)
      (man up|mard ban|ladki jaisa|ladkiyo jaisa|ladkiyon jaisa|ladki ki tarah|aurat jaisa) .. (saale|sale|chakka|chakke|hijda|rona|ro|mat)~
      thats so gay
      no homo bro you`,
  },
];

export const slurPhrasesHindi: readonly PhraseGroup[] = [
  {
    classification: 'slur',
    severity: 'severe',
    phrases: lines`
      (maar|kaat|jala|bhaga|latka|hata|saaf kar|khatam kar) (do|dalo|daalo|dena chahiye|diya jaye|ke phek do) .. (sab|in|saare|sare|un) ?(ko|sab)? ?{group}
      {group}(?! tadka)(?! chauka)(?! chhakka) .... (nikal|nikaal|bhaga|maar|kaat|jala|hata|latka|goli maar) (do|dena|dalo|chahiye|phenko|diya)
      {group} .... (padhne|aane|rehne|ghusne) .. (haq|mat do|nahi dena|na do)
      (brahmin|brahman|hindu|muslim|dalit|thakur|baniya|sardar|sikh|bihari|madrasi|bengali|marathi|yadav|jat|gujjar|rajput) (log|sab|saale)? ?(saanp|suar|kutte|chor|gaddar|neech|gande|harami|kamine) (hote|hai|hain|hi)
      (neech|nich|neechi|nichi|chhoti|choti|ghatiya) (jaat|jaati|jati|zaat|jatiyo|jaatiyo|biradari|kul) .. (walo|wale|wala|log|logo|ko|ke|ka|ki|hai)
      (saare|sare|sab|sabhi|ye|yeh|in|un|inn|har|saale|sale) .. {group} .. {hate} .. (hai|hain|h|hote|hoti|he|hota)
      {group} .. (hote|hoti|hai|hain|h|hota) (hi)? ?(to|toh)? ?{hate}
      {group} .. {hate} (hi)? ?(hai|hain|hote|hoti|h|hota|hote hai)
      {group} (ko|ke) .. (maar|mar|kaat|kat|jala|bhaga|nikal|nikaal|pakistan bhej|bahar|hatao|goli|fansi|phansi|latka|peet|pit|uda|jail|mita|khatam|desh se)~ ?(do|dena|dalo|daalo|chahiye|phek|pheko|karo|nikalo|bhejo|de|padega|den~)
      (pakistan|bangladesh|china|nepal|bihar|africa|afghanistan|apne desh|apne gaon|jungle|jangal) (chale|chala|chali|wapas|vapas|hi|me|mein)? ?(ja|jaa|jao|jaao|jaake|jake|bhejo|bhej|bhaag|bhag|bhagao|bhaga|ja ke|ja kar|laut|nikal|jaa ke|jaiye|ja na|jaa na|bhej do)~
      (desh|country|hindustan|bharat|india) (se|chhod|chod|chhodke|choro) .. (nikal|nikalo|bhaag|bhag|jao|bhagao|ja|bhaga)~ .. (mull|katu|katw|musalm|jihad|chink|deshdroh|saal|gaddar)~
      (mulle|mullo|mulla|katue|katwe|katua|katwa|muslim|hindu|sanghi|jihadi|chamar|bhangi|dalit|bihari|madrasi|chinki|baman|brahmin|sardar|isai|musalman) (ki|ke|ka) (aulad|olad|bachche|bacche|baccha|bachcha|pille|jhund|pilla|keede|keeda|aukat|gandagi|kida)
      (neech|nich|neecha|nichi|neechi|chhoti|choti|ghatiya|gandi|chhote|ghatia) (jaat|jati|jaati|jat|zaat|kul|biradari|log jaat|jaat wale|jati wale|jaat ka|jati ka|jaat ke)
      (jaat|jati|zaat|jaati|caste) (dikha|yaad|pe aa|par aa|pata chal|ki aukat|ka asar|me reh|aukat|nikla)~ .. (di|gaya|gayi|dila|apni|aukat|teri|gya|na|diya)
      (apni|teri|tumhari|uski|inki) (jaat|jati|zaat|jaati|caste) (ki|ka|me|mein|yaad|dikha|pe|par|bata) .. (aukat|reh|raho|rakh|yaad|dikha|dila|gaya|di|gayi)~
      (chamar|bhangi|chuhra|dalit|shudra|chamaar|adivasi|sc|neech|dom|dhobi|mahar) (hai|he|h|ho|hi|kahin|kahi|saala|sala|saale|sale|jaisa|jaisi|jaise|log|lag|jaat|jati)(?! ka itihas)(?! ka itihaas) (tu|ka|ke|ki|sala|saala|rahega|rehega|lagta|lagte|hai|door|to|na|se|saale|sale|gawar)
      (tu|tum|ye|saala|sala|saale|sale|yeh|wo|woh) (to|toh|sab|hai|bhi|pakka|asli|ek)? ?(hijda|hijra|chakka|chhakka|napunsak|hijde|chakke|bihari|madrasi|kaala|chamar|bhangi|jihadi|mulla|katua|aatankwadi|meetha|chinki|gud|homo|gay|gaandu|adivasi|jungli|deshdrohi|gaddar|shudra|ladki jaisa|mehtar) (hai|he|h|ho|saala|sala|saale|sale|kahin|kahi|kutta|nikla|hi|log|lag|na|re|be|bey|ki)
      (chakka|chhakka|chakke|chhakke|hijda|hijde|hijra|meetha) (hai|he|saala|sala|saale|sale|log|kahin|kahi|mard|jaisa|jaise|tu|ki|ban|banke|nach|taali|tali|bc|mc|kutta|kutte|sab|gang|party|harkat|bhag)
      (reservation|quota|aarakshan|arakshan|category|sc|st|obc) .. (kutte|kutta|suar|gawar|nikamme|nikamma|gadhe|bhikhari|bhikari|chor|neech|gandagi|aukat|kachra|bheekh|bhik|bheek|maal|dimag nahi|muft|saale|sale|bhag|bhaag|chamar)~
      (jungli|jangli) (adivasi|adiwasi|tribal|bhil|gond|santhal|santal|naga|chinki|log|janwar|bihari|kahin|kahi|saala)
      (kaali|kali|kala|kaala|kaale|kale|kaalu|kalu|kallu|kaluwa) (kalooti|kaluti|kalutti|habshi|bhains|bhais|suar|kauwa|kauva|bhoot|kutta|kutti|kutte|negro|afreeki|tawa|madrasi|chudail|churail|gorilla|bandar|shakal|muh|thobda|billi kahin|nigro|saala|saale|sala)
      (madrasi|bihari|chinki|nepali|bengali|pahadi|pahari|kashmiri|punjabi|gujju|baniya|marwadi|south indian|mallu|tamil|african|negro|up wale|haryanvi|jaat|bhojpuri|bhaiya|bhaiyye|manipuri|naga) (kaalu|kalu|kaala|saala|sala|saale|sale|saali|kutta|kutte|suar|gawar|chor|bhikhari|bhikari|kahin ka|kahin ke|kahi ka|kahi ke|kahika|kahike|log gande|gandagi|momo|chapta|bhaiya saala|bhag|bhaag|harami|kamina|kamine)
      (saala|sala|saale|sale|saali|sali|kutta|kutte|oye|abe|bloody|gande|ganda) (kaalu|kaalia|kaaliya|kalua|kallu|bihari|madrasi|chinki|chakka|chakke|mulla|mulle|sanghi|jihadi|adivasi|shudra|nepali|negro|habshi|kaala|kaale|musalman|hindu|dalit|sardar|bangladeshi|bhojpuri|sc|obc|pahadi|khalistani|momo|chapta|aatankwadi)
      (deshdrohi|gaddar|gaddaar|aatankwadi|atankwadi|jihadi) (mulle|mulla|musalman|katue|katwe|muslim|sikh|khalistani|hai sab|hote|hai ye|hain ye|kaum|kom|qaum)
      (khalistani|sardar|sikh) .. (terrorist|aatankwadi|deshdrohi|gaddar) .. (hote|hai|hain|sab|saare|sardar|log)?
      (momo|chowmein|chinese|corona|bat eater|dog eater|kutta khane|saanp khane) (khane|khaane|bechne|bech|wali|wale|wala|ja|bana|virus|eater|eaters|face|shakal|chinki|nepali) .. (chinki|nepali|wapas|china|wale|ja|northeast|saale|sale|aankh)
      (aankhe|ankhe|aankh|eyes) (khol|choti|chhoti|band) .. (chinki|chinese|nepali|northeast|chapta)
      (gaumutra|gomutra|gobar|cow piss|gau mutra|gutkha|unt ka mut|oont) (pine|peene|piyo|pee|piyega|khane|khaane|khao|drinker|bhakt|gang|peeke|pike|pi) .. (wale|wala|bhakt|sanghi|hindu|suar|log|kutte|saale|sale|gang)?
      (ladkiya|ladkiyan|ladkiyon|ladkiyo|aurate|auratein|aurato|auraton|ladki|aurat) .. (pair ki jooti|pair ki juti|paon ki jooti|kitchen|rasoi|chulha|bistar|bachche paida|ghar pe hi|ghar me hi|maal|randi|randiyan|dimag ghutne|akal ghutne|gold digger|use and throw)
      (hinduo|hinduon|muslimo|muslimon|musalmano|musalmanon|sikho|sikhon|isaiyon|dalito|dalitoi|biharion|bihariyon) (ko|ka|ki) .. (khatam|maaro|maro|kato|kaato|bhagao|nikalo|jalao|saaf|pakistan|gaddar|naash|nash|qatl|khoon|gaand|aukat)`,
  },
  {
    classification: 'slur',
    severity: 'mild',
    phrases: lines`
      (ladkiyo|ladkiyon|ladkiya|ladki|aurato|auraton|aurat|girls) (se|ko|ke) .. (nahi|nhi|nai|na) (hoti|hota|hote|aati|aata|hogi|hoga|aayegi|chalti|banti|chala|sakti|honge|samajh)~
      (ladki|ladkiya|ladkiyan|aurat) (hai|ho|hoke|hokar|ho kar|ho ke) .. (itna|aukat|gaadi|engineering|coding|gali|zubaan|zuban) .. (mat|chala|ladaa|nahi|kya|chup)~
      (nibbi|nibba|papa ki pari|papa ki pariyan|pari) .. (gaadi|gadi|scooty|dimag|akal) .. (nahi|chala|thok|ghutne)~`,
  },
];
