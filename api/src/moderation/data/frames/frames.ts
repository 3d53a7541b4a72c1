import { lines } from '../list';

// One frame per line: class, severity, how many words it may span, the word groups that must come
// together in any order (`a|b`: either), and after `!` those that make it something else.
export const hindiFrames: readonly string[] = lines`
  threat severe 9 hurtNow you|them ! game mosquito chore
  threat severe 8 shouldHurt you|them ! game mosquito
  threat severe 7 hurtNow body ! game mosquito chore
  threat severe 7 weapon useWeapon ! game ours
  threat severe 6 weapon hurtNow ! game
  threat severe 7 death deathDone you|them|thou ! ours game
  threat severe 6 alive hurtNow|shouldHurt
  threat severe 6 alive not survive ! hope
  threat severe 7 surviveHard not tonight|doomHand thou ! game exam
  threat severe 6 surviveHard not doomHand
  threat severe 7 doomed thou tonight|doomHand ! game exam joking
  threat severe 4 doomed doomHand
  threat severe 8 family wipe ! game
  threat severe 8 picture spread ! fest
  threat severe 10 picture spreadTo audience ! fest
  threat severe 8 kidnap you|them|family ! game fest
  threat severe 8 fire place|you|them ! game
  threat severe 7 wheelchair you|them|thou goes ! game
  threat severe 4 ko hurtPerson ! game mosquito
  threat severe 6 passive you|them|thou ! game lawful
  threat severe 6 mince minceDo you|them ! game kitchenWord
  threat mild 7 strikeDo strike ! game
  sexual severe 6 sexPart sexDo ! medical
  sexual severe 6 sexPart desire ! medical health
  sexual severe 5 sex sexAsk ! health against
  sexual severe 6 naked nakedDo ! barefoot health
  sexual severe 6 rate sells ! rent game
  sexual severe 6 bed bedDo ! chore
  sexual severe 7 bed2 bedCome withMe ! chore
  sexual severe 6 sealTod you|them|virgin ! chore
  sexual severe 6 withMe sleeps ! chore
  sexual severe 8 peep film ! complaint health
  sexual severe 1 lewd ! health
  sexual severe 7 leaked clipOf ! complaint
  sexual severe 6 virgin virginDo ! health drinks
  sexual severe 6 aroused sexPart ! game exam
  slur severe 9 group hate general ! against
  slur severe 8 group expel ! against
  slur severe 8 group beat ! against game
  slur severe 7 women kitchenWord kitchenDo ! against
  slur severe 6 disabled disabledDo ! against
  slur severe 7 untouchable untouchableDo ! against
  abuse severe 3 animal aulad ! pups
  abuse severe 4 mother obscene
  abuse severe 3 dieYou ! lovely game joking
  abuse severe 6 spit face you|them ! game
  abuse severe 7 born bornBad you ! game
  abuse severe 6 nothing youAre
  abuse mild 3 insult aimed ! notMeant
  self-harm severe 8 me die ! joking game
  self-harm severe 1 dieOnly ! joking
  self-harm severe 6 suicideWord suicideDo ! joking against
  self-harm severe 6 deathWord deathWish ! joking game
  self-harm severe 6 life lifeBad ! joking game
  self-harm severe 6 farewell farewellTo ! fest game
  self-harm severe 4 wrist cutWrist ! joking
  self-harm severe 6 jump height ! game
  self-harm severe 6 pills swallow ! doctor
  self-harm severe 7 blade cutSelf ownArm ! joking
  self-harm severe 7 forever leaveWorld ! joking
  self-harm severe 8 missMe ifIDie ! joking pets
  doxxing severe 7 theirs idNumber number ! office
  doxxing severe 7 theirs addressWord number ! office exam
  doxxing severe 9 handle harassWord ! office
  doxxing severe 8 handle theirs anyId
  scam severe 8 earn home ! news
  scam severe 8 money double ! news
  scam severe 7 invest returns ! news sip
  scam severe 8 number giveGet getBack ! news sip
  scam severe 7 fake papers get ! news
  scam severe 7 paper leak get ! news
  scam severe 7 loan instant ! news education
  scam severe 8 drugs get ! news
  scam severe 8 bet tips ! news
  scam severe 10 kyc click blocked ! news
  scam severe 9 lottery won claim ! news
  scam severe 8 job fee number sure ! news office
  scam severe 9 instead exam sit ! news
  scam severe 7 rent account
  scam severe 8 marks raise bribe ! news
  scam severe 7 gun get ! news game
  threat severe 7 hurtBody bodyHard ! game dentist
  threat severe 8 tuObj vanish ! game
  threat severe 6 thou|them vanish ! game
  threat severe 8 haal unknown ! game exam
  threat severe 7 sunrise notSee ! game
  threat severe 9 ifSeen wheelchair goes ! game
  threat severe 8 gunda gundaDo ! game lawful
  threat severe 8 square hangDo you|them|tuObj ! game lawful
  threat severe 1 lifeGone ! game joking
  threat severe 10 payOr picture spreadTo|audience ! fest
  threat severe 8 throwDo tuObj fromHigh ! game
  threat severe 7 rapeHi rapeDo ! lawful
  self-harm severe 9 endAll sorryAll ! game exam
  self-harm severe 6 poisonHi swallowHi ! joking mosquito game
  self-harm severe 7 howMany toDeath ! joking mosquito
  self-harm severe 7 tracks tracksDo ! game lawful
  self-harm severe 7 selfObj harmSelf harmSelfMore ! joking game doctor sportsHurt
  self-harm severe 7 myCorpse corpseDo ! joking exam game
  self-harm severe 9 rope ropeDo ! cloth joking
  slur severe 7 group strongHate ! against
  slur severe 9 fromQuota noBrain ! against
  slur severe 4 ethnic menial curse ! against
  slur severe 7 menialWork bornFor ! against
  slur severe 3 casteName bloodOf ! pups against
  slur severe 6 colourAnimal group|curse|expel|thou
  slur severe 6 eunuch eunuchDo ! cricketWord against
  abuse severe 6 spitOn spitAt ! game
  abuse severe 8 born bornBad thou ! game
  abuse severe 7 fatherOf thineOf ! game
  sexual severe 6 withYou sleepWith ! lawful
  sexual severe 6 charms charmsDo ! medical health
  sexual severe 8 hotelHi hotelDo forMoney ! fest
  sexual severe 1 takeHer ! bookHi health
  sexual severe 7 rubHi nightHi you|them ! game chore
  sexual severe 5 lips lipsDo ! dryLips
  sexual severe 8 bathing sneaky ! complaint
  sexual severe 6 panties pantiesDo ! complaint health
  sexual severe 7 lewdMinor minorDo ! health complaint lawful
  doxxing severe 10 he lives placeNumbered number ! office
  doxxing severe 7 contactOf number ! office
  scam severe 9 withoutStudy papers ! news
  scam severe 8 qr lure ! news fest
  scam severe 8 otpWord otpDo lure ! news
  scam severe 8 paperTom get sendHi|number ! news
  scam severe 7 marks raise number ! news
  scam severe 6 sheet raise ! news office2
  scam severe 9 job payHi number sure ! news office
  scam severe 7 stolen goods cheap ! lawful office
  threat severe 7 bombs fireThrow ! game
  threat severe 7 nightAlone orElse ! game mosquito
  threat severe 7 throwIt tuObj fromHigh ! game
  self-harm severe 6 pillWord pillMany pillEat ! doctor joking
  self-harm severe 6 bladeHi onArm bladeMove ! joking sportsHurt
  slur severe 6 group scorn ! against
  slur severe 8 girlYou goHome ! against
  sexual severe 6 giveMe bodyHot ! bookHi
  sexual severe 8 comeAlone funRoom ! game
  sexual severe 6 ofGirl sizeOf guessSize ! chore bookHi
  sexual severe 6 pelDo girlWho ! game
  sexual severe 5 money5 ratePlay ! fest
  sexual severe 6 girlsClip clipGet getClip ! complaint health fest
  doxxing severe 6 roomOf number ! office
  doxxing severe 9 chase chaseWhen number ! mosquito game
  scam severe 8 number lottery wonNum ! news
  scam severe 9 parcelHi stuckHi payLinkHi ! news
  scam severe 9 workHome number feeHi ! news office
  scam severe 8 passHi payAsk ! news
  scam severe 6 leakPaper priceHi ! news
  scam severe 6 gambling gamblingDo ! news
  scam severe 7 followersHi number followersBuy ! news
  threat severe 8 eachOne eachDo ! game
  threat severe 7 notLeave kinHi ! game
  threat severe 7 intoGround intoDo ! game waste
  threat severe 7 drive driveDo onYou ! game
  threat severe 8 teeth teethOut hitWord|you ! game dentist
  threat severe 10 photoAny viralAny orElseHi ! fest complaint song
  sexual severe 6 breastHi breastDo hersHi ! milkHi medical
  sexual severe 7 nightWant nightGet ! roomNight chore game
  sexual severe 8 sizeAsk sizeNum ! wearHi
  sexual severe 7 bed2|bed litaDo ! chore
  slur severe 4 bodyHi bodyDo colourOnly ! notBody against game
  slur severe 7 bodyHi bodyAim bodyDo ! notBody against game
  slur severe 7 group2 scornJaat ! against
  abuse severe 4 motherThis motherThat ! milkHi
  self-harm severe 6 dieVerb wishVerb ! joking game
  self-harm severe 8 afterMeHi afterDo ! joking
  scam severe 9 paperTom havePaper number|priceHi ! news oldPaperHi
  scam severe 9 degreeHi degreeHow degreeGet ! news
  scam severe 8 cashHi sendOne cashGet number ! news fest
  scam severe 8 jobSure moneyNum ! news
  scam severe 7 fake noteHi number|get ! news
  threat severe 5 hurtInf tuObj|them ! game chore mosquito cloth
  threat severe 7 beatImp beatHard them|tuObj ! game mosquito lawful
  threat severe 7 gunHi haveHi ! game ours lawful
  threat severe 5 beatBeat mince ! game
  threat severe 7 shouldHurtMore mustHi them|you|tuObj ! game
  sexual severe 8 mmsWord mmsOf mmsGet|number ! complaint health lawful
  slur severe 3 identityHi curseHi ! against
  abuse severe 1 mutHi
  threat severe 7 kinHi2 bhugat ! game
  threat severe 8 weapon boughtHi exHi ! game chore
  threat severe 7 hurtNow soupHi ! game
  sexual severe 9 changingHi filmHi sellHi2 ! complaint
  self-harm severe 9 trackWord stood stepBack ! game joking
  scam severe 8 admitHi moneyNum jobSure ! news
  scam severe 10 policeCase closeIt number ! lawful3
  scam severe 10 number upiHi backHi number ! news
  scam severe 9 paper beforeDay number perSub ! news oldPaperHi
  scam severe 9 goodsHi payBefore courierHi|number ! news
  threat severe 7 weapon useWeapon massTarget ! game
  threat severe 7 massTarget hurtNow ! game chore
  threat severe 12 ladkaKa pataHai kuchHo ! game
  slur severe 5 group vermin ! against
  doxxing severe 14 theirs nameIs placeNumbered number ! lookForHi
  sexual severe 8 gropeHi gropePart gropeWhere ! complaint medical
  self-harm severe 12 trackWord trackDone noReturn ! game joking
  scam severe 14 seniorHi troubleHi sendNow number ! news
  slur severe 3 slurName haterName ! against
  self-harm severe 6 jumpOrder jumpWhy ! joking game
  self-harm severe 12 trackWord noReturn me ! game joking
  doxxing severe 12 aloneHi number routeHi ! notI
  scam severe 9 payFirstHi courierHi number|moneyNum ! news office
  scam severe 8 returnHi joinHi number ! news sip
  scam severe 9 pinHi pinDo bankFear ! news
  scam severe 12 officerHi caseHi transferHi ! lawful3
  scam severe 10 raise|addMarks marksHi|degreeHi payFirstHi|moneyNum ! news office2
  scam severe 10 bet guruHi number|moneyNum ! news
  sexual severe 6 howManyMen chudiHi ! game
  sexual severe 6 girlHi money5|number chaltiHi ! fest game
  self-harm severe 7 enoughHi dieWill ! joking game exam
  scam severe 9 workFrom number perHi ! news office
  scam severe 8 job sure moneyNum ! news salaryHi
  abuse severe 6 notHuman beast
  abuse severe 4 sucked suckDo ! milkHi
  slur severe 6 shudraHi feetHi stayHi ! against
  self-harm severe 7 selfObj harmBy harmDid ! joking sportsHurt
  self-harm severe 6 zeherHi zeherAsk ! joking mosquito medical exam
  scam severe 7 money doubleBare daysHi ! news sip game
  scam severe 6 degreeHi degreeOnly ! news
  scam severe 7 marksHi settingHi raise ! news
  scam severe 9 job fee number payHi ! news office exam
  scam severe 7 invest doubleBare ! news`;

/** Beside what they share with posts: where nobody is named, a room with a number names somebody. */
export const hindiMaskedFrames: readonly string[] = lines`
  doxxing severe 8 roomWord number lives ! office
  doxxing severe 9 roomWord number doer ! office
  doxxing severe 6 roll number ! office
  doxxing severe 5 number waliGirl ! office
  doxxing severe 10 waitFor waitWhen number|waitWhen ! mosquito game
  doxxing severe 10 hisThing number hisDo ! office
  doxxing severe 6 theirs handle idWord ! office
  doxxing severe 8 theirs placeNumbered number ! office
  doxxing severe 7 addressWord number ! office exam`;

export const englishFrames: readonly string[] = lines`
  threat severe 8 will kill person ! harmless
  threat severe 10 weapon bring placeOrPerson ! show harmless
  threat severe 8 doom ! joke harmless
  threat severe 10 pay pics expose ! report
  sexual severe 5 theirPart lust ! medical
  sexual severe 1 bedTalk ! medical
  sexual severe 9 film private whom ! report
  sexual severe 6 herLegs herLegsDo ! medical
  slur severe 8 group hate generalEn ! against
  abuse mild 4 worthless youAre worthlessToo ! against notYou
  abuse severe 1 wishGone
  self-harm severe 1 selfOnly ! notMe
  self-harm severe 7 me die want ! notMe
  self-harm severe 12 jumpWord roof jumpWant me ! notMe
  self-harm severe 6 pillsWord pillsDo ! notMe
  doxxing severe 6 handle spam ! report
  doxxing severe 7 theirs lives number ! lookFor
  doxxing severe 7 theirs aadhaar number ! lookFor
  scam severe 8 earn easy ! beware
  scam severe 6 leak paper sell ! beware
  scam severe 7 doubled invest ! beware
  scam severe 7 drugs deal ! lawn beware
  scam severe 7 fake papersOf made ! beware
  scam severe 8 bank rentOut ! beware
  scam severe 9 bank blocked otp ! beware
  scam severe 1 examFor ! beware
  scam severe 7 betting tips ! beware
  scam severe 9 lottery claim wonIt ! beware
  scam severe 9 jobFee payFirst ! beware official
  threat severe 10 weapon|blunt toYou ! show harmless
  threat severe 9 endsUp hospital ! harmless joke notMe
  threat severe 7 burnIt onFire ! harmless show
  threat severe 9 hangIt person gallows ! harmless
  threat severe 4 building blowUp ! harmless
  threat severe 12 poisonIt foodOf ! rats harmless
  self-harm severe 12 letters afterMe ! notMe
  self-harm severe 9 pillsAny pillsSaved ! notMe
  self-harm severe 9 bladeEn ownBody ! notMe
  self-harm severe 9 ifIDieEn missEn ! notMe harmless
  doxxing severe 14 stalk number routine ! report
  doxxing severe 10 theirs aadhaar number ! lookFor
  slur severe 9 group keepOut ! against
  slur severe 8 yourCaste casteWork ! against
  sexual severe 9 leakedEn girlsEn clipsEn ! report
  scam severe 8 payEn number getMoney number quick ! beware official coupons
  scam severe 9 changeMarks marksEn forAFee ! beware oldPaper
  scam severe 9 testPaper ofTomorrow forSale ! beware oldPaper
  scam severe 11 parcel stuck payLink ! beware
  scam severe 11 approved grant releaseFee ! beware official
  scam severe 9 returnsEn investEn number per ! beware
  scam severe 10 giveEn codeEn lureEn ! beware
  scam severe 8 stolenEn goodsEn forSale ! beware report
  threat severe 9 victim|person ought hurtPassive ! harmless notHarm report against notMe
  threat severe 9 massHarm massPlace ! notHarm showBomb against
  threat severe 9 bombEn bombDo massPlace|building ! showBomb
  threat severe 9 pour burnLiquid onThem ! labEn
  sexual severe 9 imagineEn nakedEn whomEn ! nakedThing report
  sexual severe 9 seeWant seeUnder clothing ! laundryEn
  slur severe 8 expelVerb group outWord ! against report
  slur severe 8 youPeople hate ! against
  slur severe 8 negEn avoidEn group ! against report
  slur severe 8 fatWord bodyAnimal aimedEn ! against
  slur severe 8 darkWord darkInsult aimedEn ! against nakedThing
  slur severe 8 terrorWord muslimName ! notBomber against
  slur severe 7 disabledEn disabledInsult ! supportEn against
  self-harm severe 9 poisonEn drinkEn drinkMe ! rats notMe
  threat severe 7 breakEn partsEn byThem ! harmless notHarm gymEn
  threat severe 6 beatUp beatWhom ! harmless notHarm against report
  sexual severe 8 gropeEn theirPart whomEn ! medical report
  scam severe 12 advanceEn courierEn number ! beware official
  scam severe 9 backdoorEn depositEn number ! beware
  threat severe 12 knowEn kinEn knowThreat ! harmless
  doxxing severe 14 aloneEn number routeEn sheEn ! notISelf
  doxxing severe 12 nameEn roomEn number sheEn ! lookFor
  scam severe 12 pinEn pinWhy bankWhy ! beware
  scam severe 14 officerEn caseEn transferEn
  scam severe 14 seniorEn troubleEn transferEn number ! beware
  scam severe 9 returnEn number joinEn ! beware official
  scam severe 12 guruEn betEn number ! beware
  self-harm severe 7 jumpEn goadEn ! notMe
  self-harm severe 1 togetherEn ! notMe
  sexual severe 9 passEn bedEn meEn ! notMe
  threat severe 10 blades2 boughtEn useOn ! harmless show
  self-harm severe 12 trackEn noStep selfEn ! notMe
  slur severe 6 pgEn noGroup group ! against
  scam severe 9 admitEn contactEn number depositEn ! beware official
  scam severe 12 policeEn closeCase number
  threat severe 6 yourThing willBurn ! notHarm
  threat severe 5 slayEn allOf ! harmless notHarm
  self-harm severe 9 madeUp lastDay selfEn ! notMe
  scam severe 9 getPaid number easyHow ! beware official
  scam severe 9 investWord number backEn ! beware official
  scam severe 7 hackEn socialEn hackSell ! beware report
  threat severe 7 wantEn person|victim deadEn ! harmless joke notHarm
  threat severe 9 kinEn kinHarm ! harmless
  threat severe 9 blades intoBody you2 ! medicalEn harmless
  sexual severe 7 downThere downDo ! medical
  sexual severe 8 nakedEn comeEn selfEn ! nakedThing notMe
  slur severe 7 likeA bodyAnimal|apeEn aimedEn|whomEn ! against zoo
  slur severe 8 quotaEn quotaBad ! against official
  slur severe 9 womenEn taskEn stupidEn ! against
  slur severe 8 religionEn filthEn ! against
  scam severe 8 getPaid number easyTask ! beware
  scam severe 8 papersOf fakeLook made ! beware lookFor
  scam severe 12 giveEn bankEn number|commissionEn ! beware official
  scam severe 7 doubleEn number daysEn ! beware notHarm
  scam severe 9 marksWord raiseEn number|insideEn ! beware oldPaper study
  scam severe 9 tomorrowEn paperEn sellEn ! beware oldPaper study
  scam severe 8 fakeId clubEn ! beware
  self-harm severe 9 madeUp endIt selfEn ! notMe`;

export const englishMaskedFrames: readonly string[] = lines`
  doxxing severe 8 roomNumbered number whoseRoom ! lookFor`;
