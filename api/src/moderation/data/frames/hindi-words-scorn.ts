/** As hindi-words.ts: more contempt, harassment, contact details and fraud. */
export const scornHindiWords: Readonly<Record<string, string>> = {
  group:
    'aurton aurto aurte uttar_purv uttar_poorv northeast_wale kinnar kinnaro sikkh sikkhon sardarji shudro shudron achhut achhuton mahar mehtar nishad kurmi kushwaha thakur rajput brahmano langdon andhon viklango viklangon kashmiri_log dakshin_bhartiya madrasiyo nepaliyo sc_wale st_wale obc_wale esi_esti essi_esti esasi_esati khas_kota kote_ke_log kote_ke_bachche jat jat_buddhi jaat_buddhi gair_muslim kota_ke kote_ke quota_ke quota_ki sardar_saale',
  strongHate:
    'samaj_ki_gandgi samaj_ki_gandagi samaj_ka_kalank samaj_par_kalank samaj_ke_dushman desh_ke_dushman duniya_ke_dushman dharti_ka_bojh dharti_par_bojh desh_par_bojh samaj_par_bojh log_bojh kutte_khate kutta_khate kutta_khane kutte_khane saanp_khate sanp_khate keede_khate gaay_khane chawal_ki_bori chaval_ki_bori rice_bag 12_baj_gaye barah_baj_gaye baarah_baj_gaye dimag_me_bhusa dimaag_me_bhusa bhusa_bhara gobar_bhara dimag_se_khali dimaag_se_khali khali_dimag roti_belne roti_banane_layak roti_banane_ke pair_ki_juti pair_ki_jooti pairon_ki_juti paon_ki_juti insaan_nahi insan_nahi insaan_nahin_hote janwar_se_badtar ped_pe_raho ped_par_raho ghulam_bana naukar_banne gulaami khoon_hi_ganda khoon_ganda khoon_me_gandagi mita_dena mita_dena_chahiye khatam_kar_dena khatm_kar_dena mandir_me_mat mandir_mein_mat ghusne_mat_do mat_ghusne mat_aane_do aane_mat_do mat_rehne_do mat_rahne_do na_aane_do na_ghusne saath_mat_baith saath_mat_baitho alag_bartan alag_baithna jungle_me_raho jangal_me_raho jungle_mein_raho jangal_mein_raho jungle_me_ja jangal_me_ja gaon_wapas wapas_bhejo vapas_bhejo bahar_nikalo college_se_nikalo hostel_se_nikalo kollej_se_nikalo kalej_se_nikalo desh_se_bhagao desh_se_nikalo desh_se_bhaga seat_barbad seet_barbad merit_barbad merit_kha merit_ka_khoon seat_loot bheekh_ki_seat bhikh_ki_seat bheekh_me_seat muft_ki_seat free_ki_seat padhne_ka_haq_nahi padhne_ke_layak_nahi doctor_banne_layak_nahi engineer_banne_layak_nahi engineering_ke_layak_nahi kisi_layak_nahi jhadu_lagane jhadoo_lagane naali_saaf gutter_saaf gatar_saaf toilet_saaf safai_karne_ke',
  fromQuota:
    'reservation_se rijarveshan_se aarakshan_se arakshan_se kote_se quota_se kota_se reservation_wala reservation_wali aarakshan_wala aarakshan_wali arakshan_wala quota_wala quota_wali kote_wala kote_wali kota_wala',
  noBrain:
    'dimag_nahi dimaag_nahi dimag_hai_nahi akal_nahi akl_nahi merit_nahi merit_hoti aukat aukaat nalayak gadha gadhe bewakuf bewakoof layak_nahi kuch_nahi_aata padhna_nahi_aata kya_padhega kya_padhegi seat_kha_gaya seat_kha_gayi bheekh bhikh bheek bhikhari gawar ganwar muft kachra',
  ethnic:
    'nepali bihari madrasi bengali bangali pahadi kashmiri haryanvi marwari gujarati punjabi sindhi adivasi northeast manipuri assami asami naga muslim musalman dalit sardar african nigerian bangladeshi up_wala',
  menial:
    'chowkidar chaukidar momo momos momo_wala rickshaw_wala riksha_wala naukar mazdoor majdoor panipuri gutkha gutka machhli_khor litti tel_malish coolie kuli chaiwala bhaiya thela bhikhari chor jungli jangli',
  curse:
    'saala sala saale sale saali kahin_ka kahin_ke kahi_ka kahi_ke kutta kutte suar harami kamina kamine bhag nikal wapas_ja vapas_ja',
  menialWork:
    'gutter_saaf gatar_saaf naali_saaf nali_saaf toilet_saaf tattiyan_saaf latrine_saaf jhadu_lagana jhadu_maar jhadoo_laga jhaadu_laga maila_dhone maila_dho mara_janwar chamda_chhil joote_saaf jute_saaf jute_polish joote_polish naala_saaf',
  bornFor:
    'paida_hue paida_hua jaat jati jaati aukat aukaat tum_log tumlog teri_jaat khandani baap_dada pushtaini layak',
  casteName:
    'shudra shudr shoodr shoodra dalit achhut achhoot mahar dom mehtar pasi dhobi kasai julaha mulla katua musalman muslim hindu bihari habshi hijde chakke kinnar neech_jaat gair bhangi chamar',
  bloodOf: 'aulad aulaad ki_paidaish ke_pille ka_pilla ki_nasl ka_khoon ka_beej ki_upaj',
  colourAnimal:
    'kaale_kauwe kaale_kauve kale_kauve kale_kauwe kaale_kauye kaale_bandar kale_bandar kala_bandar kaale_suar kale_suar kala_suar kaale_kutte kala_kutta kaali_churail kali_chudail kaala_bhoot kala_bhut tave_jaisa tawe_jaisa koyle_jaisa koyla_jaisa kaala_kaluta kala_kaluta kaali_kaluti',
  eunuch: 'chhakka chhakke chakka chakke hijda hijra meetha napunsak mamu_gud',
  eunuchDo:
    'chalta chaal nachta thumka taali taliyan tali awaaz ladki_jaisa ladkiyon_jaisa lipstick churi chudiyan choodiyan',
  cricketWord: 'cricket match over ball gend bat chauka maara mara lagaya six',
  against:
    'tadka tadkaa thali dhaba khana_khazana safai_karamchari andolan dhanyavad salute respect samman sudhar shiksha jagrukta yojana scholarship chhatravritti mukti',
  kitchenWord:
    'roti_bana roti_banana bartan_manjne bartan_maanjhne bartan_dhone chulhe_chauke chulha_chauka ghar_ka_kaam jhadu_pocha bachche_palne kichen kitchan',
  born: 'paida_hote paida_hote_hi janam janma',
  bornBad:
    'kyu_hui kyun_hui kyon_hui mar_jata mar_jati mar_jaata mar_gaya_hota gala_ghont maar_dete phenk_dete fek_dete',
  spitOn:
    'thook thuk thoo thu thukta thookta thukti mootunga mutunga moot mut mut_dunga moot_dunga',
  spitAt:
    'tujhpe tujh_pe tujh_par tere_pe tere_par tere_upar tere_muh tere_munh teri_shakal tere_mooh tere_chehre tere_khandan teri_aukat',
  fatherOf:
    'baap_ka_pata_nahi baap_ka_naam_nahi baap_ka_naam_pata baap_ka_pata_hai baap_kaun_hai baap_kon_hai kitne_baap das_baap kiski_aulad kiska_khoon do_baap asli_baap',
  thineOf: 'tera tere teri tujhe tu najayaz najaayaz saale haramzade',

  withYou:
    'tere_saath tere_sath uske_saath uske_sath is_ladki_ke_saath us_ladki_ke_saath tumhare_saath tumhare_sath madam_ke_saath maidam_ke_saath teacher_ke_saath',
  sleepWith:
    'sona_chahta sona_hai sona_chahunga sone_ka_mann sone_ko_mila hambistar ham_bistar hum_bistar raat_bitana raat_bitani raat_bitaunga raat_guzarni raat_gujarni so_lunga sone_chalegi suhagraat suhagrat suhaagraat',
  sleeps: 'hambistar ham_bistar hambistari soyegi_kya sone_ke soyega',
  charms:
    'jawani javani javaani jism jismani badan figure figar phigar husn cleavage kamariya ubhaar ubhar',
  charmsDo:
    'ras pina peena pine pee_lu pi_lu lutna lutunga lut_lu chakhna chakh chus masal masalna ragad ragadna khada_ho khada_ho_gaya maza_lunga maze_lena maza_lena nichod nichodna chaat chaatna chhu_lu chhuna_hai chhoona_hai naapna nap_lu garmi_nikal garmi_bujha pyaas_bujha pyas_bujha',
  hotelHi: 'hotel hotal oyo oyo_room hotel_room lodge lauj farmhouse',
  hotelDo: 'chalegi chalogi chalti_hai aayegi aegi aaogi le_jaunga le_chalunga aaja_akele',
  forMoney: 'dunga paise paisa hazaar hazar hajar hajaar rupaye raat number rate ghante night',
  takeHer:
    'iski_leni uski_leni teri_leni leni_hai_uski leni_hai_iski leni_hai_teri leni_hai_is le_lunga_teri legi_kya legi_mera mera_legi muh_me_legi munh_me_legi muh_mein_legi munh_mein_legi muh_me_lega munh_me_lega muh_me_lena munh_me_lena munh_mein_lena muh_me_lo_mera munh_me_le muh_me_daal munh_me_daal peeche_se_lunga piche_se_lunga aage_peeche_se maje_lunga_tere maze_lunga_tere maza_dunga_raat hastamaithun hastamaithun_karte balatkari_video tharak_mita tharak_mitani hawas_mita pyaas_bujha_de meri_pyas_bujha chuma_chati chumma_chati garam_kar_de_mujhe mujhe_garam_kar dhandha_karti dhanda_karti dhandhe_wali dhande_wali dhandhewali dhandewali jism_bechti jism_bechne jism_becht badan_bechti kothe_pe_baith kothe_par_baith kothe_wali raat_ki_rani_ka rate_kya_hai_tera rate_kya_hai_teri tera_rate teri_ek_raat tere_ek_raat ek_raat_ki_kimat ek_raat_ki_keemat ek_raat_ka_daam',
  bookHi:
    'book kitab tution tuition class klas izazat ijazat permission salah help madad notes note entry selfie',
  rubHi:
    'ragadunga ragdunga ragad_dunga ragadenge ragdenge ragad_ragad ragad_lunga masal_dunga masalunga maslunga masal_lunga pelunga pelenge bajaunga bajayenge thokunga thoklunga',
  nightHi: 'raat raat_bhar puri_raat poori_raat bistar bed room kamre',
  lips: 'honth hoth honthon hothon hont lips nabhi naabhi gulabi_honth galon gaal jaangh gardan',
  lipsDo:
    'chus chusna chus_lu chusunga choos choosna choosunga chaatna chaatunga chaat_lu kaat_lu chum_lu chumna chusne chaatne choosne',
  dryLips: 'sukhe phate vaseline balm baam cream krim',
  bathing: 'nahate nahati nahate_hue nahati_hui kapde_badalte kapde_badal',
  sneaky:
    'chupke chhupke chupkar chhupkar chori_se chhup_ke chup_ke chori_chupke jhank jhaank jhaanka jhanka jhankta khidki_se darwaze_se roshandan chhed_se',
  panties: 'panty painti paintee pantee bra braa chaddi chadhi underwear andarviyar undergarment',
  pantiesDo:
    'chura churakar churaya churai chura_ke sungh sunghta soonghta sunghna sungh_kar soongh pehnke_dikha rang size saiz utar utaar utarunga khol_dunga',
  lewdMinor:
    'nabalig naabalig nabalig_ladki chhoti_bachchi choti_bachi chhoti_bachi school_ki_ladki skul_ki_ladki bachchi_ki schoolgirl',
  minorDo:
    'nangi nude nudes nyud porn sex seks chudai sexy seksi mms emems rate ek_raat raat_ke maal',

  lives:
    'rehti_hai rehta_hai rahti_hai rahta_hai rehti_h rehta_h rehti rehta rahti rahta rukti ruka',
  placeNumbered:
    'pg piji gali flat flait makan makaan floor tower tavar society sosayti colony koloni nagar sector sektar hostel hastal room rum kamra kamre block blok quarter',
  he: 'wo woh vo vah voh ladki ladka bandi banda uska uski chor kamina harami kutiya wahi vahi',
  harassWord:
    'maisej_karo mesaj_karo gaaliyan gaaliyaan galiyan gaali_do gali_do spaim_karo hairas phone_ghumao ghanti_maro missed_call blank_call rat_ko_call maje_lo maze_lo',
  contactOf:
    'papa_ka_number baap_ka_number maa_ka_number mummy_ka_number bhai_ka_number pita_ka_number behen_ka_number papa_ka_nambar mummy_ka_nambar number_nikal number_nikaal pata_nikal pata_nikaal location_nikal address_nikal',

  withoutStudy:
    'bina_padhe bina_padhai bina_pariksha bina_exam bina_egjam bina_class bina_klas bina_test bina_college ghar_baithe_degree bina_attendance bina_pariksa',
  papers:
    'salary_slip experience_letter offer_letter offar_letar transkript transcript praman_patra pramaan_patra aidi id aaidi id_card voter_id',
  qr: 'qr kyuar kyu_aar qr_code kyuar_kod scan skain',
  lure: 'cashback kaishbaik kaishbek refund rifand ripfund inaam inam eenaam lottery lautri lotri loan lon kyc kevaisi khata account ekaunt reward bank baink card kard prize praij jeeta jeete',
  otpWord:
    'otp otipi oti_pi ootipi otp_number upi_pin yupiai_pin yupiaai_pin pin cvv sivivi card_number password pasvard',
  otpDo:
    'batao bata_do bata_de bataye bataiye batayen bhejo bhej_do bhej_de share sheyar daalo dalo daalein daal_do enter forward',
  paperTom:
    'kal_ka_paper kal_ka_pepar kal_ke_exam kal_ki_pariksha kal_wala_paper exam_ka_paper pariksha_ka_paper end_sem_ka_paper endsem_ka_paper mid_sem_ka_paper asli_paper paper_leak pepar_lik paper_out',
  sendHi:
    'bhejo bhej_do bhejein bhej rs rupaye paise dm deem upi yupiai paytm petiem advance edvans inbox jama',
  marks: 'hajiri haziri hazri hajri upasthiti ank anko ankon cgpa sijipie grade_card',
  raise:
    'badalwa_lo badhwa_lo badalwa_do badhwa_do badalwaunga badhwaunga badhwana badalwana badhwa_sakta badha_denge badhwa_denge badhva_lunga pass_kara_dunga pass_karwa_dunga paas_karva paas_karwa paas_kara',
  sheet:
    'markshit maarkashit marksheet marksit maarkshit result rijalt portal portal_me server_me university_record rikard',
  office2: 'galti correction karekshan sudhar office apply avedan form',
  double:
    'tigna tiguna tigune tin_guna teen_guna char_guna chaar_guna paanch_guna panch_guna das_guna tripal triple_ho dugna_karo doguna_karo do_guna',
  invest: 'kripto crypto bitcoin bitkoin trading treding share_market lagaao',
  get: 'aadhe_daam aadhe_dam adhe_daam aadhi_keemat aadhi_kimat bechta bechti bechte bikta kharido khareedo order_karo kam_daam paaye paayen payen pao taiyar bana_deta bana_deti banata banata_hu',
  payHi: 'de_do jama jama_karo jama_kare bhejo bhej_do dekar deke pay daalo lagenge lagega',
  stolen: 'chori_ka chori_ke chori_ki churaya churaye churaya_hua churaye_hue chhine_hue',
  goods: 'phone fon mobile mobail laptop laiptop bike baik gaadi gadi cycle saikil iphone aaifon',
  cheap:
    'saste sasta sasti aadhe adhe aadhi milega milenge bech bikau le_lo price daam dam contact sampark dm',
  exam: 'egjam eggjam igjaim ekjam imtihan imtehan interview intarvyu',
  sit: 'de_dungi dene_aaunga likh_dunga likhunga baith_jaunga baithunga baith_jaungi dilwa_dunga',
  loanInstant: 'kagaz kagaj kagajat kagazat',
  instant:
    'bina_kagaz bina_kagaj bina_kagajat bina_kagazat bina_dastavej bina_salary bina_cibil aadhaar_bhejo aadhar_bhejo byaj_mukt',
  drugs:
    'nashili nasheeli goliyan_nashe maal_wala hash haish chitta chita_nasha joint_bana mashroom brown_shugar vid veed ganje gaanje',
  scorn:
    'bahishkar boycott ilaj_karwa ilaaj_karwa ilaj_kara ilaaj_kara murkh moorkh kalute kaluta kaluti patharbaz pattharbaz pattharbaaz patthar_baaz bhookhe_nange bhukhe_nange aukat_dekh aukat_me aukat_mein aukaat_dekh topper_banega bhadwe dalal buddhi_ghutno dimag_ghutno dimag_ghutnon dimaag_ghutnon ghutnon_mein ghutno_me ghutno_mein',
  hate: 'bahishkar murkh moorkh kalute kaluta pattharbaz pattharbaaz',
  girlYou: 'tu_ladki tum_ladki ladki_hai_tu ladki_ho ladkiyon_ke_bas ladki_hokar ladki_hoke',
  goHome:
    'ghar_sambhal ghar_sanbhal ghar_samhal chulha_phoonk rasoi_sambhal rasoi_me_ja kitchen_me_ja kichan_me_ja shadi_kar_le bas_ki_nahi bas_ki_baat_nahi roti_bana bachche_paal',
  giveMe:
    'kab_degi kab_de_rahi kab_de_rahi_hai kab_dogi degi_kya de_degi_kya mujhe_degi mujhko_degi ek_baar_de_de',
  bodyHot: 'body badan figure boobs hot sexy mujhe raat jaan baby akele akeli',
  comeAlone:
    'akeli_aa akeli_aana akeli_aaja aa_akeli aaja_akeli akele_aa_ja akeli_aegi akeli_aayegi',
  funRoom:
    'maza_aayega maza_aaega maja_aaega maza_aega maze_karenge maze_karte maza_karenge condom kandom maza_dunga bistar',
  sizeOf: 'size saiz naap figure',
  ofGirl: 'ladki_ki iski uski teri madam_ki maidam_ki teacher_ki',
  guessSize: 'hogi dekhi kya 32 34 36 38',
  pelDo:
    'pel_dena pel_do pelna pelne_ka pelna_chahiye pel_dena_chahiye utha_le_jane_ka utha_ke_le_jane patak_ke_lena',
  girlWho: 'teacher tichar madam maidam ladki bhabhi aunty maal item junior usko isko',
  ratePlay: 'me_chalegi mein_chalegi me_degi mein_degi me_aayegi mein_aayegi me_chalegi_kya',
  money5: 'sau hazaar hazar hajar hajaar rupaye rs',
  leaked: 'chahiye_to_bolo hostel_ki_ladkiyon',
  girlsClip:
    'ladkiyon_ke_hostel ladkiyon_ki_hostel girls_hostel garls_hostel hostel_ki_ladkiyon hostel_girls',
  clipGet: 'mms emems video vidiyo clip klip nudes',
  getClip: 'chahiye bolo dm link bechta milega milegi milenge telegram inbox',
  idNumber:
    'skuti_ka_number scooty_ka_number skooti_ka_number skuti_ka_nambar bike_ka_number baik_ka_number pain_number pain_nambar pan_nambar scooty_number',
  roomOf:
    'uska_kamra uska_room uska_rum iska_kamra iska_room uska_flat uska_flait uska_hostel uski_pg uski_piji',
  chase:
    'pichha_karo peecha_karo picha_karo pichha_kro ghero gheron pakdo_isko pakdo_ise ched_do chhedo',
  chaseWhen: 'roz rozana gate nikalti nikalta aati aata jaati jata baje',
  handle: 'fesbook phesbuk facebook linkedin linkdin id',
  fakeMade: 'bana_deta bana_deti bana_deta_hu banata banata_hu banate bana_dunga',
  fake: 'fek pheik',
  lottery: 'lakh_ki_lottery lakh_ki_lautri lakh_ki_lotri laakh_ki_lautri',
  wonNum: 'nikli lagi nikla_hai laga_hai aayi_hai jeete jeeti',
  parcelHi: 'parcel parsal paarsal kuriyar courier',
  stuckHi: 'ruka atka phansa fasa customs kastam roka',
  payLinkHi: 'link rs rupaye bharo bharen bharein pay klik click jama',
  workHome:
    'copy_paste kopi_pest typing taiping data_entry data_entri kaam job naukri sarkari_naukri',
  feeHi:
    'registration_fee rajistreshan_fis registration_fees rajistreshan joining_fee joining_fees advance edvans security_deposit file_charge',
  passHi:
    'pass_karwa_dunga paas_karwa_dunga pas_karva_dunga pass_karwa_denge paas_karwa_denge pas_karva_denge paas_kara_dunga pas_kara_dunga',
  payAsk: 'paise paisa rupaye rs lagenge contact sampark dm hazaar hazar hajar',
  leakPaper: 'paper_leak pepar_lik pepar_leek lik_pepar leaked_paper',
  priceHi: 'lakh laakh hazar hazaar hajar hajaar rs rupaye paise',
  gambling: 'rummy rami rammi teen_patti tin_patti ludo_paisa',
  gamblingDo: 'trick trik roz rozana jeeto jito jeet telegram teligram hack paisa',
  followersHi: 'followers folovars phalovars likes laiks',
  followersBuy: 'sirf keval upi yupiai me mein rs rupaye',
};
