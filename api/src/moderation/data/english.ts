import type { StemGroup } from '../types';
import { list, lines } from './list';

/** Read with repeated letters squeezed to one, in the stem as in the text. */
export const english: readonly StemGroup[] = [
  {
    classification: 'abuse',
    severity: 'severe',
    stems: list`fuck fcuk |fuk| |fuks| |fuking |fukin| |fuker |fuka| |fck| |fckin |fcked| |fcker |fkin fvck phuck |phuk
      |phuking |fuq| |fuqing |fuxk |fucm| |fugg| |fukc |effing| |stfu| |gtfo| |mofo| |mofos| motherfuc
      motherfk motherfu muthafu bitch |biatch |biotch |byatch |bich| |biches| |biytch |bytch cunt |kunt| |ashole
      |arsehol |ashat| |aswipe |asclown |asface |fatas| |dickhead |dickface |dickwad |dickless |cocksuck |cockhead
      bastard |basterd |bastad| whore |whor| |whoring |thot| |thots| |slut skank |wanker
      |wanking |twat| |twats| |douche |shithead |shitface |shitbag |shithole| |shitstain |dipshit |pisoff|
      |kys| |killyourself |pusies| |bollock |bellend| |knobhead |sonofabitch |buttface |butthole
      |numbnuts |twatface |fuckin |cuck| |cucks| |cuckold |prickhead |arsewipe`,
  },
  {
    classification: 'abuse',
    severity: 'mild',
    stems: list`|moron| |morons| |moronic| |imbecile |dumbas |dumbfuck |jackas| |scumbag |dimwit |halfwit |nitwit |dumbo|
      |lardass |fatso| |fatty| |prick| |pricks| |sissy| |douche| |fugly| |scum| |blockhead|
      |brainless| |dunce| |crackhead| |bimbo|`,
  },
  {
    classification: 'abuse',
    severity: 'coarse',
    stems: list`|shit| |shits| |shite| |shity| |horseshit |dogshit |holyshit |apeshit |crap| |crappy| |damn| |hell| |piss| |pissed| |arse| |stupid| |idiot| |idiots| |dumb| |loser| |losers|
      |wtf| |bullshit |fart| |farts| |poop| |turd| |lmfao| |af| |pos| |stfup| |sucker| |shitty|
      |badass| |simp| |fool| |ugly|`,
  },
  {
    classification: 'sexual',
    severity: 'severe',
    stems: list`|blowjob |blowjobs| |blojob |handjob |rimjob |footjob |titjob |boobjob |dickpic |dikpic |nudepic |cumshot |cumslut
      |cumdump |cumming| |creampie |deepthroat |gangbang |threesome |threesum |foursome| |orgy|
      |orgies| masturbat masterbat mastrubat |fap| |faping| |fapped| |porn| |porns| |porno |pornhub |pornstar |pornsite
      |pornvid |porngraph |pornograph |xvideos |xnx |xhamster |redtube |brazers |onlyfan |nudes| |nudez| |newds| |n00ds|
      |noods| |sendnudes |milf| |milfs| |gilf| |boner| |boners| |hardon| |dildo |clit| |clits| |hentai |sexting|
      |sexted| |sext| |sextape |sexcam |camgirl |camsex |sexchat |sexslave |phonesex |upskirt |downblouse |cameltoe
      |squirting| |fwb| |callgirl |gigolo| |gigolos| |childporn |kidporn |lolicon |jailbait |horny |hornie |horni| |hawrny
      |analsex |assfuck |buttplug |buttfuck |fingering| |cunnilingus |fellatio |dogystyle |dogistyle |bdsm|
      |titfuck |sixtynine| |rawdog |wetpuss |lezbo |nympho |escorts| |incall| |outcall| |bangbros
      |sexvideo |sexvdo |nudevideo |bluefilm |titties| |titty| |sugardaddy |sugarbaby |suckmy |bigdick
      |bigcock |hugecock |smalldick |tinydick |microdick |pusylick |eatpusy |lickpus`,
  },
  {
    classification: 'sexual',
    severity: 'coarse',
    stems: lines`
      |sex|
      |sexy|
      |sexi|
      |cock|
      |cocks|
      |dick|
      |dicks|
      |dik|
      |pussy|
      |pusi|
      |cum|
      |tits|
      |nude|
      |naked|
      |anal|
      |penis
      |vagina
      |condom
      |erotic
      |fetish
      |incest
      |prostitut
      |hooker
      |stripper
      |slutty
      |kinky|
      |orgasm
      |hookup|
      |pedo|
      |pedophile
      |rape|
      |raped|
      |rapist
      |virgin|
      |xx|`,
  },
  {
    classification: 'slur',
    severity: 'severe',
    stems: list`|chink| |chinks| |chinki| |chinkis| |chinky| |chinkie| |faggot |fagot| |fagots| |faget| |fag| |fags| |faggy
      |tranny| |trannies| |tranies| |shemale |lesbo |lesbos| |lezzie |dykes| |retard| |retards| |retarded| |retarted|
      |fucktard |libtard| |kike| |kikes| |spic| |wetback |gook| |gooks| |negro| |negroes|
      |nigr |niga| |nigas| |nigah |nigglet |niglet |towelhead |raghead |cameljockey |cowpiss |ricebag |ricebags |ricebager
      |mongoloid| |spaz| |spastic| |pajeet |dothead |currymuncher |subhuman |untermensch |golliwog
      |jigaboo |sambo| |porchmonkey |zipperhead |slanteye |kafir| |kaffir| |kafirs| |cripple| |blackie| |darkie| |darkies|
      |gayfag |homofag |midget| |midgets| |porki| |heeb| |abbo| |muzzie |mudslime |sodomite| |ladyboy|`,
  },
];

/** Read with doubles kept: squeezed they would be other words (as, bob, con, Niger). */
export const englishDoubled: readonly StemGroup[] = [
  {
    classification: 'slur',
    severity: 'severe',
    stems: list`|nigger |nigga sandnigger |niggr |niggas |niqqa |paki| |pakis| |coon| |coons| |n1gg`,
  },
  {
    classification: 'sexual',
    severity: 'severe',
    stems: list`|boob| |boobs| |boobies| |boobie| |booby| |boobz| |titties| |xxx| |xxxx|`,
  },
  {
    classification: 'abuse',
    severity: 'severe',
    stems: list`|asshole |assholes |assface |asswipe |asshat |asslick |assclown |fatass |bitchass`,
  },
  { classification: 'abuse', severity: 'coarse', stems: list`|ass| |poop|` },
];

/** Only in user and community names, where words run into one another; matched anywhere. */
export const inNames: readonly StemGroup[] = [
  {
    classification: 'sexual',
    severity: 'coarse',
    stems: list`porn mmsvideo |mms| bigcock bigdick pussy xxx penis horny nudes boobs hotsex sexking sexgod`,
  },
  {
    classification: 'abuse',
    severity: 'coarse',
    stems: list`chutiy gandu randi bhosd lauda madarc bsdk asshole killall`,
  },
  {
    classification: 'slur',
    severity: 'coarse',
    stems: list`nigga nigger faggot chamar bhangi chuhra katua`,
  },
];
