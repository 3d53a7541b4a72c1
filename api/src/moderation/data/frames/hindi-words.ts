/**
 * Word groups of roman Hindi for the frames; Devanagari and Urdu are put into roman letters before
 * they meet them. `_` joins words that follow one another, `~` leaves the rest of a word open.
 */
export const hindiWords: Readonly<Record<string, string>> = {
  hurt: 'maar maar_maar_ke peet peet_peet_ke kaat cheer tod fod phaad faad jala thok kuchal gaad gad noch uda latka udhed marod ghop bhonk dafna tapka tadpa masal ghusa ghused pitwa tudwa marwa uthwa katwa zinda_gaad kaat_ke_phenk kaat_kar_phenk maut_ke_ghaat_utaar dhakka_de',
  will: 'dunga dungi denge doonga doongi dega dalunga dalungi dalenge daalunga daalenge dalega lunga lungi lenge ke_rahunga ke_hi_dam_lunga karwa_dunga karwa_denge ke_chhodunga kar_rakh_dunga ke_rakh_dunga',
  hurtNow:
    'maarunga marungi maarungi marunga maarenge marenge peetunga peetenge pitenge kaatunga kaatungi kaatenge chirunga cheerenge todunga todungi todenge fodunga fodenge jalaunga jalayenge jalaenge thokunga thokenge kuchlunga kuchlenge gaadunga gaadenge nochunga nochenge udaunga udayenge latkaunga latkayenge noch_lunga noch_lenge pelunga pelenge kutunga kutenge marwaunga marwayenge pitwaunga pitwayenge tudwaunga uthwaunga utha_le_jaunga utha_le_jayenge maar_dalta maarne_wala_hu maarne_wale_hain maarne_aaunga maarne_aa_raha peetne_aaunga kaatne_wala_hu khatam_kar_dunga khatam_kar_denge khatm_kar_dunga khatm_kar_denge barbad_kar_dunga barbad_kar_denge tabah_kar_dunga mita_dunga mita_denge nanga_kar_dunga nanga_kar_denge apahij_kar_dunga langda_kar_dunga langda_kar_denge kidnap_kar_lunga kidnap_karke utha_le_jaunga murder_kar_dunga murder_kar_denge khoon_kar_dunga khoon_kar_denge jaan_le_lunga jaan_le_lenge jaan_lunga jaan_nikal_dunga jaan_nikal_lunga chir_ke_rakh dho_dunga dho_denge mar_kar_hi_dam mar_ke_hi_dam_lunga',
  shouldHurt:
    'maar_dena_chahiye maar_deni_chahiye jala_dena_chahiye kaat_dena_chahiye gaad_dena_chahiye latka_dena_chahiye uda_dena_chahiye thok_dena_chahiye kuchal_dena_chahiye marna_chahiye maarna_chahiye peetna_chahiye khatam_kar_dena_chahiye mar_jana_chahiye goli_maar_do goli_maar_deni zinda_jala_do zinda_jala_dena maar_dalo kaat_dalo jala_dalo kaat_do kuchal_do kuchal_dalo maaro_inko maaro_inhe maaro_saalo_ko maar_dene_ka_mann jaan_se_maarne',
  you: 'tujhe tujhko tujh tereko teko tera teri tere tumhe tumko tumhara tumhari tumhare aapko apko tumlogo tum_logo tum_sabko',
  them: 'usko use usse uska uski uske isko ise iska iski iske unko unhe unka unki unke inko inhe inka inki inke sabko sabki sabka saale sale salon saalon kutte kutton harami haramio warden vardan prof profesar professor dean din_sir hod ladki ladke ladkiyon principal guard khandan khaandan parivar ghar_walo ghar_walon maa_baap baap behen bahan jisne senior junior',
  mosquito:
    'machhar machchhar makkhi makhi cockroach tilchatta tilchatte chuha chuhe chuhon keeda_maar chipkali',
  game: 'chess shatranj ludo loodo carrom kairam kabaddi kushti cricket match maich game gem fifa pubg bgmi tt badminton football futbol volleyball goti gotti patang quiz debate final tournament race chauka chhakka sixer wicket over gol goal team tim table_tennis treat tret party natak drama film movie filam scene sin seen role kirdar kavita kahani kitab novel reel ril stage manch dance nritya gaana song gana joke mazak hansi hans msg message line entry pose chakkar seeti jhapki jhaadu pocha selfie photo_kheench seb apple kek cake sabzi sabji kapda kagaz pyaz tamatar record rikard performance parformens competition kompitishan like laik uno election chunav stand_up hackathon',
  body: 'haddi haddiyan haddiya haddio taang taangein tange tangen haath hath haathpair pair per muh munh mooh moonh daant dant daanton gardan gala gale sar sir khopdi naak kamar jabda ghutne ghutna ungliyan ungli ankh aankh aankhein ankhen zubaan zaban juban jeebh khaal chamdi pasli bheja thobda shakal chehra pet seena dhad kaan',
  strike:
    'thappad thappar chaanta jhapad ghusa ghoonsa laat mukka danda lathi joota juta chappal belt rod',
  weapon:
    'chaku chaaku chakku chhuri churi katta bandook banduk bandooq pistol pistaul pistal talwar tezab tejab tezaab acid esid goli goliyan bomb bam barood rdx petrol petrol_bomb kerosene zeher zahar jahar rod lathi danda hathoda khanjar tamancha kulhadi hansiya hockey hathiyar gun rifle revolver ak47 grenade razor ustara',
  useWeapon:
    'maar_dunga maar_denge maarunga maarenge maar_do fek_dunga phenk_dunga phenk_denge fenk_dunga phekunga phekne_wala phenkne_wala daal_dunga daal_denge dal_dunga chala_dunga chala_denge chalaunga laga_dunga laga_denge laga_diya rakha_hai rakh_diya rakh_dunga rakhwa_dunga mila_dunga mila_denge mila_diya le_aaunga leke_aaunga lekar_aaunga le_ke_aaunga lekar_aayenge leke_aa_raha leke_ghoom lekar_ghoom ghusa_dunga ghop_dunga ghonp_dunga bhonk_dunga utar_dunga utaar_dunga thok_dunga uda_dunga uda_denge udaunga se_uda phod_dunga fod_dunga phodunga phatega phatne_wala jala_dunga jala_denge jalaunga chhidak_dunga chhidak_ke de_dunga khila_dunga pila_dunga',
  death:
    'laash lash lashein laashen arthi kabr kabar qabr qabar maut mout murder mardar khoon khun janaza katl katal qatl hatya chita mayyat shav terahvi antim_sanskar encounter enkaunter supari supaari accident eksident aksident kaam_tamam shraddh rape rep balatkar balaatkar blatkar',
  deathDone:
    'milegi mileg milega uthegi uthega nikalegi nikalega khod khodi khud bichha bichegi gir giregi pakka tay hogi hoga hone karwa kar_dunga kar_denge karunga karenge kar_dega kar_lunga kar_ke likhi likha de_di de_dunga diya_jayega pee_jaunga pi_jaunga piunga pee_lunga baha_dunga bahega sajegi saja aayegi marega maroge maregi marunga mere_haath mere_haathon ki_holi utha_dunga nikal_dunga',
  ours: 'khoon_jaanch raktdaan daan group jaanch test donation camp shivir blood bank film movie mystery mistri drama natak kahani',
  alive: 'zinda jinda zindaa jeevit',
  not: 'nahi nahin nhi nai na mat bina kabhi_nahi',
  survive:
    'bachega bachegi bachoge bachenge bachne bach_payega bach_paega bach_paoge bach_ke bachke bachkar bach_kar chhodunga chhodungi chhodenge chodunga chodenge chhoda rahega rahegi rahoge rahne rehne chhorunga bakhshunga jayega jaega lautega lautegi laut_payega',
  family:
    'khandan khaandan parivar family femili ghar_walo ghar_walon gharwalo ghar_wale ghar_valon maa_baap',
  picture:
    'teri_photo teri_foto teri_photos teri_pic teri_pics teri_video teri_vidiyo teri_vdo teri_mms teri_nude teri_nudes teri_chat teri_chats teri_tasveer teri_clip teri_recording tera_video tera_vidiyo tera_vdo tera_mms tera_emems tere_video tere_chats tere_photo tere_nudes tere_screenshot teri_sab_photo teri_private_photo teri_private_photos teri_private_pics teri_nangi_photo teri_nangi_video uski_photo uski_photos uski_pics uski_video uska_video uska_vidiyo uska_mms uske_video uski_chat tumhari_photo tumhari_photos tumhari_pics tumhari_video tumhara_video tumhara_vidiyo tumhari_chat tumhare_video tumhare_photo teri_aur_uski_photo',
  spread:
    'viral vayral vairal leak lik leek expose public_kar upload_kar_dunga upload_karunga faila_dunga phaila_dunga faila_denge',
  kidnap:
    'utha_le_jaunga utha_le_jayenge utha_le_jaenge uthwa_lunga uthwa_dunga uthwa_lenge uthwa_denge kidnap_kar kidnap_karke apaharan agwa_kar beech_dunga bech_dunga',
  fire: 'aag_laga_dunga aag_laga_denge aag_lagaunga aag_lagayenge aag_laga_di_jayegi jala_ke_raakh jalakar_raakh phoonk_dunga phoonk_denge fook_dunga uda_dunga uda_denge bomb_se_uda',
  place:
    'hostel hastal college kalej kolej campus kaimpas library laibreri laibreri class klas kaksha canteen kaintin mess mes ghar room kamra office ofis department building imarat masjid mandir gurdwara church girja lab gadi gaadi bike',
  tonight: 'aaj kal raat subah ab abhi sham shaam jald aakhri akhri antim',
  doomed: 'marega maregi maroge marne_wala_hai marne_wale_ho mara_jayega mare_jaoge katega katoge',
  wheelchair:
    'wheelchair vhilcheyar baisakhi hospital haspatal aspatal icu shamshan kabristan murdaghar upar yamraj bhagwan_ke_paas',
  sexPart:
    'boobs bubs bobe chuchi chuchiyan chuchiya chuche stan nipple nippal nipal chhati jaangh jangh janghe janghen janghon panty painti paintee pantee bra braa choot chut lund laude lauda loda gaand gand chutad kulhe kulhon cleavage kliveej',
  sexDo:
    'chaat chaatna chaatni chaatne chaatunga chaatu choos chus choosna choosni chusne chusna chusni choosne choosunga chusunga daba dabana dabane dabani dabaunga dabau dabaye masal masalna masalne sungh sunghne sunghna soonghne choom chum choomna choomunga chumne sahla sehla sehlana chhedna pakad_ke_maar maarne_de maarne maarni marni dalna dalunga dalne ghusana ghusaunga ragad ragadna',
  desire:
    'bade bada badi mast gol khada khadi maza mazaa garam dekhkar dekh_ke dekhke dikh dikha dikhao dikha_de mann man chahta chahta_hu chahiye pasand color rang size saiz tight tait sexy seksi hawas havas bhej kaisi kaise',
  sex: 'sex seks sexi sexy seksi porn porno xxx adult edalt chudai sambhog',
  sexAsk:
    'video vidiyo vidio vdo link links chat karegi karega karna karne karte kar_le group grup desi bhabhi aunty clip film telegram teligram tape dekho dekhna dekhne chahiye bhej',
  health:
    'shiksha education ejukeshan ratio anupat harassment utpidan linked chromosome hormone class workshop karyashala determination bhedbhav kanoon kanun law rog test surakshit health swasthya awareness jagrukta jagrookta cancer kainsar virodhi roktham prevention shikayat complaint dand samaroh',
  naked:
    'nangi nanga nange nudes nude nyud nyuds bina_kapdo bina_kapdon bina_kapde kapde_utar kapde_utaar kapde_utar_ke kapde_utaarkar bra_utar bra_utaar kapde_khol nirvastra topless',
  nakedDo:
    'photo foto photos pic pics video vidiyo vdo call bhej bhejo bhejna so sona aa aaja aaja_na room kamre dikha dikhao dekhna dekhne dekhunga dekh kaisi lagegi kar_dunga ho_ja hoke hokar raat cam',
  barefoot:
    'pair per paon paav mandir taar tar baarish barish dhone dho dhoke machine masheen almari paanv pairon aam',
  rate: 'ek_raat ek_raat_ka ek_raat_ke ek_raat_ki kitne_me_degi kitne_mein_degi kitna_legi kitne_paise_legi kitne_paise_leti',
  sells:
    'degi legi leti paise paisa maal bikau rate ret chalegi chalti sowegi soegi wali baby rupaye',
  bed: 'bistar bistare bed bed_par palang bed_pe',
  bedDo:
    'garam_karne garam_karti garam_kar_de garam_karegi kaisi leti le_jaunga le_ja_ke soegi soyegi sogi maza_degi khush_kar aag_laga',
  withMe:
    'mere_saath mere_sath mere_se mujhse hamare_saath humare_sath sabke_saath sabke_sath sab_ke_saath har_kisi_ke_saath ladkon_ke_saath ladko_ke_sath',
  sleeps:
    'soegi soyegi soti sogi so_chuki so_ja soja sone_aa sone_chal leti_hai degi raat_bitao raat_bitayegi raat_guzaar raat_guzaro hum_bistar',
  peep: 'nahate nahati nahane naha bathroom bathrum baathroom washroom vashrum kapde_badal kapde_badalte changing changing_room shower shaver hidden hiden chupke chupkar chhupke spy girls_hostel ladkiyon_ke_hostel toilet',
  film: 'video vidiyo vidio vdo camera kaimra kemra mms emems recording clip photo',
  complaint:
    'shikayat complaint khilaf virodh against report dar safety suraksha police pulis savdhan beware jaanch band_karo roko warden_ko',
  lewd: 'muth_maar muth_marta muth_mar_raha mutth_maar hastmaithun hastmethun hasthmaithun hilata_hu hila_raha hilaata lund_hila hawas havas call_girl kol_garl callgirl randikhana randikhane randi_khana blue_film blu_film ghodi_bana ghodi_banake ghodibana jism_farosh gangbang threesome oral_sex blowjob blojob handjob bhabhi_ki_chudai aunty_ki_chudai sugar_daddy muh_me_lele muh_me_le_mera muh_mein_le chus_le_mera choos_le_mera le_le_mera legi_kya_mera lega_kya_mera ek_raat_ka_maal one_night_stand sexting raat_rangeen jismani pornhub savita_bhabhi mia_khalifa',
  leaked:
    'leaked lik leak viral bhabhi aunty desi mms emems hostel_wali hostel_ki girls_ke ladkiyon_ke ladkiyon_ka',
  clipOf:
    'mms emems nudes nude nangi_video sex_video private_video bathroom_video video_link vidiyo_link',
  virgin: 'virgin vargin varjin kunwari kuwari condom kandom kondom',
  virginDo: 'hai_kya kya_tu hai_tu leke lekar room kamre raat la_dena le_aa laana le_aana seal tod',
  aroused: 'khada_ho khada_hai khada_hota khada_ho_gaya khada_ho_jata khada_kar',
  thou: 'tu tum tum_log tumlog aap tum_sab',
  surviveHard:
    'bachega bachegi bachoge bachenge bach_payega bach_paega bach_paoge bachke_jayega bachkar_jayega bachkar_jaega bach_kar_jayega bachke_jaega bach_ke_jayega bachke bachkar bach_ke bach_kar',
  spreadTo:
    'bhej_dunga bhej_denge bhejunga bhejenge daal_dunga dal_dunga daal_denge post_kar_dunga post_karunga dikha_dunga dikha_denge dikhaunga share_kar_dunga upload',
  audience:
    'sabko sab_ko sabhi_ko group grup papa mummy ghar_walo ghar_walon gharwalo parents perents college kalej insta instagram telegram internet porn duniya poore hostel',
  bed2: 'bistar bistar_par bistar_pe bistar_me bed_pe bed_par palang',
  bedCome: 'aa_ja aaja aa_jao soegi sogi so_ja sona maza maze',
  sealTod: 'seal_tod sil_tod seal_todunga seal_tod_du seal_tod_dunga sil_tod_dunga',
  drinks: 'mojito nariyal coconut olive jaitun tel galactic island',
};
