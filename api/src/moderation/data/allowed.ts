import { lines } from './list';

/**
 * What is no offence although a stem lies in it: names, places, books, courses and idioms, spelt as
 * they are typed (lower case, signs as blanks). A find inside one of these does not count.
 */
export const allowed: readonly string[] = lines`
  |shitij
  |kshitij
  |shital
  |shitla
  |shitiz
  |nishit
  |akshit
  |lakshit
  |dikshit
  |harshit
  |rakshit
  |parikshit
  |pushit
  |mishit
  |shitake
  |shitzu
  |shiitake
  |shitole
  |yashit
  |darshit
  |tushit
  |roshit
  |ashit|
  |hoshit|
  |kishit
  |nashit
  |vishit
  |sushit
  |scunthorpe
  |bihar jharkhand
  |great head start
  |gave a great head
  |head start
  |chamarajanagar
  |aizawl
  |badtameez dil
  |lafange parind
  |chikni chameli
  |gala kaat comp
  |gala kaat muqab
  |kapde utaar lo
  |kapde utar lo
  |kapde utar kar tar
  |bandar kya jane
  |niki laudas
  |pussy cat
  |kutiya ne
  |snigger
  |randi ortner
  |pornima
  |porne|
  |slutsky
  |bitcher
  |dick fosbury
  |dick cheney
  |dick van dyke
  |dick grayson
  |dick francis
  |dick clark
  |dick turpin
  |dick and jane
  |tom dick and harry
  |tom dick harry
  |tom dick
  |k dick|
  |moby dick
  |spotted dick
  |van dyke
  |andy dick
  |cock and bull
  |cock and hen
  |stop cock
  |cock fight
  |tits and other
  |blue tits|
  |great tits|
  |blue tit|
  |nude colo
  |nude lip
  |nude heel
  |nude art
  |nude model
  |nude shade
  |naked eye
  |naked truth
  |naked singularit
  |naked neck
  |naked bike
  |virgin mojito
  |virgin galactic
  |virgin atlantic
  |virgin island
  |extra virgin
  |virgin coconut
  |virgin olive
  |sex ratio
  |sex education
  |sex ed|
  |sex determin
  |sex linked
  |sex chromosome
  |sex hormone
  |safe sex
  |same sex
  |opposite sex
  |anal kumar
  |magna cum
  |summa cum
  |cum laude
  |chink in the
  |chinks in the
  |fire retard
  |flame retard
  |retarded potential
  |retarded time
  |retarded green
  |rio negro
  |negro river
  |negro spiritual
  |negro league
  |katwa li
  |katwa lo
  |katwa le
  |katwa di
  |katwa do
  |katwa de
  |katwa ke
  |katwa ra
  |katwa na
  |hijra saal
  |hijra san
  |penistone
  |kathua
  |bonner|
  |hand job card
  |hand job sheet
  |paki hui
  |paki hai
  |paki nahi
  |paki fasal
  |paki sadak
  |dyke on the
  |dykes and
  |dumb charades
  |lode runner
  |mother lode
  |lode star
  |kafir manjha
  |lund uni
  |lund in
  |lund sweden
  |lund master
  |at lund
  |in lund
  |from lund
  |lund lth
  |lund admission
  |lund scholarship
  |lund exchange
  |lund campus
  |lund me master
  |lund aur uppsala
  |ilse lund
  |lund textbook
  |chutia communit
  |chutia kingdom
  |chutia people
  |chutia dynast
  |chutia tribe
  |chutia caste
  |chutia histor
  |chutia surname
  |chutia student
  |chutia king
  |chutia of
  |chutia ethnic
  |chutia language
  |chutiya kingdom
  |chutiya communit
  |chutiya dynast
  |sadiya chutia
  |chuttiyan
  |chuttiyaan
  |chuttiyon
  |ki chuttiya
  |chuttiya kab
  |chuttiya khatam
  |chuttiya hai
  |chuttiya ho
  |chuttiya shuru
  |chuttiya chal
  |chuttiyo me
  |chut gay
  |chut gai
  |chut gya
  |chut gaa
  |chut gi
  |chut ja
  |chut ra
  |chut na ja
  |chut mil
  |chut chuk
  |choot gay
  |choot gai
  |choot gi
  |choot gya
  |choot ja
  |choot ra
  |choot na ja
  |choot mil
  |choot chuk
  |choot di
  |bus chut|
  |train chut|
  |class chut|
  |bus choot|
  |train choot|
  |class choot|
  |haath se choot|
  |sath choot|
  |gandu mettida
  |harami film
  |harami pan chhod
  |harami movie
  |harami the
  |harami review
  |harami screening
  |harami trailer
  |harami 2020
  |film harami
  |movie harami
  |harami poster
  |kutiya me reh
  |ashram ki kutiya
  |gandhi kutiya
  |ek kutiya banai
  |gandhmardan
  |niki lauda
  |nikki lauda
  |lauda air
  |lauda the
  |lauda vs
  |lauda and hunt
  |lauda racing
  |lauda biopic
  |hunt and lauda
  |andreas lauda
  |hunt vs lauda
  |mathias lauda
  |lauda was
  |chamar regiment
  |chamar communit
  |chamar caste
  |chamar jati
  |chamar samaj
  |chamar histor
  |chamar student
  |chamar movement
  |the chamars
  |bhangi caste
  |bhangi communit
  |bhangi samaj
  |bhangi misl
  |hijra communit
  |hijra right
  |hijra year
  |hijra calendar
  |hijra people
  |hijra welfare
  |hijra artist
  |hijra identit
  |hijra cultur
  |hijra gharana
  |hijra histor
  |hijra person
  |hijra migration
  |the hijra
  |hijras
  |katwa local
  |katwa station
  |katwa junction
  |katwa town
  |katwa line
  |katwa district
  |katwa college
  |bardhaman katwa
  |howrah katwa
  |to katwa
  |from katwa
  |habshi halwa
  |habshi dynast
  |sidi habshi
  |randi zuckerberg
  |randi cable
  |jhaat pat
  |jhaat se
  |jhat se
  |otha kadai
  |randi altman
  |nirodh
  |bitchat
  |cocker spaniel
  |bloody mary
  |jizya
  |rape seed
  |rapeseed
  |slut walk
  |slutwalk
  |pornography law
  |porn addiction
  |anti porn
  |porn ban
  |pornography act
  |child pornography law
  |sextant
  |horny toad
  |horny lizard
  |condominium
  |hoe and
  |garden hoe
  |hoe farming
  |hentaigana
  |stopcock
  |bastard sword
  |jon snow is a bastard
  |bastard of winterfell
  |whore of babylon
  |muji store
  |muji shop
  |muji japan
  |muji pen
  |muji notebook
  |spic macay
  |spic and span
  |gook tree
  |kunne kan
  |onlyfans ban
  |bollocks to brexit
  |fingering chart
`;
