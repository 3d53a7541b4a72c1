import type { StemGroup } from '../types';
import { list } from './list';

/** Roman Hindi, respelt by the rough phonetic spelling like the text, and the languages around it. */
export const hinglish: readonly StemGroup[] = [
  {
    classification: 'abuse',
    severity: 'severe',
    stems: list`
      chut[i]y |chtiya |chtiye |chu2ya |choo2ya |chu3ya |chotiye| |chutmar |chuthiy
      mad[?]rcho |madrch |mdrch |mchod |machod| |machodu |machoda motherchod |madarjat |madarch |madarc|
      |bsdiwale 
      |bhosk| nchod nchot |nchud |bhencho| |behencho| |pencho| |bhnchd |bhenchd |behnchd |bhnchod
      |bhenke| |bhenkelode |bhenkeloude |betichod |betichot |bapchod |rchodu |gelchod |ghelchod |chodu| |chodumal |chodampat
      |chodbhang |laudu| |lavdu| |laude| |lavde| |lavda| |lowda| |lowde| |lavdya |laudya |lavdo| |lavadya |lavada|
      |lavade| |lvda| |lvde| bhosd bhosad bhonsd bhonsad |bhosrik |bhosriw |bhosri| |bhodsi |bhosidk |bohsdi
      |gandu| |gandus| |gandugiri |gandupan |gandfat |gandmara| |gandmasti |gandchod |gandmr |gndu|
      |randi| |randiya |randiyo |randibaz |randikhana |randirona |randipana |randipua |randiko |raandi| |rundi| |rundiya |rndi|
      |randwa| |randwe| |randwo| |randva| |randaap| |randech |randyach |haramjad |haramkhor |haramipa |chinal| |chinaal|
      |chhinal| |chhinaal| |chhinar| |kanjri| |kanjari| |gashtiya |phuddi |fudi| |kutiyo| |kuttiyo| |suarki| |zavady |zavny
      |yedzav |yedjhav |aizav |aighal |bhikarch |fodrich |phodri| |bokacho |bokachu |bokchod |bokach |chudirb |chudir| |chudmar
      |chutmaran |gudmaran |khanki |khankir |magirp |magir| |beshya| |veshya| |besya| |pundai |punda| |pundam |pundae| |pundek
      |punde| |pundachi |thev[?]diya |thevdya |devdiya |thevidiya |thevidya |tevdiya |ommal |gommal |omala| |oombu| |oombud |mayirp |vesi| |vesima |kandaroli
      |lavadekab |myre| |myru| |myran| |maire| |mairu| |mayire| |kunne| |poorimo |thayoli |tayoli |pulayad |polayad
      |lanja| |lanjak |lanjod |lanjik |lanjal |lanjak |dengey| |dengay| |dengeyra |dengut |dengud |dengina |dengithe |denginch
      |erripuk |erripo |eripuk |nakodak |lanjakod |sulemag |bolimag |hadargit |thikamuch |tikamuch |ninamman |machikne |muji|
      |bhutnike |bhutniwal |bhootnike |kutrya| |kutraya| |randsale
      `,
  },
  {
    classification: 'abuse',
    severity: 'mild',
    stems: list`|harami| |haramiyo |kutiya| |kutia| |chomu| |fuddu| |chirkut| |bhutni| |thendi| |vedhava| |yedava|
      |namard| |napunsak| |kamzarf| |luchcha| |lafanga| |lafange| |lucche| |gobarchand |kaminapan| |badtameez| |randrona |chusle|`,
  },
  {
    classification: 'abuse',
    severity: 'weak',
    stems: list`|saala| |saale| |saali| |sala| |kutta| |kutte| |kuttey| |kutto| |kutti| |kamina| |kamine| |kamino| |kaminey| |suar|
      |suwar| |soowar| |suaro| |tatti| |gadha| |gadhe| |gadho| |ullu| |kanjar| |chapri| |chhapri| |naaye| |loosu| |dalla| |dalle|
      |bhikhari| |jahil| |gawar| |gawaar| |nalayak| |bewakoof| |bewakuf| |buddhu| |nikamma| |nikamme| |besharam|`,
  },
  {
    classification: 'sexual',
    severity: 'severe',
    stems: list`|lund| |lundo| |lundu| |lundka |loond| |lulli| |chut| |chutein| |chudai| |chudayi |chudwa |chudak |chudegi|
      |chudogi| |chudungi| |chudti| |chudte| |chudta| |chudne| |chudna| |chudaungi |chudana| |chodunga |chodungi |chodenge| |chodega|
      |chodegi| |chodoge| |chodai| |muthal| |muthmar |muthbaz |gaandmar |lundchus |lavdachus |chuchi| |chuchiya |chuche|
      |bobe| |antarvasna |savitabhabhi |desiporn |desimms |kothewali |jismfarosh |nangipic |nangapan |balatkari|`,
  },
  {
    classification: 'sexual',
    severity: 'mild',
    stems: list`|tharki| |tharkee| |chutad |nangi| |chikni|`,
  },
  {
    classification: 'slur',
    severity: 'severe',
    stems: list`|chamar| |chamaro| |chamars| |chamaron| |chamariya |chamarin| |chamarwa |bhangi| |bhangis| |bhangan| |bhangiyo
      |chuhra| |chuhre| |chuhri| |chuhro| |churha| |chuhda| |chuhde| |bhimta |bhimte |bhimto |bhimti| |bheemta |bhimtard |katua| |katue| |katuo| |katuwa|
      |katuwe| |katuye| |katwa| |katwe| |katwo| |katuon| |mulle| |mulley| |mullo| |mullon| |landya| |landye| |malech |mlech |hijda|
      |hijde| |hijdo| |hijdi| |hijada| |hijade| |hijra| |hijre| |hijro| |hijdon| |hizda| |hizra| |hijdepan |habshi| |habshiyo |kalooti|
      |kaluti| |kalmuhi| |kalmuha| |kalmuhe| |jihadan| |gobarbhakt |gaumutri| |chinkiya| |chinkey| |dhed| |achoot| |parayan|
      |sakkiliya |thulukkan |thulukka| |kojja| |ombothu| |malaun| |bhimte|`,
  },
  {
    classification: 'slur',
    severity: 'weak',
    stems: list`|bihari| |biharis| |madrasi| |sanghi| |sanghis| |mulla| |jihadi| |jihadis| |kallu| |kaalu| |kalia| |kaliya| |shudra|
      |adivasi| |chakka| |chakke| |chhakka| |chhakke| |khalistani|`,
  },
];

/** Roman Hindi whose spelling must be kept: respelt these would be Lodha, jantu (animal), baddua. */
export const hinglishExact: readonly StemGroup[] = [
  {
    classification: 'abuse',
    severity: 'severe',
    stems: list`|mkc| |mkb| |mkl| |mkbhosda |bkl| |bklol |tmkc| |tmkb| |tmkl| |tbkc| |bsdk |bsdwale |bsdke |bsdi|
      |bhench| |bhsdk |bhsd| |lnd| |bsdiwale |gaand| |gaandfat |gaandu |gaandm |gandoo |loda| |lode| |lodu| |lodey| |louda| |loude| |lauda| |lodo| |raand| |raande |jhaat|
      |jhaant| |jhaatu |jhatu| |jhatoo| |jhantu| |jhaantu| |jhantoo| |jhante| |jhaate| |jhaatein| |jhaanton| |jhaato| |jhaatiya |jhatiya|
      |zhatu| |zhaatu| |jhattu| |zavla| |jhavla| |zavlas| |koothi| |koodhi| |otha| |pooku| |puku| |pookulo |gashti| |tullu| |lwda| |lwde| |bhadwa|
      |bhadwe| |bhadva| |bhadve| |bhadvi| |bhadwi| |bhadwo| |bhadwon| |bhadvya| |bhadavya| |bhadwagiri |bhaduwa| |bhaduwe| |bhadua| |gnd| |randwe|`,
  },
  { classification: 'abuse', severity: 'weak', stems: list`|mc| |bc| |mf|` },
  {
    classification: 'sexual',
    severity: 'severe',
    stems: list`|choot| |chodai| |lulla| |lawra| |choodai |chuutt |lundd`,
  },
];
