/** As hindi-words.ts: more ways to threaten, and to speak of one's own death. */
export const harmHindiWords: Readonly<Record<string, string>> = {
  hurt: 'ghaseet ghasit nichod chheel chhil maar_maar_kar peet_peet_kar jala_kar kaat_kaat_ke rondh raund gaadh dabocha maar_gira goli_se_uda apahij_bana andha_kar lula_kar tabah_kar barbaad_kar khatm_kar jalakar_raakh_kar bhoon bhun ret raet adhmara_kar adhamara_kar phenk_ke_maar chabaa latkaa lahuluhan_kar',
  hurtNow:
    'ragad_ke_rakh_dunga pitai_karenge pitai_karunga dhulai_karenge dhulai_karunga kutai_karenge kutai_karunga thukai_karenge thukai_karunga maarne_aa_rahe peetne_aa_rahe todne_aa_rahe kaatne_aa_rahe maarne_aayenge peetne_aayenge todne_aayenge todne_aaunga maarne_ja_raha kaatne_ja_raha todne_pahunch_rahe maarne_pahunch_rahe maar_hi_dalunga gola_maar_dunga lahuluhan_kar_dunga lahu_luhan_kar_dunga lahuluhan_kar_denge khoon_pee_jaunga khoon_pi_jaunga khoon_baha_dunga halaal_kar_dunga halal_kar_dunga halal_kar_denge jaan_se_khel maar_ke_latka maarke_latka maar_ke_phenk maarke_fek narak_bhej jahannum_bhej jahannum_pahucha upar_pahucha_dunga upar_bhej_dunga uppar_bhej_dunga parlok_bhej yamlok_bhej yamraj_se_milwa bhagwan_ke_paas_bhej chakki_me_pees pees_dunga pees_ke_rakh maut_ki_neend_sula maut_ki_nind_sula hamesha_ke_liye_sula hamesha_ke_lie_sula sula_dunga_hamesha chhalni_kar_dunga chhalni_kar_denge retunga bhoonunga peet_kar_adhmara adhmara_kar_denge adhmara_kar_dunga adhamara_kar_denge adhamara_kar_dunga phenkenge_petrol goli_se_bhoon golisebhun',
  shouldHurt:
    'latka_do latka_dena fansi_do fansi_de_do phansi_do phansi_de_do goli_se_uda_do uda_do_isko thok_do thok_dalo maar_do_isko maar_do_usko kaat_do_isko jala_do_isko chauraha_pe_latka sareaam_latka nanga_karke_maaro peet_peet_ke_maar',
  you: 'tumhare tumhaare tujhse tum_dono tum_sab_ko tere_baap tere_bhai teri_behen teri_bahan teri_maa teri_biwi tere_ghar',
  them: 'unko un_sabko in_sabko unsabko us_ladki us_ladke is_ladki is_ladke us_aadmi is_aadmi prof_ko principal_ko warden_ko director vardan_ko',
  game: 'practice praiktis khelne khelenge khelte maidan ground playground net_practice tezi sports carrom_board',
  weapon:
    'kerosin mitti_ka_tel hockey_stick haki hathauda sariya saria kripan bhala trishul churi gandasa gupti chhura chhure chaaku barood_ka teer grenade bandhook bandookh daranti darati lohe_ki_rod lathiyan danda_leke belt_se pattha jeher',
  useWeapon:
    'leke_aayenge leke_aaenge lekar_aaenge leke_aa_rahe lekar_aa_rahe le_aayenge lekar_aa_raha lekar_khada leke_khade lekar_khade lekar_baithe leke_baithe leke_baitha ghusa_denge ghop_denge bhonk_denge utaar_denge utar_denge thok_denge phod_denge phatega_aaj phat_jayega phatne laga_rakha laga_diya_hai rakh_ke_aaya chhupa_diya chhupa_rakha chhidak_dunga chhidak_denge chhidak_kar chala_di_jayegi khilayenge milane_wala milane_wali mila_dungi nehla_dunga nahla_dunga se_nahla se_nehla se_kaat se_maar se_jala se_phod se_sar maarte_hue nikal_lunga',
  hurtBody:
    'khinch_lunga khinch_lenge khinch_dunga kheench_lunga kheench_lenge nikal_lunga nikal_lenge nikal_dunga nikaal_lunga nikaal_lenge nikaal_dunga khol_dunga khol_denge ukhad_lunga ukhaad_lunga ukhad_dunga ukhaad_dunga alag_kar_dunga alag_kar_denge kalam_kar_dunga kalam_kar_denge chhil_dunga chheel_dunga bigaad_dunga bigad_dunga bigaad_denge suja_dunga sujaa_dunga suja_denge laal_kar_dunga laal_kar_denge neela_kar_dunga mod_dunga marod_dunga marod_ke marod_denge kuchal_ke udhed_lunga utaar_lunga utaar_dunga utar_lunga baahar_nikal_dunga bahar_nikal_dunga chatka_dunga chur_kar_dunga choor_kar_dunga churan_bana nicho nochlunga daba_dunga daba_denge ghont_dunga ghot_dunga ghont_denge hila_dunga ghuma_dunga ret_dunga ret_denge ret_ke raet_dunga kaat_ke_taang taang_dunga latkaunga',
  bodyHard:
    'zuban zabaan zaban jaban juban jubaan jeebh jibh ankhen aankhein aankhen khaal khal chamdi dhad daant dant nakhun naakhun kaleja kalija gurda kidney khopdi bheja antadi antadiyan aant thobda jabda gardan gala galaa naadi nas haddiyan haddi pasliyan reedh kamar ki_haddi tangen ungliyan aandein gale gardan_ko',
  dentist: 'doctor daktar dentist daktar_ne operation opreshan ilaj ilaaj massage malish physio',
  tuObj:
    'tujhe tujhko tereko teko tuje tumhe tumko tum_sabko tum_logo_ko usko use isko ise unko unhe inko inhe saale_ko sale_ko kutte_ko warden_ko vardan_ko prof_ko professor_ko profesar_ko sir_ko hod_ko dean_ko din_ko principal_ko ladki_ko ladke_ko bhai_ko behen_ko bahan_ko baap_ko sabko cr_ko',
  vanish:
    'gayab_kar gaayab_kar gayab_karwa gayab_kara gaayab_karwa lapata_kar lapata_karwa gum_kara gayab_ho_jayega gaayab_ho_jayega gayab_ho_jayegi gayab_ho_jaoge gayab_ho_jaega lapata_ho_jayega lapata_ho_jaega thikane_laga thikaane_laga namo_nishan_mita naamonishan_mita naam_nishan_mita',
  haal: 'haal_karunga haal_karenge haal_kar_dunga haal_kar_denge haal_karungi halat_kar_dunga haalat_kar_dunga halat_karunga haalat_karunga hasra_karunga hashra_karunga hasr_karunga',
  unknown:
    'pehchan pahchan pehchana pahchana pehchani pahchani pehchanegi pahchanegi pehchanega pahchanega zindagi_bhar jindagi_bhar ghar_wale_bhi yaad_rakhega yaad_rakhegi yaad_karega ruh_kaanp rooh_kaanp wo_haal vo_haal vah_haal aisa_haal',
  sunrise:
    'kal_ka_suraj agla_suraj kal_ka_sooraj kal_ki_subah agli_subah kal_ka_din agla_din kal_ka_savera kal_ka_sawera agle_din',
  notSee:
    'nahi_dekhega nahi_dekhegi nahi_dekhoge nahi_dekh_payega nahi_dekh_paega nahi_dekh_payegi nahi_dekh_paoge dekh_nahi_payega dekh_nahi_paega naseeb_nahi_hoga nasib_nahi_hoga nahi_dekhne_dunga nahi_dekhne_denge dekhne_nahi_dunga nahi_nikalega',
  ifSeen:
    'agli_baar dobara dubara phir_se fir_se dikha dikhi dikhai_diya nazar_aaya najar_aaya muh_khola munh_khola kuch_bola kuch_bhi_bola',
  gunda: 'gunde goonde gunda goonda gundon mere_gunde bhade_ke supari_killer shooter',
  gundaDo:
    'aa_rahe aa_raha bhejunga bhej_raha bhej_dunga bhej_diye bheje bhejenge pahunch_rahe pahuch_rahe bulaunga bula_lunga aayenge aaenge maarenge todenge peetenge dhoondh_rahe dhundh_rahe',
  square: 'chauraha chaurahe chowk chauk ped khambe gate_pe sareaam sare_aam fan pankhe',
  hangDo:
    'latka_do latkao latka_dena latka_denge latka_dunga ulta_latka latkana_chahiye latka_ke latkaya_jaye fansi_do goli_maaro',
  lifeGone:
    'jaan_se_jayega jaan_se_jaega jaan_se_jayegi jaan_se_jaoge jaan_se_hath_dho jaan_se_haath_dho jaan_gawa_dega jaan_gawa_baithega jaan_ki_bheekh jaan_ki_bhikh jaan_ki_bhik zindagi_ki_bheekh maut_ka_khel maut_bankar maut_banke teri_maut_bankar maut_teri_aayi maut_aayi_hai_teri teri_maut_aayi teri_maut_pakki teri_maut_tay teri_maut_mere zinda_laash bana_ke_rakh_dunga_laash jaan_pyari jaan_pyaari kafan_kharid kafan_bandh kafan_mangwa kafan_taiyar kabr_taiyar qabr_taiyar arthi_taiyar din_ginne_shuru ulti_ginti_shuru saansein_gin sanse_gin tere_din_pure tere_din_poore din_pure_ho_gaye din_poore_ho_gaye kaal_bankar kaal_banke tera_kaal goliyan_chalengi goliya_chalengi goli_chalegi_aaj goli_chalegi_kal petrol_bomb_phenk petrol_bam_phenk petrol_bam_fek vapas_nahi_aayega_zinda zinda_vapas_nahi zinda_wapas_nahi khoon_ki_nadiyan khoon_ki_nadi lashon_ke_dher lasho_ke_dher laashon_ke_dher khoon_kharaba_hoga',
  audience:
    'tere_ghar tere_papa tere_baap tere_pita teri_maa teri_mummy tere_bhai tere_gharwalo baap bhai hod dean rishtedaro rishtedaron padosi gaon sabhi_groups har_group har_jagah sab_jagah poore_college pure_college sabke_phone sabke_samne duniya_ke_samne',
  spreadTo:
    'bhej_dungi bhej_du bhejungi post_kar_denge dal_denge chala_dunga chala_denge pahucha_dunga pahuncha_dunga bikwa_dunga bech_dunga share_kar_denge dikhaungi failaunga failayenge',
  payOr:
    'paise_de paisa_de paise_do paisa_do paise_bhej paisa_bhej rupaye_de rupaye_bhej rupaye_do raat_bita mere_paas_aa mere_room mere_kamre milne_aa mana_kiya mana_karegi baat_nahi_maani baat_maan',
  throwDo:
    'phek_dunga phenk_dunga fek_dunga fenk_dunga phek_denge phenk_denge fek_denge fenk_denge phenkunga phekunga phenkenge gira_dunga gira_denge patak_dunga patak_denge dhakel_dunga dhakel_denge dhakka_dunga dhakka_denge dhakka_de_dunga kuchal_dunga kuchal_denge kudwa_dunga kudwa_denge',
  fromHigh:
    'chhat chat terrace teres train tren gaadi gadi bus bas truck trak nadi pul bridge khidki balcony balkoni manzil floor naale nale jheel kuen kuan khai seedhi sidhiyon seedhiyon tank',
  rapeHi: 'rape rep balatkar balaatkar blatkar gangrape gaingrep gang_rape dushkarm',
  rapeDo:
    'hona_chahiye ho_jana_chahiye kar_do karo_iska karna_chahiye ho_jaye hoga_tera hoga_teri karwa_dunga karwa_denge karwaunga karenge karunga kar_dunga kar_dalunga kar_denge ho_jayega hone_wala layak kar_lunga milke',
  lawful:
    'khilaf virodh saza kanoon kanun case kes police pulis film movie padhai nirbhaya insaaf nyay victim pidit peedita roktham khabar news candle march faansi_ho aaropi doshi',

  // Self-harm.
  dieOnly:
    'latakne_ka_mann latak_jane_ka_mann pankhe_se_latakne fan_se_latakne fan_se_latak pankhe_se_latak pankhe_pe_latak fan_pe_latak pankhe_par_latak phande_pe_latak phande_par_latak fande_pe_latak phande_se_latak fande_se_latak phansi_lagane fansi_lagane faansi_lagane phansi_ke_phande mere_marne_ke_baad meri_maut_ke_baad mere_mar_jane mere_mar_jaane meri_maut_ka meri_maut_ke_liye meri_maut_ki zindagi_ki_aakhri zindagi_ki_aakhiri zindagi_ka_aakhiri jeevan_ki_aakhiri jeevan_ka_aakhiri mera_aakhiri_sandesh meri_aakhiri_chitthi aakhiri_chitthi aakhiri_salaam jindagi_ki_aakhri zindagi_ka_aakhri jindagi_ka_aakhri jeevan_ki_aakhri jeevan_ka_aakhri jivan_ka_aakhri zindagi_ki_akhri zindagi_ka_akhri mera_aakhri_sandesh mera_akhri_sandesh mera_antim_sandesh aakhri_chitthi aakhri_chithi antim_chitthi akhri_khat jeete_jeete_thak jeene_se_thak jine_se_thak thak_gaya_hu_jeete thak_gayi_hu_jeete zindagi_se_thak jindagi_se_thak jeevan_se_thak zindagi_se_haar jindagi_se_haar zindagi_se_tang jindagi_se_tang jeevan_se_haar jeevan_se_tang jeene_se_tang is_duniya_me_nahi duniya_me_nahi_rahunga duniya_me_nahi_rahungi is_duniya_se_jana is_duniya_se_ja duniya_se_ja_raha duniya_se_ja_rahi duniya_ko_alvida duniya_se_alvida jee_ke_kya_karunga jee_ke_kya_karungi ji_kar_kya_karunga ji_kar_kya_karungi ji_ke_kya_karunga jee_kar_kya jeekar_kya jikar_kya ji_ke_kya jeene_se_kya_fayda jeene_ka_kya_fayda jeene_ka_kya_matlab jeene_me_kya_rakha jine_me_kya jeene_ki_himmat_nahi jeene_ki_chah_nahi jeene_ki_umeed_nahi jeena_nahi_hai jina_nahi_hai jeena_hi_nahi jina_hi_nahi jeena_chhod jeene_ki_ichchha_nahi jeene_ki_iccha_nahi jeene_ka_dil_nahi jeene_ka_man_nahi saans_lene_ka_bhi sans_lene_ka_bhi saans_lene_ka_mann maut_ko_gale maut_ki_neend_so maut_ki_dua maut_maang maut_mang maut_ka_intezar maut_ka_intazar maut_ki_raah maut_chahiye mujhe_maut apni_maut_ki apni_jaan_de apni_jaan_lene apni_jaan_le_lu apni_jaan_le_lunga jaan_dene_ja jaan_de_dene khud_ki_jaan khudki_jaan khud_ko_maar_lu khud_ko_maar_lunga khud_ko_maar_dalu khud_ko_maar_dalne khud_ko_khatm khud_ko_goli khud_ko_jala_lu khud_ko_jala_lunga aatmadah atmadah marne_ja_raha marne_ja_rahi marne_ka_tarika marne_ka_aasan marne_ke_liye_taiyar marne_ke_liye_tayyar mar_jana_behtar mar_jaana_behtar mar_jana_chahiye_mujhe mar_jaunga_aaj mar_jaungi_aaj mar_jaunga_main_aaj aaj_mar_jaunga aaj_mar_jaungi kal_mar_jaunga suicide_kar_lu suicide_karu suicide_kar_lena suicide_karna_hai suicide_ke_baare suicide_ka_khayal suicide_ke_khayal susaid_ke_khayal suicide_karne_ka suicide_attempt susaid_kar_lu main_mar_jati main_mar_jata kaash_mar_jata kaash_main_mar kash_main_mar kaash_mai_mar kash_mai_mar thak_chuka_hu_jeete thak_chuki_hu_jeete maut_ka_tarika maut_ke_tarike maut_ka_aasan dard_rahit_maut bina_dard_ke_maut bina_dard_maut marne_ka_sabse marne_ke_aasan bina_dard_ke_mar neend_me_mar_jau neend_me_hi_mar',
  sorryAll: 'sorry sori maaf maafi mummy maa papa pita alvida dosto doston',
  endAll:
    'sab_khatam_kar_dunga sab_khatam_kar_dungi sab_khatm_kar_dunga sab_khatm_kar_dungi sab_kuch_khatam_kar sab_kuchh_khatam_kar sab_kuch_khatm_kar sab_khatam_kar_lunga sab_khatam_karne kahani_khatam_kar kissa_khatam ja_raha_hu_hamesha ja_rahi_hu_hamesha ja_raha_hoon_hamesha hamesha_ke_liye_ja hamesha_ke_lie_ja hamesha_ke_liye_chala hamesha_ke_liye_so hamesha_ke_liye_door hamesha_ke_liye_dur bahut_door_ja bahut_dur_ja chala_jaunga_hamesha',
  poisonHi:
    'chuhe_maarne_ki_dawa chuhe_marne_ki_dawa chuhe_maar chuhe_mar chuhamar keetnashak kitnashak phenyl phinayal finayal finail phinail phinael harpic haarpik tezab tejab acid zeher zehar zahar jahar jeher neend_ki_goli neend_ki_goliyan nind_ki_goliyan neend_ki_dawa sulphas salfas cellphos',
  swallowHi:
    'kha_lu kha_lun kha_lunga kha_lungi khaa_lu pee_lu pi_lu pi_lun pee_lun pee_lunga pi_lunga pee_lungi pi_lungi pi_liya pee_liya pi_li kha_liya kha_li khakar kha_ke khake khaakar pikar pike pee_ke peekar pee_kar pi_kar nigal_lu nigal_lunga nigal_liya kha_leta kha_leti kharid_liya kharid_li khareed_li khareed_liya le_aaya le_aayi mangwa khane_ka khane_wala khane_wali khane_ja peene_ka peene_wala peene_ja pine_ka khaunga khaungi piunga peeunga piyunga',
  howMany:
    'kitni_goliyan kitni_goli kitne_tablet kitni_tablet kitni_tablets kitna_zeher kitna_zahar kitni_neend_ki kaunsi_goli konsi_goli kaun_si_goli kaunsa_zeher kitni_goliyon kitni_dawa',
  toDeath:
    'maut mar_jaunga mar_jaungi mar_jate mar_jata mar_sakta mar_sakte marne die neend_me khatam jaan jaanleva',
  tracks:
    'patri_pe patri_par patriyon_par patriyon_pe track_pe track_par train_ke_niche train_ke_neeche train_ke_aage train_ke_samne rel_ki_patri railway_track metro_ke_aage bus_ke_aage truck_ke_aage train_ke_saamne tren_ke_aage tren_ke_niche tren_ke_neeche',
  tracksDo:
    'let_jaunga let_jaungi let_jau let_jaun letne letunga aa_jaunga aa_jaungi aa_jau kat_jaunga kat_jau so_jaunga so_jau kood kud koodne kood_jaunga kood_jau jaan mar_jaunga mar_jau kood_jaun',
  selfObj: 'khud_ko khudko apne_aap_ko apne_ko apne_haath apne_hath apni_baah',
  harmSelf:
    'nuksan nuqsan chot zakhm jakhm kaatta kaatti kaatna kaatne kaat_leta kaat_leti kaat_liya jalata jalati jala_leta jala_leti jalaya nochta nochti maarta_hu maarti_hu zakhmi jakhmi tadpata tadpati saza_deta saza_deti cigarette_se blade_se bled_se',
  harmSelfMore:
    'pahucha pahuncha pahuchata pahunchata pahuchati pahunchati pahuchane pahunchane pahuchana pahunchana deta deti raha rahi liya li lagata roz hu hun mann sukoon',
  sportsHurt: 'gym football futbol cricket khelte accident gir_gaya bike cooking kitchen',
  myCorpse:
    'mera_murda meri_arthi meri_laash meri_lash meri_chita mera_janaza meri_kabr meri_body meri_dead_body',
  corpseDo:
    'uthega uthegi niklegi nikalegi milegi mile milega jalegi jalana zimmedar jimmedar mat_rona dekhoge',
  rope: 'rassi rasi phanda fanda phande fande dupatta dupatte',
  ropeDo:
    'latak pankhe pankha fan gala gale saha sahan jhool jhul alvida maut mar_jau mar_jaun mar_jaunga bana_liya bandh_liya bandh_li baandh_liya taiyar tayyar marne aakhri',
  cloth: 'kapde sukhane sukhana dress pehna pehn khelne tug race jump_rope kudne',
  life: 'jiunga jiyunga jeeunga jeete jite',
  lifeBad:
    'samapt_karna samapt_karne khatam_karna khatam_karne khatm_karna khatm_karne khatam_karne_wala bekar_hai bekaar bekaar_hai bojh_hai bojh_ban_gayi ka_ant ant_kar ant_karna ant_kar_lunga boring_nahi_khatam se_mukti mukti_chahiye chhutkara matlab_nahi_raha haar_chuka haar_chuki jeene_layak_nahi',
  tonight: 'aakhiri',
  farewell: 'aakhiri_salaam aakhiri_message aakhiri_sandesh aakhiri_khat',
  die: 'aakhiri_message aakhiri_mesej aakhiri_sandesh paida_hi_na paida_na_hota paida_na_hoti zinda_nahi_rehna zinda_nahi_rahna jinda_nahi_rahna zinda_nahi_rahunga zinda_nahi_rahungi zinda_rehne_ka zinda_rahne_ka jinda_rahne_ka zinda_hi_nahi',
  jump: 'kud_jaunga kud_jaungi kud_jau kudne_ka kudne_wala koodne_ka_mann koodne_ja kudne_ja chhalang_laga chhalaang_laga chalang_laga kood_gaya kood_lu kood_lunga',
  height:
    'panchvi dasvi chauthi paanchvi hostel_ki_chhat teesri tisri floor chhate balcony balkoni khidki water_tank tanki',
  ifIDie:
    'na_rahunga nahi_raha nahi_rahi mar_jaunga mar_jaungi mar_bhi_jau mar_bhi_gaya mar_bhi_gayi maroon ',
  fireThrow: 'phenkenge phekenge phenkunga phekunga phenk_dunga fekenge fek_denge phenk_denge',
  bombs: 'petrol_bomb petrol_bam tezab tejab acid bomb bam hathgola',
  nightAlone:
    'akele_mat_nikalna raat_ko_mat_nikalna bahar_mat_nikalna akele_mat_ghumna hostel_se_mat_nikalna',
  orElse: 'warna varna lash laash maut wapas_nahi vapas_nahi zinda',
  throwIt: 'phek_do phenk_do fek_do gira_do dhakel_do dhakka_do dhakka_de_do kuchal_do',
  pillWord: 'goliyan goliya golian tablet tablets goli strip',
  pillMany: 'neend nind sleeping poori puri saari sari ek_saath dher bahut',
  pillEat:
    'kha_li kha_li_hai kha_liya kha_lunga kha_lungi kha_lu nigal_li nigal_lunga nigal_lu kha_ke khakar kha_kar',
  bladeHi: 'blade bled razor rezar chaku kaanch kanch',
  onArm:
    'haath_pe haath_par hath_pe hath_par kalai_pe kalai_par jaangh_pe jangh_par baah_pe haathon_pe haathon_par apne_haath nas_pe',
  bladeMove:
    'maar_liya maara mara chalaya chala_liya chalata chalati chala_li kaat maar_li laga_liya maarta maarti',
};
