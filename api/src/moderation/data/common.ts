import { list } from './list';

/** The words that ordinary sentences are made of, so that what was cut apart is told from them. */
export const commonEnglish: readonly string[] = list`
  a i an am as at be by do go he hi if in is it me my no of oh ok on or so to up us we all and any are bad big but can day did die
  end far few for get god got had has her him his how its ill ive just let lot man may mom dad mum new not now off old one our out own
  pay put red run say see she sir sit six ten the too top try two use was way who why win yes yet you ask car bus boy
  able about after again also always another anyone around away back because been before being best better both call came
  cant come could dont down each easy enough even ever every everyone face fail family feel find first from full fun game gave girl girls give
  going gone gonna good great group guy guys half hand happy hard hate have head heard hear help here high home hope hostel hour house into
  keep kind knew know last late leave left less life like link little live long look made make many maybe mean meet might mind mine money more
  most mother much must name near need never next nice night nobody none nothing only open other over part people person phone photo place play
  please pretty professor proof real really right room said same saw school send should show shut side since some someone something
  sorry still stop story student students study stuff such sure take talk tell than thank thanks that their them then there these they thing
  things think this those time today told tomorrow tonight took town true turn under until very video wait walk want wanna warden was watch
  week well went were what when where which while will wish with without woman women wont word work world worst would wrong year your youre yourself
  brother sister father friend friends roommate college campus class exam library mess night number address live lives`;

export const commonHindi: readonly string[] = list`
  aa aaj ab abe abhi accha agar aise aisa apna apne apni aur baad baat bahar bahut bas beta bhai bhi bola bol chahiye chal chalo de dekh dekho
  dena denge di din diya do dono dost doosra ek fir ga gaya gayi ge ghar gi ha haan hai hain ham hi ho hoga hogi hota hote hoti hu hua hue hum
  is isko itna ja jab jaise jao jata jaye jo ka kab kabhi kahan kaha kaise kal kar karo karna karne karte karta karti ke ki kisi kisko ko koi kuch kya kyu kyon
  le lena lekin liya log logo lunga lo magar main mai maine mat me mein mera mere meri mil mila mujhe mujhko na nahi nahin naam ne neeche oye paas
  pata pe par pehle phir raat rahe raha rahi sab sabko saath sath se sabse shaam sirf subah suno tab tak teri tera tere thi tha the to toh tu tujhe
  tum tumhara tumhare tumhari un unka unki upar us uska uske uski usko wahi wala wale wali wapas warna wo woh yaar yaha yahan ye yeh zara zyada`;
