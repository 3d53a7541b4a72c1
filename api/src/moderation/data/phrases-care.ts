import type { PhraseGroup } from '../types';
import { lines } from './list';

/** Somebody speaks of harming themselves. Idioms of exam weeks (`this paper is killing me`) stay outside. */
export const selfHarmPhrases: readonly PhraseGroup[] = [
  {
    classification: 'self-harm',
    severity: 'severe',
    phrases: lines`
      (pills?|tablets|medicines?|poison|drug|drugs|chemical|ways?|thing) (can|that|which|to|will|would|could) (kill|end) (you|me|u|a person|myself|someone|it)
      (i|just|really|only) .. (want|wanna|wish|need|want to|wish to) (to)? ?.. (disappear|vanish|die|be dead|sleep|go) and (die|never|not|be gone|end)
      (i|just|really) (want|wanna|wish|hope) (to)? ?(god|someone|somebody|death|i)? ?(to)? ?(kill me|take me away|end me|takes me|kills me|ends me|die|would die)(?! (?:of|from|laughing|lol))
      (planning|plan|plans|date|day|decided|ready) (for|of|on|to)? ?(my)? ?(suicide|death|final day|end of my life)
      (tonight|today|tomorrow) .. (i|ill|i will|im) .. (end it|ending it|die|dying|kill myself|be gone|be dead|leave this world)
      (want|wanna|going|gonna|plan|planning|planned|decided|ready|about|thinking|have|will|ill|time|feel like|thought) (to|of|about)? ?.. (end|ending|finish) (everything|it all|my suffering|my pain|my story|this life|things) ?(tonight|today|tomorrow|now|forever|soon)?
      (think|thinking|thought|dream|dreaming|imagine|imagining|consider|considering|sometimes|urge|keep) .. (about|of|to)? ?.. ?(jumping off|jumping from|jumping in front|hanging myself|killing myself|ending my|ending it all|my own death|slitting|overdosing|not waking up|cutting myself|walking into traffic|being dead)
      (no|any|single|one|see|find|give me) (reason|point|purpose) .. (to|in|of) (live|living|go on|exist|existing|stay alive|being alive|keep going)
      (cutting|self harm|burning myself|blade|blades) (helps|makes me|lets me|relieves|is the only)
      (scars|cuts|marks) (on|all over|across) .. (my)? ?(arms?|wrists?|thighs?) .. (from|cut|blade|self)
      my (arms?|wrists?|thighs?) .. (full of|covered in|covered with) .. (scars|cuts|blood)
      (swallow|swallowed|took|taken|overdosed|popped|ate|taking|consumed) .. (lot|bunch|whole|handful|bottle|strip|too many|all|entire) .. (pills|tablets|medicines?|paracetamol)
      (drank|drink|drinking) .. (poison|phenyl|harpic|bleach|acid) .. (myself|tonight|last night|end|die|today)
      (how many|how much) (sleeping)? ?(pills|tablets|paracetamol|sleeping pills) .. .. (overdose|die|kill|fatal|lethal|death)
      (bought|buy|got|have|tied|tie|tying) .. (a|the)? ?(rope|noose|blade|poison|sleeping pills|razor) .. (myself|tonight|end|hang|die|today|goodbye)
      (how to|learning to|learn to|learnt to|ways to) (tie|make) a noose
      (dont|do not|didnt) (want|wish) to (see|wake up) .. (tomorrow|morning|another day)
      (ready|prepared|time|want|wish) (for|to) (my)? ?(death|leave this world|leave the world|meet death|give up on life)
      (leave|leaving|quit|quitting) (this|the) (world|life|planet) ?(forever|soon|tonight|tomorrow|for good|behind)?
      (death|dying) (is|seems|feels|would be|sounds) .. (better|easier|peaceful|escape|relief|solution|way out|comforting)
      (i|im|am) (just|only|always|such)? ?a burden (to|on) .. (everyone|family|parents|all|everybody|world|them|people)
      (give|giving|gave|given) up on (life|living|my life)
      (life|living|existing|existence) (is|feels|seems|has become|became) (so|too|just)? ?(pointless|meaningless|unbearable|a burden)
      (want|wanna|wants|wanted|going|gonna|plan|planning|planned|thinking|think|thought|thoughts|ready|decided|will|ill|tempted|urge|feel|feeling|consider|considering|about|might|should|tried|try|trying|wish|cant stop|ways|want to just|id rather|rather|gotta|ought|better|going|keep) .. (to|of|like|about|from)? ?.. ?(kill|killing|hang|hanging|end|ending|cut|cutting|hurt|hurting|harm|harming|drown|drowning|shoot|shooting|slit|slitting|burn|burning|stab|take|taking|finish|finishing|overdose|starve|starving|electrocute|jump|jumping) (myself|my life|my own life|my wrists?|it all|my veins?|my arms?|my thighs?|off (a|the) (roof|terrace|building|bridge|hostel)|from (a|the) (roof|terrace|building|bridge|hostel|third floor|top floor|balcony)|in front of (a|the) (train|bus|truck|metro)|on (pills|tablets))
      (kill|killing|hang|hanging) myself (tonight|tomorrow|today|soon|if|after|because|with|in|now|and|one day)?
      (i)? ?(just|really|only|seriously|honestly|still|always|literally)? ?(want|wanna|wish|wanted|need|ready|prepared|waiting|hoping|choose|prefer|would rather|wish i could|wish to) (to|i could)? ?(just|really|simply)? ?(die|be dead|disappear forever|stop existing|not exist|never wake up|not wake up|be gone forever|sleep and never wake up|end everything|end it|end my life|end it all|stop living)(?! (of|from|laughing|lol|lmao|haha|rofl|in peace when))
      (wish|wished) (i|that i) (was|were|am|could be) (dead|never born|not alive|gone|not born|dying)
      (dont|do not|didnt|cant|cannot|no longer|not) (really|even)? ?(want|wanna|wish|feel like) (to)? ?(live|living|be alive|exist|existing|wake up|being alive|be here|continue living|keep living|go on living|stay alive) ?(anymore|any more|any longer|longer|this life|like this|now)?(?! (in|with|at|near|here|off|on|without|there|away))
      (cant|cannot|can not) (live|go on|take it|do this|survive|keep living|bear living|stand living) (anymore|any more|any longer|like this)? ?.. (end it|kill|die|goodbye|suicide|over|want out)
      (no|dont have|dont see|have no|lost|any) .. (reason|point|will|purpose|desire) (to|in|of) (live|living|being alive|stay alive|go on|exist|existing|keep living)
      (life|living|my life) (is|isnt|not|feels) .. (not worth|worthless|worth nothing|worth) (living|it anymore|anything anymore|it any more)
      life isnt worth
      (end|ending|ended|finish|take|taking) (my|own|my own) (own)? ?life
      (better off|happier|better) (dead|without me|if i (died|was dead|were dead|was gone|were gone|wasnt here|didnt exist|disappeared)|gone)
      (everyone|everybody|family|parents|world|they|people|friends|all) .. (be)? ?(better|happier|better off) (place)? ?(without me|if i (die|died|was gone|wasnt here|wasnt alive|was dead|were dead|disappear))
      (nobody|no one|noone|who) (will|would|is going to|gonna|will even) (even)? ?(miss|notice|care|cry) (me|if i (die|died|am gone|was gone|disappear|disappeared|jumped|were dead|was dead|kill)|when i am gone|when im gone|when i die)
      (least painful|painless|easiest|quickest|fastest|best|peaceful|easy) (and)? ?(quick|easy|painless)? ?(way|ways|method|methods|way for me) (to|of) (die|dying|kill (myself|yourself|oneself)|suicide|commit suicide|end (it|my life|your life|life)|go)
      (how|ways?|methods?|where) (to|do i|can i|should i|of) (die|commit suicide|kill myself|dying|suicide|overdose|hang myself|tie a noose|end my life|slit) ?(painlessly|easily|quickly|peacefully|fast|without|in)?
      (commit|commiting|committing|attempt|attempting|attempted|do|doing|contemplating|considering|thinking (of|about)) (a)? ?suicide (?!(prevention|awareness|watch|squad|note in))(tonight|today|tomorrow|soon|because|after|if|now|is|but|and|every|in my|last|again|twice|once|painlessly|without|due|for|since|these|all|like|lately)
      (i|ill|im|me|will|want to|going to|gonna|might|how to|planning|planned|wanna|should i|i have|decided to|about to|ready to) .. (commit|commiting|committing|attempt|attempted|attempting|do|for|of|about|contemplating|considering) .. suicide
      suicide is (the|my) (only|best|last|one|easiest|answer|solution|way|final)
      (feeling|feel|am|im|been|getting|become|becoming|very|really|so|being) (so|very|really|quite|extremely|kind of|kinda|constantly)? ?suicidal
      (suicidal|suicide) (thoughts|ideation|urges|feelings|tendencies) .. (every|again|daily|wont|are|keep|getting|at night|since|back|i)
      (have|having|getting|get|had|my|these) .. (suicidal|suicide) (thoughts|ideation|urges|plan|note)
      my (suicide|last|final|farewell|death) (note|letter|message|words|goodbye)(?! to (?:this|the|my) (?:campus|college|hostel|batch|team|club))
      (i|ive|been|started|keep|kept|still) .. (cut|cutting|hurting|hurt|harming|burning|starving) (myself|my (wrists?|arms?|thighs?|legs?|skin|hands?)) (again|every|at night|last night|yesterday|tonight|daily|when|since|to feel|because|and|for|on purpose|with a blade|with blade|a lot|these days)
      (cutting|slitting|slashing|slit|cut|slashed) my (wrists?|veins?|arms|throat|thighs)
      (self harm|self harming|selfharm|self harmed) (again|every|daily|to cope|is|helps|when|because|since|last|tonight|scars)
      (i|ive|started|back to|been|doing|want to|urge to) .. (self harm|selfharm|self harming|self harmed)
      (going to|gonna|will|ill|want to|wanna|might|about to|thinking of|planning to|feel like|wish i could|ready to|should) .. (jump|jumping|leap|fall) (off|from|out|in front|under|before) .. (roof|terrace|building|bridge|hostel|floor|tower|tank|balcony|window|train|metro|cliff|truck|bus)
      (this is|its|it is) my (last|final) (post|message|confession|day|night|goodbye|note|words|semester alive)
      (goodbye|good bye|bye) (everyone|everybody|world|cruel world|all|forever) .. (last|forever|sorry|end|wont be|cant|world|final|my time)
      (how many|number of|enough|took|take|taking|swallow|swallowed|eat|bottle of|strip of|all the|all my|whole) .. (sleeping pills|sleeping tablets|pills|tablets|paracetamol|alprax|medicines) .. (die|overdose|kill|dead|never wake|end|fatal|od|lethal|death|tonight and)
      (overdose|overdosed|od) (on|tonight|myself|with|of) .. (pills|tablets|sleeping|medicine|medicines|paracetamol|meds|drugs tonight)?
      (want|wanna|going|gonna|thinking|plan|planning) .. (hang|hanging|shoot|drown|stab) (me|myself)
      (tired|sick|done|fed up) (of|with) (living|being alive|life|this life|existing) .. (end|die|anymore|goodbye|over|kill|want|now|cant|done)
      (tired|sick) of (living|being alive|existing|breathing)
      (rope|noose|fan|blade|razor) .. (ready|hang me|tonight i|waiting for me|around my neck|on my wrist|and end)
      (shouldnt|should not|never should have|shouldnt have|dont deserve) (be alive|to live|to be alive|have been born|been born|exist|to exist)`,
  },
];

export const selfHarmPhrasesHindi: readonly PhraseGroup[] = [
  {
    classification: 'self-harm',
    severity: 'severe',
    phrases: lines`
      (which|konsi|kaunsi|kitni) .. (goli|pill|pills|tablet|goliya|zeher|zahar|nas) .. (mar|maut|kat|neend|die|khatam)~
      (aur|or|mujhe|main|mai|ab|mujhse) .. (nahi|nhi|nai) .. (jina|jeena|jiya jata|jiya jaata|jiyunga|jiyungi)
      (mar|mer|marr) (jaunga|jaungi|jau|jaun|jaoon) .. (kisi|koi|sab|kisiko|tab) .. (fark|farak|farq|rona|royega|yaad|khush|chain|pata)~
      (maut|mout|mar jana|marna|mar jaana) (hi|to)? ?(behtar|better|accha|acha|achha|aasan|asaan|sukoon|rasta|raasta|ilaaj) ?(hai|hoga|lagta|lagti|h)?
      (mar|mer) (jana|jaana|jane|jaane) (chahta|chahti|chata|chati|chah|hi|ka|hai|ko|behtar|acha|accha|achha|better|thik|theek) ?.. ?(hu|hun|hoon|mann|man|dil|hai|raha|rahi|chahta|karta|behtar|hota|hoga|karega)?
      (marna|marnaa|marne) (chahta|chahti|chata|chati|chah|hai mujhe|hai ab|ka mann|ka man|ka dil|ki soch|wala hu|wali hu|ki ichha|ki iccha|hi hai|ke liye taiyar|ka plan|ke alawa|ke siva)~
      (mujhe|muje|main|mai|mein|me|ab|bas) (to|toh|ab|bas|hi|bhi)? ?(marna|mar jana|mar jaana|maut|khatam hona|mrna) (hai|he|h|chahta|chahti|chahiye|de do|chaiye|aa jaye|aajaye|hi)
      (mar|mer) (jau|jaau|jaun|jaaun|jaoo|jaungi|jaunga) (kya|main|mai|to kisi|toh kisi|kisi ko|ab|fir|phir|to sab|toh sab|aaj|aaj raat|kal|zeher|zahar|to accha|to acha|to achha)
      (jeena|jina|jeene|jine|jee|ji) (hi|ab|to|toh|aur)? ?(nahi|nhi|nai|na) (hai|he|h|chahta|chahti|chah|hai mujhe|ab|pa raha|pa rahi|paunga|paungi|sakta|sakti)~
      (nahi|nhi|nai) (jeena|jina|jeenaa|jiya jata|jiya jaata|jee sakta|jee sakti|ji sakta|ji sakti|jee paunga|jee paungi|ji paunga|jeena chahta|jina chahta|jeena chahti) ?.. ?(ab|mujhe|chahta|chahti|hai|aur)?
      (jeene|jine) (ka|ki|ke|layak) .. ?(mann|man|dil|ichha|iccha|ichchha|matlab|wajah|vajah|maqsad|maksad|fayda|faida|umeed|umid|liye|koi|himmat|chah) .. ?(nahi|nhi|khatam|khtm|kuch|kya|nai|koi|bacha|bachi|rahi|raha)~
      (khudkushi|khudkhushi|khudkusi|khud kushi|khudkhusi|atmahatya|aatmahatya|aatmhatya|atamhatya|aatma hatya|suicide|susaide|sucide|suside) (kar|karna|karne|krna|krne|krlu|karlu|kar lu|karu|kr) .. ?(lu|lun|loon|lunga|lungi|chahta|chahti|ka mann|ka man|ka soch|ki soch|jaunga|jaungi|raha|rahi|hai mujhe|ka dil|wala hu|wali hu|ka khayal|dunga|ke liye|hoon|hu|unga|ungi|mann|man|soch|khayal|tarika)
      (khudkushi|khudkhushi|atmahatya|aatmahatya|suicide|sucide) (hi|ka|ke|karunga|karungi|karlunga|karlungi|krlunga|kar lunga|kar lungi) .. ?(ek|rasta|raasta|khayal|vichar|khyal|aata|aate|soch|mann|option|hai|alawa|lagta|main|mai|aaj|kal|ab)
      (phansi|fansi|fasi|faansi|phaansi|phasi|fanda|phanda|pankhe|pankha|fan) (laga|lga|lag|se latak|se jhool|pe latak|par latak|pe jhool|latak|jhool|khud ko|kha|le) .. ?(lunga|lungi|lu|lun|loon|le lu|leta|leti|jaunga|jaungi|jau|leni|lena|kar|ke mar|chahta|chahti|lenge|gi|ga)~
      (phansi|fansi|faansi|phaansi) (laga|lga) (lunga|lungi|lu|lun|leta|leni|lene)
      (nas|naas|nase|nasse|kalai|kalayi|hath|haath) (kaat|kat|kaatke|katke|kaati|kati|kaatne|katne) .. ?(lunga|lungi|lu|lun|loon|li|liya|leta|leti|le|ke|ka mann|rahi|raha|di|deta|apni|apna|hu|hun)~
      (zahar|zeher|zehar|jahar|jeher|jehar|zaher|chuhe maar|chuhemar|phenyl|harpic|neend ki goli|neend ki goliya|neend ki goliyan|nind ki goli|nind ki goliya|sleeping pills) (kha|khaa|pee|pi|le|lekar|kha ke|khake|pike|khana|peena|pina|khane|peene) .. ?(lunga|lungi|lu|lun|loon|liya|li|ke mar|leta|chahta|chahti|so jau|ke so|mar jau|mann|man|hai|hu)~
      (zindagi|jindagi|zindgi|jindgi|life|khud|apni zindagi|apni jaan|jaan|apne aap|sab kuch|kahani) (ko|se|hi|ki)? ?(khatam|khtm|katam|khatm|the end|samapt|tang aa|thak|haar) (kar|karna|karne|ho|kr|karlu|krlu|karunga|karungi|hone|gaya|gayi|chuka|chuki|hi) .. ?(lu|lun|loon|lunga|lungi|chahta|chahti|ka mann|ka man|du|dun|dunga|dungi|deta|kya|hai|hu|hun|jau|raha|rahi|mar|de)
      (jaan|jan|praan|apni jaan) (de|dene|deni|dedu|dedunga) .. ?(du|dun|doon|dunga|dungi|na chah|ka mann|ka man|hai mujhe|deta|deti|kya|ki soch|wala|wali|chahta|chahti)
      (chhat|chat|terrace|hostel|building|pul|bridge|floor|manzil|nadi|kuye|kue|jheel|railway|train|metro|balcony|talab) (ki)? ?(chhat|chat|terrace)? ?(se|me|mein|ke aage|ke niche|ke neeche|ke saamne|ke samne|par se|track pe) .. ?(kood|kud|koodh|chalang|chhalang|jump|gir|let|latak|doob) .. ?(jaunga|jaungi|jau|jaun|ke|kar|laga|na chah|ke mar|mar|ka mann|kar lu|maar|lunga|lu|mar jau)~
      (duniya|duniyaa|sabko|sab) (chhod|chhor|chor|se chala|se chale|se dur|se door|se ja) .. (jaunga|jaungi|ja raha|ja rahi|jau|jaane ka|jana chahta|jana chahti|chala jau|chali jau|hamesha)
      (meri|mera) (maut|laash|lash|antim|aakhri|akhri|akhiri|aakhiri) (ka|ki|ke)? ?(zimmedar|jimmedar|zimedar|ke baad|post|message|din|raat|confession|baat|chithi|shabd|diary|note)
      (aakhri|akhri|akhiri|aakhiri|last) (baar|bar|post|message|confession|raat|din) .. (alvida|mar|zindagi|jindagi|duniya|maaf|khatam)
      alvida (duniya|doston|dosto|sabko|zindagi|jindagi) ?.. ?(hamesha|aakhri|akhri|maaf)?
      (main|mai|mein) (na|nahi|nhi) (rahu|rahun|hota|hoti|rahunga|rahungi|raha|rahi|hu) (to|toh|tab|na) .. (kisi|sab|koi|fark|farak|khush|behtar|accha)
      (kisi ko|kisi|kisko|koi) .. (fark|farak|farq) (nahi|nhi|na) (padta|padega|pdta|padhta|parega) .. (mar|mare|maru|jiu|jiyu|khatam|jau|marne)`,
  },
];

/** Somebody else's details, or a call to use them against them. Plain numbers are read by contacts.ts. */
export const doxxingPhrases: readonly PhraseGroup[] = [
  {
    classification: 'doxxing',
    severity: 'severe',
    phrases: lines`
      (spam|tang karo|pareshan karo|gaali do|call karo|raat ko call|harass|abuse karo|call him|call her|text him|text her) .. .. (number|no|id|insta|address)
      (her|his|uska|uski|iska|iski) (address|adress|addres|pata|ghar|room|flat|house) (hai|is|h|:)? ?.... [a-z]*[0-9]+[a-z0-9]*
      (she|he|they|hes|shes|that guy|this guy|that girl|this girl|her|his|the bitch|the creep|guy|girl) (lives|stays|live|stay|is staying|sleeps|is living|living|resides) (in|at|on|near|alone in|alone at|in the) .. .. (room|flat|house|hostel|block|floor|wing|street|road|lane|sector|pg|no|number|apartment|colony|nagar|villa|[a-z]?[0-9]+[a-z]?) ?([a-z]? ?[0-9]+[a-z]?|no|number|in|of)?(?= (?:[^ ]+ ){0,6}[^ ]*[0-9])
      (her|his|their|that girls|that guys|this girls|this guys|uska|uski|iska|iski|unka|unki|ladki ka|ladke ka|ladki ki|uska ki) (ghar ka|hostel|home|house|full|exact|current|flat|pg|room|permanent)? ?(address|addres|adress|pata|room|room no|room number|flat no|house no|house number|flat number|location|ghar|hostel room) (is|h|hai|:|ka|no|number|he|ye|yeh|room|flat|house|at|in)? ?.. ?(no|number|is|hai|ye|yeh|room|flat|house|plot|sector|street|block|hostel|[a-z]?[0-9]+)(?= (?:[^ ]+ ){0,6}[^ ]*[0-9]| (?:in|at|near) [a-z])
      (her|his|their|that girls|that guys|uska|uski|iska|iski|unka|ladki ka|ladki ki) (roll|rol|registration|reg|enrollment|enrolment|enroll|admission|usn|aadhaar|aadhar|adhar|pan|passport|id card|scholar|student id|bank account|account) (no|number|num|card|id)? ?(is|hai|h|he|card)? ?.. [a-z0-9]*[0-9][a-z0-9]*
      (her|his|their|that girls|that guys|uska|uski|iska|iski|unka|unki|ladki ka|ladki ki|creeps) (insta|instagram|ig|snap|snapchat|facebook|fb|telegram|twitter|linkedin|discord|whatsapp|mail|email|gmail) ?(id|handle|account|profile|username|page)? ?(is|hai|h|he|at)? .. .. (spam|troll|abuse|report her|report him|harass|flood|gaali|gali|message her|message him|teach|go say|roast|hate|dm her|dm him|attack|slide|bully|call)~
      (her|his|uska|uski|iska|iski) (insta|instagram|ig|snap|snapchat) ?(id|handle|account|username)? (is|hai|h|he) [a-z0-9]+
      (here is|heres|this is|ye raha|ye rahi|yeh raha|ye hai|ye lo|posting|sharing|leaking|dropping|i have|take) (her|his|their|that girls|that guys|uska|uski|iska|ladki ka|ladki ki|the girls|the guys|this girls) .. (number|no|phone|mobile|contact|address|insta|instagram|snap|mail|email|roll no|roll number|room|whatsapp|location|aadhaar|aadhar|details|photo id|id card|schedule|timetable and room)
      (posting|sharing|leaking|dropping|revealing|leak|dump) (her|his|their|uska|uski) .. (aadhaar|aadhar|adhar|pan|passport|bank|address|number|phone|medical|report|id card|whatsapp|chats)
      (dox|doxx|doxing|doxxing|doxed|doxxed) (her|him|you|u|them|this|that|the|all|his|everyone)
      (everyone|sab|sabhi|all of you|guys|lets|please|pls|boys|sab log) .. (spam|prank call|flood|troll|harass|mass report|blank call|missed call|gaali do|gali do|bombard|abuse) .. (this|her|his|him|uska|usko|uske|isko|iska|iske|number|id|insta|no|account|profile|them)
      (guy|girl|boy|bitch|creep|ladka|ladki|topper|senior|junior|the one|person|chick|someone|somebody|cr) (from|in|of|living in|who lives in|staying in|wali|wala) (room|flat|rm|room no|room number) (no|number)? ?[a-z]?[0-9]+
      (i know|we know|everyone knows|pata hai) (who)? ?.. (this|that|op|he|she|you|confession|kaun|kon|ye|yeh|it) .. (is|hai|are)? ?.. (room|roll|flat|branch and roll|hostel room) (no|number)? ?.. [a-z0-9]*[0-9][a-z0-9]*
      (his|her|uska|uski|iska|iski|unka) (room|flat|hostel room) (no|number|num)? ?(is|hai|h)? ?[a-z]?[0-9]+
      (iska|iski|uska|uski|unka) (ghar|ghar ka|makan|flat|pg|hostel) .. (address|pata|flat|sector|gali|mohalla|colony|nagar|road|block|room|no) .. [a-z0-9]*[0-9][a-z0-9]*`,
  },
];

/** Roll numbers and rooms in a confession point at somebody whatever stands around them. */
export const confessionPhrases: readonly PhraseGroup[] = [
  {
    classification: 'doxxing',
    severity: 'severe',
    phrases: lines`
      (room|flat) (no|number)? ?[a-z]?[0-9]+ .. (wali|wala|ki|ka|girl|guy|boy|ladki|ladka|topper|couple)
      (roll|rol) (no|number|num)? ?[0-9]+ .. (wali|wala|girl|guy|boy|ladki|ladka)
      (roll|rol|reg|registration|enrollment|enrolment|usn) (no|number|num) ?(is|hai|h)? ?[a-z0-9]*[0-9]{2,}[a-z0-9]*
      (insta|instagram|snap|snapchat|ig) (id|handle|username) (is|hai|h)? ?[a-z]+[a-z0-9]*
      (live|lives|stay|stays|rehta|rehti|rahta|rahti) .. (room|flat) (no|number)? ?[a-z]?[0-9]+
      (girl|girls|guy|guys|boy|boys|bitch|snitch|one|senior|junior|creep|roommate|she|he|who|him|her|thief|cheater|couple|idiot) .. (in|from|of|at|lives in|stays in) ?(room|flat|block|wing)? [a-z] ?[0-9]{2,4}
      (visit|find|catch|meet|knock|beat|get|go to|ask) .. (in|from|of|at)? ?(room|flat) [a-z]? ?[0-9]{2,4}
      [a-z] ?[0-9]{3} (wali|wala|wale|girl|guy|boy|bitch|couple|girls|guys)
      (roll|rol) ?(no|number|num)? ?(is|hai|h)? ?[a-z0-9]*[0-9]{3,}[a-z0-9]*
      room (no|number) ?(is|hai|h)? ?[a-z]?[0-9]+ .. (girls|boys|hostel|block|wing|mein|me)`,
  },
];

export const scamPhrases: readonly PhraseGroup[] = [
  {
    classification: 'scam',
    severity: 'severe',
    phrases: lines`
      (pay|deposit|transfer|give|bhejo|send) (rs|inr|only|just)? ?[0-9]+k? (as|for|rs|only|rupees|inr|registration|fee|fees|deposit|to get|and get|and confirm|se|karo|bhejo) ... (internship|job|placement|offer letter|certificate|loan|double|visa|admission|seat|joining|refund)
      (hack|hacks|predictor) .. (join|download|channel|telegram|link|profit|daily|win|dm|paid)
      (loan|loans) .. (without|no|bina|zero) .. (documents?|docs|cibil|income proof|papers|guarantee|security) .... ?(fee|pay|approval|whatsapp|call|apply|instant|advance|charges?)
      (sure shot|sureshot|fixed|jackpot|winning|ipl|match|toss|cricket|satta) .. (prediction|predictions|tips|session|fixing|tip) .... (telegram|group|join|channel|whatsapp|paid|vip|dm|link)
      [0-9]+k? (daalo|dalo|lagao|lagaao|lagaye|deke|dekar|jama|invest|bhejo) .... [0-9]+k? (pao|paao|milega|milenge|kamao|le jao|lo|wapas|ban|banao|return|profit)
      (degree|marksheet|mark sheet|certificate|diploma|licen[cs]e|degrees|marksheets|certificates|passport) .. (bina|without|no) (exam|exams|padhai|padhe|test|classes|attending|study|attendance|giving)
      (giving|gives|give|giveaway|offering|distributing) .. (away)? ?(free) .. (iphones?|laptops?|recharge|bikes?|money|cash|macbooks?|airpods|gift cards?|netflix|watches) ... (click|link|http|https|claim|xyz|whatsapp|forward)
      (click|tap) .. (this|the|below|given|on)? ?.. (link|url) (to)? ?(claim|win|receive|verify|unblock|activate|earn)
      (question|end sem|endsem|mid sem|midsem|exam|semester|final|board|entrance|original|real) .. (paper|papers|qp) .. (available|milega|mil jayega|for sale|sell|selling|leaked) .... (day before|ek din pehle|before exam|raat pehle|advance|per head|pay|upi|rs|dm|paytm)
      (account|card|sim|bank|upi|wallet) .... (blocked|block|suspended|band|deactivated|expire|expired|freeze|frozen) .... (otp|click|link|kyc|pin)
      (mentor|guru|trader|expert|agent|broker|admin) .. (made|helped|gave|earned|doubled) (me)? ?.. ?[0-9]+ ?(k|lakh|lakhs|crore|x|dollars|usdt)? .... (profit|whatsapp|telegram|guaranteed|dm)
      (earn|make|kamao|kamaye|kamaiye|kamane|earning|income|kama|kamayein) ... (daily|per day|a day|per week|weekly|roz|every day|from home|work from home|ghar baithe|online|per hour|an hour|monthly from|without investment|in one hour|easily|by typing|by liking|by watching|passive) ... (whatsapp|telegram|dm|join|contact|inbox|call|msg|message|ping|link|register|click|no skills?|no experience|no investment|guaranteed|without investment|limited|hurry|interested|comment|[6-9][0-9]{9})
      (ghar baithe|work from home|part time job|part time work|typing work|typing job|data entry|copy paste work|online job|online work|like youtube videos|rate hotels) ... (earn|kamao|kamaye|per day|per hour|daily|joining fee|registration fee|refundable|whatsapp|telegram|guaranteed|no interview|deposit|weekly payout|security fee|[0-9]+ (daily|per|a day|roz))
      (pay|send|transfer|deposit|give|bhejo|bhej|pehle|jama|only|just) ... (registration|joining|processing|security|refundable|advance|token|training|activation|verification|application|clearance|document|laptop|kit|admin) (fees?|amount|deposit|money|charges?|payment) ... (job|internship|placement|offer letter|loan|certificate|guaranteed|selected|confirm|return|refundable|tcs|infosys|google|amazon|wipro|microsoft|get hired|joining|appointment|prize|visa|scholarship|letter)
      (guaranteed|assured|confirmed?|100 ?(percent)?|direct|backdoor|sure shot|pakki|pakka) ... (job|internship|placement|selection|admission|seat|offer letter|offer) ... (pay|fees?|registration|deposit|rs|rupees|advance|whatsapp|money|only|paid|[0-9]{3,})
      (offer letter|job|internship|seat|admission|selection) ... (pay|deposit|give|send) ... (first|advance|upfront|before joining|in advance|then|refundable|security)
      loan .. (without|no|instant|approval|approved|turant|bina) .. ... (pay|processing|fee|fees|charges|first|advance|documents?|cibil|aadhaar|whatsapp|approval)
      (instant|quick|urgent|easy|turant) (personal)? ?loan ... (without|no documents?|no cibil|whatsapp|call|contact|apply|fee|processing|only aadhaar|dm|link)
      (double|triple|doubling|2x|3x|5x|10x|dugna|doguna|tigna|multiply) .. (your|ur|the|apna|apne|ka|my|any)? ?(money|cash|amount|paisa|paise|investment|capital|it in|payment|rupees|deposit|it|crypto|bitcoin)
      (paise|paisa|money|amount|payment|cash|rupaye) (ko)? ?(double|dugna|triple|doguna|x2) (scheme|karo|kare|karwao|ho|in|kar|hoga|guaranteed|within|karne|krwao|banao|plan|trick)~
      (invest|investment|investing|lagao|lagaao|lagaye|lagake|deposit|put|send|bhejo|do|de) [0-9k]+ .. (and|aur|to|get|pao|paao|milega|become|earn|return|receive|le jao|lo|paye|into) .. [0-9k]+
      (guaranteed|assured|fixed|risk free|riskfree|100 ?(percent)?|huge|daily|confirm|zero risk|no risk|pakka) .. (profits?|returns?|gains?|roi|munafa|winnings?|win|income) ... (crypto|forex|trading|investment|invest|bitcoin|telegram|whatsapp|channel|join|dm|contact|scheme|option|stock|nifty|signal|plan|weekly|daily|monthly|in|on|from|with)
      (crypto|forex|trading|bitcoin|stock|option|intraday|nifty|banknifty|share market|usdt|binary) .. (tips|signals?|calls|guru|scheme|doubling|mentor|group|channel|course|investment plan|expert|mining) ... (join|guaranteed|profit|dm|whatsapp|telegram|paid|sure|daily|win|accuracy|percent|free)
      (guaranteed|assured|sure|double|daily|risk free) .. (profit|returns?) (in|on|from|through|with|of)? ?(forex|crypto|trading|stocks?|bitcoin|options?|intraday)
      (join|click|dm|subscribe|add|open) .. (my|our|this|the|free|vip|paid)? ?(telegram|whatsapp|channel|group|link|app) ... (earn|profit|betting|bet|tips|prediction|satta|signals?|guaranteed|returns|aviator|ipl prediction|toss|casino|jackpot|double|teen patti|rummy|paper leak|answer key leak)
      (satta|matka|betting|bet|aviator|toss|casino|teen patti|rummy|cricket id|ipl id|gambling|jackpot|fix match|fixed match|match fixing|kalyan) .. (tips?|id|prediction|predictions|number|guru|app|sure|win|winning|fix|king|market|result|jodi|open|bonus|channel|group|site|available|book|exchange|line|reports?|hack|trick)~
      (otp|upi pin|atm pin|cvv|pin number|card number|net banking password|bank password|upi id and pin|debit card details|bank details|card details|password|account details|pin) ... ?(share|send|bhejo|bhej|batao|bata|tell me|give|dedo|de do|enter|provide|verify|submit|do mujhe|mujhe do|claim|receive)
      (?<!not )(?<!never )(?<!dont )(?<!to )(share|send|tell|give|enter|provide|submit|forward|bhejo|batao|dedo|confirm|verify) .. (me|us|your|ur|the|apna|apni|that|6 digit|digit|with|mujhe)? ?.. ?(otp|upi pin|atm pin|cvv|card number|card details|bank details|net banking|pin number|debit card|credit card|upi password|account password|bank password|atm card)
      (kyc|sim|account|card|pan|bank|electricity|bijli|paytm|upi|netbanking|atm) .. (pending|expired?|blocked|block|suspended|suspend|expire|deactivated|disconnected|band|update|verify|freeze) ... (click|link|call|update|enter|otp|verify|visit|tap|pin|immediately|turant|today|http|https|anydesk|app)
      (won|win|winner|jeeta|jeet|jeete|jeetiye|selected|lucky|jackpot|claim|prize|inaam|inam|gift card) .. .. (lottery|lakh|crore|lucky draw|iphone|kbc|prize|gift card|voucher|jackpot|reward|cash prize|car|bike|inaam|lakhs|amazon voucher|cashback) ... (claim|otp|share|click|link|call|pay|tax|send|contact|whatsapp|now|bank|fee|details|register|winner|number)
      (you|u|aap|aapne|tumne|your number|congratulations|congrats|badhai) .. (have|has|had|been|ve)? ?(won|win|jeeta|jeete|jeet|selected|chosen|lottery) .. .. ?(a|an|the|for|25|lottery|lakhs?|crores?|lucky draw|iphone|kbc|prize|gift card|voucher|jackpot|reward|cash prize)
      kbc (lottery|lucky draw|winner|jackpot|prize|whatsapp)
      (leaked?|leak|leaking) .. (question)? ?(paper|papers|exam|question|questions|answer key|endsem|midsem|qp|end sem|mid sem|solution) ... (available|pay|paytm|price|rs|rupees|dm|for|only|sell|selling|upi|inbox|buy|contact|whatsapp|pdf|telegram|paid|guaranteed|[0-9]{3,})
      (question|exam|end sem|endsem|mid sem|midsem|semester|final|neet|jee|gate|upsc|paper) (question)? ?(paper|papers|qp)? .. (leaked?|leak|out|before exam|in advance|solved in advance|1 day before) ... (available|pay|paytm|price|rs|rupees|dm|sell|selling|upi|inbox|buy|contact|whatsapp|telegram|paid|get|book|[0-9]{3,})
      (buy|sell|selling|get|available|purchase|order|original|genuine|provide|making|make|bana|banwao|banwa|need|arrange|fake|duplicate|nakli|farzi|farji) .. (fake|duplicate|forged|nakli|farzi|farji|bogus) .. (degrees?|marksheets?|certificates?|mark sheets?|id|ids|id cards?|license|licence|currency|notes|documents|medical certificates?|attendance|aadhaar|passport|transcripts?|experience letters?|bills?)
      fake (degree|marksheet|mark sheet|certificate|id card|licen[cs]e|currency|passport|transcript|notes|experience letter|aadhaar|medical certificate)s? .. (certificate|available|for sale|contact|dm|price|cheap|rs|and|banwa|buy|original|whatsapp|in|made|order)
      (buy|get|increase|cheap|free|sell|selling) .. (followers|instagram followers|insta followers|youtube subscribers|fake likes|likes and followers|blue tick|views) ... (cheap|link|dm|rs|free|instant|click|price|guaranteed|iphone|[0-9]+k?|paytm)
      (free|win|get|claim) .. (iphone|ps5|playstation|laptop|macbook|recharge|netflix|amazon voucher|gift cards?|bitcoin|cash|bike|airpods|data|jio recharge|v bucks|uc|diamonds) ... (click|link|http|https|bit ly|register now|claim now|limited|share with|forward|otp|survey|hurry|download)
      (forward|share|send) .. (this)? ?.. (to|in|with) [0-9]+ (people|groups|friends|contacts|logo|logon|dosto) .. .. (get|win|receive|free|recharge|milega|bad luck|money|balance)
      (send|pay|transfer|deposit|bhejo|bhej|phonepe|gpay|paytm|upi) .. ([0-9]+|money|amount|advance|half|full amount|payment|paise|token) .. (first|pehle|upfront|advance|phele|before) ... (double|deliver|delivery|return|send|then|trust|ticket|courier|twice|will|i|item|guaranteed|baad|fir|phir|army|cantt|refund)
      (pehle|phele|advance|first) (payment|paise|pay|paisa|transfer|upi|advance|deposit) (karo|bhejo|do|karna|send|kare|krdo|kar do|phir|fir|then|required|must) ?(phir|fir|then|double|baad|scheme)?
      (ponzi|pyramid|mlm|network marketing|chain marketing|qnet|referral chain|add members) ... (join|earn|scheme|plan|downline|income|recruit|members|team|money|financial freedom|passive)
      (financial freedom|passive income|be your own boss|second income|side income) ... (dm|join|whatsapp|telegram|link|opportunity|team|webinar|invest|call)
      (scan|scan this|scan the) (qr|qr code|code) ... (receive|cashback|reward|claim|win|get money|refund|prize)
      (receive|get|claim|win) .. (cashback|refund|reward|prize|money|scratch card) ... (enter|share|pin|otp|click|link|scan|upi pin|approve|collect request)
      (anydesk|teamviewer|any desk|quick support|quicksupport) ... (download|install|code|share|refund|kyc|support|help)
      (proxy|impersonat[a-z]+|someone to (give|write|sit)) .. (exam|test|jee|gate|toefl|ielts|interview|gre) ... (pay|paid|rs|charge|rate|dm|available|guaranteed|price|whatsapp|sit)
      (ielts|toefl|gre|gmat|neet|jee|gate) .. (certificate|score|seat|marks|rank|result) .. (without|guaranteed|change|increase|modify) .. (exam|pay|price|contact|whatsapp|100|dm|backdoor|rs|test)
      (drugs?|weed|ganja|charas|maal|hash|mdma|lsd|cocaine|coke|ecstasy|stuff|joints?|pot|edibles|brownies) .. (available|for sale|deliver|delivery|home delivery|sell|selling|stock|price list|menu|supply|supplier|dealer|milega|chahiye to) .. ?(dm|whatsapp|gram|per gram|inbox|hostel|text|contact|call|telegram|price|cash|best|good|quality|rate|rs)
      (selling|sell|sale of|buy) .. (weed|ganja|charas|mdma|lsd|cocaine|hashish|ecstasy|hash|cannabis|drugs)
      (hack|hacking|recover|hacker) .. (instagram|insta|whatsapp|facebook|snapchat|gmail|account|phone|portal|marks|grades|wifi|attendance|bank) ... (dm|service|available|pay|price|contact|whatsapp|guaranteed|hire|change|rs|cheap|paid|increase|modify)`,
  },
];
