/** As hindi-words.ts: everyday ways to say the same. Persons and genders of a verb are one, see inflection.ts. */
export const wideHindiWords: Readonly<Record<string, string>> = {
  // Threats.
  hurt: 'nipta patak phenk dubo jhonk chir faad koot kut ragad mita chhalni_kar suja dhoo katwa kuchalwa pitwa thukwa jalwa chuba chubha chubho ghonp ghusod pel tadpa_tadpa_ke tadpa_ke dauda_dauda_ke ghar_se_utha utha_utha_ke zinda_jala jinda_jala zameen_me_gaad jamin_me_gaad mitti_me_mila lahu_luhan_kar khatam_karwa marwa_ke gala_daba gala_ghont gala_kaat sar_kaat haddi_tod taang_tod tang_tod haath_tod muh_tod daant_tod naak_tod munh_tod bhej_upar upar_pahucha uppar_pahucha jaan_se_maar murder_kar khoon_kar qatl_kar katal_kar rep_kar rape_kar encounter_kar halal_kar barbad_kar apahij_kar langda_kar andha_kar pagal_kar_ke_maar chaku_maar goli_maar acid_maar tezab_maar bomb_maar',
  will: 'ke_rakh_dunga ke_chhodunga ke_maanunga kar_maanunga kar_rahunga kar_chhodunga ke_dikhaunga kar_dalunga dene_wala_hu dalne_wala_hu ne_wala_hu dene_ki_kasam',
  hurtNow:
    'kuchalunga kuchlunga gaadunga dafnaunga niptaunga tapkaunga patkunga phenkunga fekunga dubaunga jhonkunga chirunga faadunga phaadunga kootunga kutunga ragdunga tadpaunga sataunga ghasitunga udhedunga marodunga ghonpunga bhonkunga thokunga nochunga chabaunga kaatunga kaat_khaunga zinda_dafnaunga khal_khinchunga pitwaunga marwaunga uthwaunga katwaunga thukwaunga tudwaunga kutwaunga jalwaunga maarne_wala maarne_aa_raha maarne_ka_plan kaatne_wala peetne_wala todne_wala jalane_wala thokne_wala udane_wala gaadne_wala maarne_ke_liye_aa peetne_ke_liye_aa maarne_ki_taiyari kaatne_ki_taiyari maarne_ki_kasam jaan_lene_wala jaan_lene_aa jaan_le_ke_rahunga jaan_lekar_rahunga jaan_se_hath jaan_se_haath khoon_kar_baithunga khoon_karne_wala khoon_karne_ka_mann khoon_nikal_dunga murder_karne_wala murder_karne_ka maar_dene_ka_mann maarne_ka_mann jaan_se_maarne_ka maarne_ki_ichha maar_dalne_ka kaat_dalne_ka jala_dene_ka todna_padega maarna_padega peetna_padega kaatna_padega thokna_padega jalana_padega todni_padegi naha_dunga nahla_dunga narak_me_bhej_dunga jahannum_me_bhej_dunga jahannam_bhej_dunga uth_na_paye chal_na_paye chal_nahi_payega khada_nahi_ho_payega goliyon_se_bhoon goliyo_se_bhun goli_se_bhun',
  shouldHurt:
    'maar_dala_jaye maar_diya_jaye mar_jana_chahiye_isko mar_jana_chahiye_usko kaat_diya_jaye jala_diya_jaye latka_diya_jaye uda_diya_jaye goli_se_uda_dena jala_dena_chahiye zinda_jalana_chahiye zinda_gaad_dena zinda_dafna_dena phansi_deni_chahiye fansi_deni_chahiye phansi_honi_chahiye fansi_honi_chahiye phansi_pe_latka fansi_pe_latka sar_kalam_kar sir_kalam_kar gardan_kaat_deni gala_kaat_dena haath_kaat_dene hath_kaat_dene zinda_nahi_rehna_chahiye zinda_nahi_rahna_chahiye zinda_nahi_bachna zinda_nahi_bachni zinda_nahi_chhodna jeene_ka_haq_nahi jine_ka_haq_nahi rape_hona_chahiye rep_hona_chahiye goli_maarni_chahiye goli_marni_chahiye thok_dena_chahiye peet_peet_ke_maar_dena maut_milni_chahiye maut_honi_chahiye peetna_chahiye kuchalna_chahiye jalana_chahiye kaatna_chahiye latkana_chahiye',
  you: 'tere_bhai tere_dost tere_yaar teri_gf teri_girlfriend teri_bandi tere_bete tere_bachche teri_beti tum_sab tum_dono tum_teeno tujhse aap_sab',
  them: 'un_logo in_logo un_sab in_sab sab_ko sabhi_ko har_ek_ko us_bande is_bande bande_ko bandi_ko us_saale us_kutte us_harami master teacher sir_ko madam_ko cr hod kisi_ko principal_sir topper bhai_ko behan teri_behan bahen juniors seniors freshers walo_ko walo_ki in_logo_ki juniors_ki senior_ki logo_ko in_dono commerce_walo vote_karega jo_bhi_bola naye_warden warden_ki',
  eachOne:
    'ek_ek_karke ek_ek_kar_ke ek_ek_ko chun_chun_ke chun_chun_kar gin_gin_ke gin_gin_kar ek_ek_ki',
  eachDo:
    'maroge marega marenge maarunga marunga mar_jaoge katoge katenge kaatunga thokunga nipta_dunga niptaunga jalaunga maar_dunga kaat_dunga thok_dunga uda_dunga gaad_dunga badla',
  notLeave:
    'nahi_chhodunga nahi_chodunga nahi_chhorunga chhodunga_nahi nahi_bakshunga nahi_bakshenge nahi_bacha_paunga nahi_bachega koi_nahi_bachega',
  kinHi:
    'tere_bhai tere_baap teri_behen teri_bahan teri_maa tere_ghar_walo tere_gharwalo tere_dosto tere_dost khandan parivar teri_biwi teri_gf zinda jinda kisi_ko_bhi sabko jeete_ji',
  intoGround:
    'zameen_me jameen_me zamin_me jamin_me mitti_me kabr_me kabar_me qabr_me naale_me nale_me naali_me nadi_me kuen_me kuan_me gadde_me gaddhe_me talab_me jheel_me dariya_me kachre_me jungle_me septic_tank_me tank_me gatar_me gutter_me patri_pe railway_track_pe',
  intoDo:
    'gaad_dunga gaad_ke gadh_dunga gaadunga dafna_dunga dafan_kar_dunga dafn_kar_dunga phenk_dunga phek_dunga fek_dunga fenk_dunga baha_dunga dubo_dunga duba_dunga dhakel_dunga gira_dunga mila_dunga tapka_dunga milega_tu milegi_tu milega_tera milegi_teri',
  drive: 'gaadi gadi truck bike car bus bulldozer tractor scorpio thar jcb train',
  driveDo:
    'chadha_dunga chadhaunga chadha_ke kuchal_dunga ke_niche_kuchal ke_neeche_kuchal ke_neeche_de_dunga ke_niche_de_dunga ke_niche_phenk ke_neeche_fek uda_dunga thok_dunga se_thok utaar_dunga',
  onYou:
    'tere upar tujhe tujh_pe tujhpe tere_pe tereko use usko uspe uske_upar unpe inpe isko sab_pe',
  teeth: 'daant dant battisi jabda naak nak sar muh munh thobda aankh',
  teethOut:
    'bahar_aa baahar_aa bahar_nikal bahar_gir haath_me_de hath_me_de haath_me_aa hath_me_aa jhad_jayenge gir_jayenge toot_jayenge tut_jayenge ek_ghuse ek_mukke phat_jayega fat_jayega sooj_jayega',
  hitWord: 'ghusa ghusaa ghoonsa mukka ghuse mukke laat thappad chaanta lath danda rod hockey',
  photoAny:
    'video vidiyo vdo photo foto photos pic pics mms emems chat chats screenshot recording nude nudes nyud tasveer tasveeren tasvir clip private_photo gandi_photo gandi_video',
  viralAny:
    'viral vayral leak leek upload faila_dunga faila_denge phaila_dunga failaunga public_kar bhej_dunga bhejunga daal_dunga dal_dunga dalunga dikha_dunga dikhaunga post_kar_dunga share_kar_dunga bech_dunga sabke_samne sabko_pata chipka_dunga chhap_dunga',
  orElseHi:
    'warna varna soch_le soch_lo soch_lena yaad_rakh yaad_rakhna agar paise_nahi paisa_nahi paise_de paise_do paise_bhej mana_kiya mana_kari mana_karegi chup_rah chup_reh muh_khola muh_band munh_khola kisi_ko_bataya kisi_ko_bola block_kiya block_kari breakup chhod_ke_gayi chhod_kar_gayi milne_aa milne_nahi room_pe_aa baat_maan baat_nahi_maani jo_bola raat_bita do_minute 2_minute ek_minute ek_click do_din_me kal_tak shaam_tak izzat ijjat badnaam badnam nahi_to nahin_to nahi_toh',
  kidnap:
    'utha_lunga utha_lenge uthwa_lunga uthwaunga kidnap_karwa apaharan_kar agwa_kar bech_aaunga bech_dunga_mandi gayab_kar_dunga',
  useWeapon:
    'fit_kar fit_kiya chipka_diya lagwa_diya lagaya_hai lagayi_hai chhupaya_hai chupaya_hai rakhi_hai rakhwaya phodenge phodunga le_aaya_hu le_aaya_hoon lekar_aaya leke_aaya lekar_aunga leke_aunga lekar_aa_rahi leke_nikla lekar_nikla leke_ghumta lekar_ghumta mere_paas_hai ghusedunga ghused_dunga ghusa_du chalwa_dunga chalegi chalenge chalne_wala pet_me_utar seene_me_utar maar_du chhidkunga chidak_dunga chhidka daal_ke_jala dal_ke_jala dalkar_jala chhidak_kar_jala pila_ke_maar khila_ke_maar mila_dunga khane_me_mila pani_me_mila chai_me_mila tank_me_mila naha_dunga nahla_dunga nehla_dunga bhoon_du bhun_du bhoon_dun se_bhun se_bhoon bhoon_dunga uda_du',
  lifeGone:
    'tera_kaam_khatam tera_khel_khatam tera_kissa_khatam teri_kahani_khatam tera_the_end tera_antim_samay tera_ant_aa tera_ant_nischit tera_ant_pakka tera_waqt_khatam tera_samay_khatam tera_aakhri_din tera_aakhiri_din teri_aakhri_raat teri_aakhiri_raat aakhri_din_hoga aakhiri_din_hoga aakhri_raat_hogi aakhri_saans aakhiri_saans jaan_se_haath_dho maut_tere_sar maut_tere_sir teri_maut_ban maut_ke_ghat maut_ke_ghaat yamraj_bulaya yamraj_bula yamlok_pahucha upar_ka_ticket uppar_ka_ticket kafan_ready kafan_taiyaar kabr_khod kabar_khod qabr_khod chita_saja chita_jal shraddh_karwa tera_shraddh terahvi_kha tervi_kha teri_terahvi ram_naam_satya_kar ram_naam_satya_ho tera_ram_naam tere_ghar_matam tere_ghar_me_matam maatam_manega shok_manega_tere marne_ke_liye_taiyar_reh marne_ke_liye_taiyaar marne_ki_taiyari_kar marne_ko_taiyar mar_ke_hi_niklega zinda_wapas_nahi zinda_nahi_jayega zinda_nahi_jaega zinda_nahi_niklega zinda_nahi_laut zinda_nahi_bachega zinda_nahi_chhodunga jeeta_nahi_chhodunga jeeta_nahi_bachega sar_dhad_se sir_dhad_se dhad_se_alag gardan_dhad gardan_alag sar_kalam sir_kalam sar_tan_se sir_tan_se tan_se_juda boti_boti tukdo_me_kaat tukdon_me_kaat haddi_ka_surma haddiyon_ka_surma haddi_pasli haddi_pasliyan khoon_ke_aansu_rula khoon_ki_holi khoon_se_nahla khoon_se_nahaunga khoon_piyunga khoon_pi_jaunga khopdi_khol khopdi_phod khopdi_uda bheja_uda bheja_fry_kar_dunga_goli bheja_nikal kaleja_nikal antadiyan_nikal aant_nikal kaam_tamaam_kar kaam_tamam kaam_tamaam goli_aur_tera goli_aur_kaam tera_khel_khatam_kar kuch_ho_gaya_to_mat kuch_ho_jaye_to_mat kuchh_ho_gaya_to_mat haddi_pasli_ek khoon_baha_dunga khoon_baha khoon_bahega khair_nahi_teri kutai_karunga pitai_karunga dhulai_karunga jab_tak_saans haddiya_tod haddi_tod_dunga',
  hurtInf:
    'thokna_hai maarna_hai peetna_hai pitna_hai kaatna_hai todna_hai jalana_hai niptana_hai kutna_hai sutna_hai dhona_hai marwana_hai pitwana_hai uthwana_hai uthana_hai udana_hai khatam_karna_hai thok_dena_hai maar_dena_hai kaat_dena_hai maar_dalna_hai jala_dena_hai khatm_karna_hai nipta_dena_hai sabak_sikhana_hai thokne_ka_plan peetne_ka_plan maarne_ka_plan',
  beatImp:
    'maaro maro peeto pito kuto thoko dho_dalo sut_do kut_do peet_do thok_do maar_do pitai kutai dhulai thukai peetna_hai peetenge_sab',
  beatHard:
    'itna itni milke sab_milke pakad_ke coma icu hospital aspatal mar_jaye mar_na_jaye haddi ghus_ke ghar_se_nikal nikal_ke raste_me sadak_pe akele_me andhere_me khoon behosh chamdi khal sab_aa_jao sab_aao sab_aana kaun_kaun_aa kaun_aa_raha raat_ko aaj_raat parking_me dande_leke',
  gunHi:
    'katta tamancha bandook banduk banduq pistol pistaul revolver rivolvar desi_katta talwar rampuri ak47 grenade rdx',
  haveHi:
    'mere_paas mere_pas humare_paas hamare_paas jeb_me bag_me baig_me baste_me leke_aa lekar_aa le_aa launga laaunga lata_hu laata_hu la_raha laa_raha dikhaunga nikalunga chalaunga lekar_chal leke_chal tan_di taan_di tan_dunga',
  beatBeat: 'maar_maar_ke maar_maar_kar peet_peet_ke peet_peet_kar mar_mar_ke kut_kut_ke',
  death: 'body_ke_tukde dead_body murda janaja kafan mayyat_uthe',
  place: 'kamre room_ko ghar_ko hostel_ko daftar dukan jhopdi gaon basti mohalla',
  shouldHurtMore:
    'khoon_kar_dena qatl_kar_dena katl_kar_dena murder_kar_dena rape_kar_dena rep_kar_dena encounter_kar_dena encounter_hona khatam_kar_dena khatm_kar_dena gayab_kar_dena',
  mustHi: 'chahiye chahie chaiye',
  weapon: 'blade bled ustra bhaale goliyon goliyo dande_se hockey_aur',
  loveFam: 'maa_royegi maa_roegi maa_rote biwi_vidhwa bachche_anath',

  // Sexual.
  breastHi:
    'mamme mammo mammon mamma boobs bubs bobe bobs doodh dudh chuche chuchi chuchiyan santare nimbu tarbooj stan chhatiyan ubhar ubhaar kabootar',
  breastDo:
    'daba dabana dabane dabau dabaunga dabane_do daba_du chus chusna chusunga chus_lu choos masal masalna masalunga dikha dikhao dikha_de dikha_na bade bada badi mast gol pila pila_de pakad pakadna pakadne nichod nichodna naap chhu chhuna chhune haath hath latak hil hilte uchal uchhal size saiz moote tight',
  hersHi:
    'uske uski uska tere teri tera apne apni iske iski iska ladki madam maidam tichar teacher bhabhi aunty behen bahan maa ke_baare',
  milkHi:
    'chai chay gai gaay bhains dairy deri litre packet bachcha bachche billi mess paneer haldi badam subah glass horlicks protein frooti juice shikanji achar kabutar chhat',
  takeHer:
    'uski_li_hai uski_le_li uski_li_thi li_hai_uski le_li_uski le_li_hai_uski sabne_li_hai sabne_uski_li sabne_le_li kitno_ne_li kitno_ne_uski_li uski_le_chuke uski_le_chuka uski_maari uski_mar_li uski_maar_li uski_maarni teri_maarni teri_maar_lunga teri_maarunga_raat uski_faad_dunga teri_faad_dunga_raat uski_bajaunga usko_bajaunga use_bajaunga tujhe_bajaunga usko_baja_dunga teri_bajaunga_raat usko_pelunga usko_pel_dunga use_pel_dunga tujhe_pel_dunga tujhe_pelunga tujhe_pelne usko_pelne pelne_ka_mann pelne_me_maza pelai_karunga thukai_karegi_kya patak_ke_chod patak_ke_pel patak_ke_lunga patak_ke_le_lunga pakad_ke_chod ghodi_bana_ke ghodi_banake utha_ke_chod lita_ke_chod lita_ke_pel jam_ke_chod jamke_chod kas_ke_chod raat_bhar_chod puri_raat_chod sona_hai_mere sone_ka_kitna sone_ke_kitne sone_ka_rate leti_kitna_hai kitna_leti_hai kitne_leti_hai kitne_me_aayegi kitne_me_manegi kitne_me_maanegi kitne_me_chalegi kitne_me_degi kitne_me_deti kitne_me_soyegi kitne_paise_me_degi raat_ka_kitna ek_raat_ka_rate ek_raat_ke_liye_degi full_night_degi full_night_legi night_ka_kitna ghante_ka_kitna ek_ghante_ka_kitna neeche_bhi_karunga neeche_wali_jagah niche_wali_jagah neeche_haath_daal niche_hath_dal neeche_ungli kapde_ke_andar_haath kapdo_ke_andar_haath shirt_ke_andar_haath top_ke_andar_haath skirt_ke_andar bra_ke_andar panty_ke_andar chaddi_ke_andar pant_me_haath pant_me_hath salwar_khol nada_khol naada_khol hook_khol bra_ka_hook blouse_khol chain_khol_ke zip_khol_ke hilaya_teri teri_photo_pe_hila teri_photo_dekh_ke_hila teri_photo_dekh_kar_hila uski_photo_pe_hila soch_ke_hila sochke_hila soch_kar_hila dekh_ke_hila dekhke_hila dekh_kar_hila hilata_hu_teri hilaunga muth_maarta muth_marta muth_maari muth_maar_li muth_mari mutthi_maar mutth_mar paani_nikal_gaya_dekh pani_nikal_gaya_dekh paani_nikal_jata pani_nikal_jata jhad_gaya_dekh jhad_gaya_soch khada_kar_diya_tune khada_ho_gaya_dekh khada_ho_gaya_mera mera_khada_ho mera_khada_hai mera_khada_kar mera_le_le mera_le_legi mera_chus mera_choos mera_muh_me mera_munh_me mera_pakad_le mera_hila_de mera_bada_hai_dekh mera_kitna_bada mera_size_dekhegi mera_size_dekh mera_saat_inch mera_7_inch mera_8_inch mera_9_inch inch_ka_hai_mera inch_ka_hai_tera inch_ka_lega inch_ka_legi tere_andar_dal tere_andar_daal andar_dal_du andar_daal_du andar_daalunga andar_dalunga andar_tak_dal peeche_se_daal piche_se_dal peeche_se_dalunga peeche_se_le peeche_se_marunga muh_me_lele muh_me_legi muh_me_le_le muh_me_dalunga muh_me_daal_du muh_me_de_dunga munh_me_dalunga munh_me_de_dunga chaat_ke_saaf_kar niche_chaat neeche_chaat neeche_se_chaat pair_ke_beech pairo_ke_beech pairon_ke_beech taango_ke_beech tango_ke_beech taangon_ke_beech tangon_ke_beech jaangho_ke_beech jangho_ke_beech jaanghon_ke_beech janghon_ke_beech taange_khol tange_khol taangein_khol taang_khol_ke tang_khol_ke taange_chaudi tange_faila taange_faila taangein_faila jaanghe_khol sex_karegi sex_karega sex_karoge sex_karogi sex_kare sex_karne_aa sex_karne_ka sex_karna_hai sex_karna_chahta sex_chahiye sex_ki_bhookh sex_ki_pyaas sex_ki_bhukh sex_video_bana sex_chat sex_call sexy_chat sex_partner sex_ke_liye suhagrat_mana suhagraat_mana honeymoon_manayega bistar_garam_kar bistar_garam_karne bed_garam_kar raat_rangin raat_rangeen_kar raat_rangeen_karegi raat_garam_kar jism_ki_bhookh jism_ki_pyaas jism_ki_bhukh jism_ki_garmi jismo_ka_milan jism_dikha jism_chahiye jism_bech badan_dikha badan_chaat badan_chum badan_se_khel badan_ko_chhu badan_ko_chaat hawas_bujha hawas_ki_pyaas hawas_ka_shikar pyaas_bujha_de meri_pyaas_bujha garmi_nikal_dunga_teri teri_garmi_nikal uski_garmi_nikal teri_garmi_shant teri_jawani_lut jawani_lut_lu jawani_ka_maza jawani_ka_ras jawani_ke_maze jawani_chakh tera_ras_pee honthon_ka_ras hontho_ka_ras honth_chus honth_choos hoth_chus honth_kaat nange_hoke nangi_hoke nangi_hokar nanga_hoke nanga_hokar nangi_ho_ja nangi_karke nangi_kar_ke nangi_karunga nangi_dekhna nangi_dekh nangi_nach nangi_naach nangi_sula nangi_leti nangi_soti nangi_tasveer nangi_tasvir nangi_photo nangi_pic nangi_pics nangi_video nangi_vidiyo nangi_selfie nangi_call bina_kapdo_ke_photo bina_kapdo_ki_photo bina_kapdon_ki_photo bina_kapde_ki_photo bina_kapdo_ke_video bina_kapde_ke_video bina_kapdo_ke_dekh bina_kapdo_ke_aa bina_kapdo_ke_so bina_bra_ke bina_bra_bina kapde_utaar_ke_dikha kapde_utar_ke_dikha kapde_utar_ke_video kapde_utaar_ke_video kapde_utar_kar_dikha kapde_utarke kapde_utaarke kapde_utar_ke_nach kapde_utar_de_apne kapde_utaar_de_apne kapde_utaar_apne kapde_utar_apne kapde_utar_na kapde_utaar_na apne_kapde_utaar apne_kapde_utar teri_bra_ka uski_bra_ka bra_ka_size bra_ka_rang bra_ka_color bra_ka_number bra_kholne bra_khol bra_dikh_rahi bra_dikha bra_utaar bra_utar panty_utaar panty_utar panty_dikha panty_dikh_rahi panty_bhej panty_ki_khushbu panty_sungh panty_ka_rang panty_ka_color chaddi_utaar_de chaddi_utaar_ke_dikha chaddi_ka_rang_bata nude_bhej nudes_bhej nude_bhejo nudes_bhejo nude_do nude_de nude_chahiye nudes_chahiye nude_photo nude_pic nude_pics nude_video nude_call nude_dikha nudes_dikha dick_pic dick_dikha lund_dikha boobs_dikha boobs_ki_photo boobs_ki_pic boobs_pic cleavage_dikha video_call_pe_dikha cam_pe_dikha cam_pe_aa_nangi randi_bula call_girl_number call_girl_chahiye call_girl_milegi call_girl_ka callgirl_chahiye kol_garl_chahiye escort_chahiye escort_service eskort_sarvis massage_wali_ladki ladki_chahiye_raat ladki_chahiye_ek_raat ladki_supply ladkiyan_supply ladki_book ladkiya_milti_hai_raat dhanda_karne dhanda_karwa jism_ka_dhanda jism_farosh chikni_maal tight_maal kadak_maal_hai_le virgin_maal kunwari_maal seal_pack seel_pack sil_pack seal_tod sil_tod seal_todne kunwarapan_tod virginity_tod virginity_lunga virginity_le blue_film_bana blue_film_dikha bf_video_bhej porn_bana porn_dekh porn_bhej porn_link porn_video porn_site gandi_video_bhej gandi_film gandi_photo_bhej desi_mms desi_video_link desi_bhabhi bhabhi_ki_li bhabhi_ko_chod behen_ko_chod behen_chodne maa_ko_chod teri_behen_ki_lunga teri_behen_ki_le teri_maa_ki_lunga teri_maa_ki_le teri_behen_ko_pel teri_maa_ko_pel teri_behen_ko_leke_so teri_behen_ke_sath_sou teri_maa_ke_sath_sou girlfriend_ko_chod teacher_ko_chod madam_ko_chod madam_ki_leni teacher_ki_leni madam_ki_gand madam_ki_lena sabka_chusti sabka_chusta sabka_choosti sabki_chusti sabka_leti sabka_le_chuki sabko_deti sabko_de_chuki sabko_degi meri_god_me_baith meri_godi_me_baith god_me_baith_ja god_me_aa_ke_baith mera_pakdegi mera_pakad_ke chod_le chod_ke_phenk pehle_chod pahle_chod pass_hona_hai_to_mere paas_hona_hai_to_mere pass_hona_hai_to_bistar bistar_par_aana bistar_pe_aana bistar_par_aani god_me_baithegi meri_god_me kuch_sakht_mehsus kuch_sakht_mahsus kuch_hard_feel shape_dikh_rahi chut_ki_shape gaand_ki_shape sabse_bade_boobs sabse_bade_mamme boobs_sabse_bade mamme_sabse_bade boobs_rate hostel_ko_de_degi sabko_de_degi pure_hostel_ko_degi poore_hostel_ko_deti kisi_ko_bhi_de_degi plate_momo_ke_liye_de kiski_gaand kiski_gand gaand_kiski gand_kiski boobs_kiske kiske_boobs mast_gaand mast_gand',
  nightWant:
    'ek_raat ek_raat_ke_liye ek_raat_bas bas_ek_raat full_night puri_raat poori_raat raat_bhar',
  nightGet:
    'mil_jaye mil_jae mil_jaaye mil_jaye_bas de_de degi dogi degi_kya chahiye_uske bita_le bita_lu bita guzaar guzar saath_so sath_so mere_saath_rah mere_sath_rah mere_paas_aa',
  roomNight:
    'room kamra hotel_me_rukna pg light bijli charger notes syllabus padhai book assignment tent bus train ticket laptop cycle rajai kambal time',
  sizeAsk:
    'size_kya kya_size size_bata size_kitna size_kitni kitna_size tera_size teri_size uska_size saiz_kya figure_kya figure_bata tera_figure teri_figure uska_figure',
  sizeNum: '32 34 36 38 40 28 30 b c d inch cup upar niche bata_na 36_24_36',
  wearHi:
    'tshirt t_shirt shirt jersey hoodie joote jute shoe shoes jeans pant kurta dress lab_coat coat helmet ring screen file image bed room',
  sleepWith:
    'raat_guzari raat_gujari raat_bitayi raat_bitai raat_guzaari soya_hai soyi_hai so_chuka so_chuki',
  mmsWord:
    'mms emems nudes nude nyud sex_video seks_vidiyo nangi_video gandi_video private_video bathroom_video naha_ne_ki_video ememes ememas nyuds leaked_video lik_video liked_vidiyo leak_video viral_video',
  mmsOf:
    'uska uski iska iski ladki ladkiyon teri tera girlfriend ex behen bahan madam tichar junior senior mere_paas kisko kisi_ko hostel_wali hostel_ki hostel_girls girls_hostel',
  mmsGet:
    'number chahiye dekhna dekhega dekhoge bhejun bheju link mere_paas me_lo rupae rs bech share de_dunga bhej_dunga milega group telegram sau pachas hazar do_sau',

  // Slurs.
  disabled:
    'langdi andhi behri gungi hakla haklaa totli totla lulli kubda kubra bauna bauni thigna nata_sala mote_saale takla ganja_sala pagal_khana mandbudhi mand_budhi viklang divyang apaahij bahra behra goonga lunja looli laanga tondu loola lula langda_loola apahij',
  disabledDo:
    'saale sala saala sali saali kahin_ka kahin_ki kahi_ka kahi_ki kya_khelega kya_karega kya_dekhega kya_sunega bojh_hai tu hai_tu hat chal_hat marja mar_ja bhikh bheekh mandir_ke_bahar hansi_aati kisi_kaam_ka_nahi team_me_kyu team_me_kyun kyu_liya kyun_liya kaun_shadi kon_shadi shadi_kaun pagal paida_hua paida_hui paida_hote phenk_dena fek_dena quota_lene jaiso tujh_jaise tujh_jaison tere_jaise',
  bodyHi:
    'moti mota motu moti_bhains bhains bhainsi bhaimsi hathi haathi hathni gainda genda saand sandh suari gobar_gola drum tanki kaali kali kaala kala kaale kalu kalua kallo kalootu taklu',
  bodyDo:
    'chair_toot kursi_toot kursi_tod lift_toot kam_khaya kam_kha khaya_kar khaya_kam bhains lag_rahi lagti_hai dikhti_hai jaisi jaisa bhains_jaisi suar_jaisi hathi_jaisi hathi_jaisa kaun_shadi shadi_kaun kaun_karega_shadi koi_shadi muh_dho fair_lovely fair_and_lovely dikhai_nahi dikhta_nahi dikhti_nahi andhere_me andhera light_jala tawa tave tawe koyla kauwa kauva kawwa kauaa bandar langur chudail churail bhoot rakshas gorilla chimpanzee habshi negro kaluta kalutaa kaluti kalooti',
  bodyAim:
    'jaisa jaisi tu tum wo vo woh ye yeh usko uski uska teri tera tujhse isse usse isko iski saali saala saale hai_wo kahin_ki kahin_ka shadi ladki ladka',
  notBody:
    'chudidar kaali_mata kali_mata puja pooja mandir chai coffee dal kali_mirch kaali_mirch kaala_dhan kala_dhan kala_jadu kaala_namak kala_namak kala_chashma board pen film gaana song safari zoo doodh bhains_ka bhains_ke_aage tabela salary badal mobile fees kitab notebook bill',
  group:
    'musalmaano muslimon musalmaanon muslmaan mullo mullon isaiyo isaaiyon christians_ko sikhon sardaaron dalito dalit_log dalit_ladke dalit_bachche bahujan neele_kapde bhimte jai_bhim_wale baman pandito baniye baniyo lala_log jat_log jaat_log gujjar_log yadav_log ahir bihar_wale bihari_log up_bihar_wale up_walo bihari_majdoor madrasi_log south_wale saut_indian sauth_indian northeast_walo chinky_log nepali_log pahadi_log kashmiri_ladke kashmiri_students gay_log gayo samlaingikon hijdo kinnaro trans_log lgbt_wale lgbt_log aurat_jaat aurat_jat ladki_log ladkiyan_log ladki_jaat mahila_log ladies_log vidhwa vidhva talaqshuda talakshuda kaale_log kale_log african_log negro_log jungli_log garib_log gareeb_log slum_wale jhopadpatti_wale jhuggi_wale andhe_log langde_log viklang_log pagal_log mote_log moti_ladkiyan kaali_ladkiyan kali_ladkiyan reservation_category sc_log st_log obc_log esc_st aarakshan_wale_log scst sc_st_wale general_wale quota_students quota_bachche bhikhari_log hindi_wale bhaiya_log bhaiye bangladeshi_log rohingyaon ghuspaithiye bangladesi bangladeshi baangladeshi bangladeshiyo chhakko chhakkon chakko dhedho dhed',
  strongHate:
    'gandagi_failate gandagi_faila gandgi_failate bachche_paida_karte bachche_paida_karne suar_ki_tarah kutte_ki_tarah suaro_ki_tarah keedo_ki_tarah kirao_ki_tarah janwaro_ki_tarah aatankwadi_hote aatanki_hote aatank_failate bomb_banate bomb_phodte desh_ke_gaddar desh_ke_dushman desh_drohi pakistan_ke_premi pakistan_premi pakistan_jao pakistan_chale pakistan_bhej gaay_kaatte gai_kaatne gaay_khate gobar_khate gobar_khane gaumutra gomutra mutra_peene mut_peene chuhe_khate chuha_khane bandar_khane corona_laye corona_failaya corona_lane virus_laye chor_hote chor_hai_sab gunde_hote nashedi_hote sharabi_hote darubaaz randi_hoti randiyan_hoti randi_hai_sab dhandhe_wali bazaru bajaru bikau_hoti bikti_hai raat_me_bikti aasani_se_mil_jati use_karke_phenk use_and_throw maal_hoti maal_hai_sab dimag_nahi_hota akal_nahi_hoti dimag_se_paidal akal_se_paidal dimag_ghutne ghutne_me_hota ghutno_me_hota budhi_nahi buddhi_nahi padh_nahi_sakte padhai_ke_layak_nahi engineer_nahi_ban doctor_nahi_ban_sakte gaadi_nahi_chala gadi_nahi_chala drive_nahi_kar coding_nahi ghar_pe_baitho ghar_baitho ghar_me_raho ghar_sambhale roti_banaye roti_banao rasoi_me_hoti rasoi_me_hai rasoi_tak kitchen_me_hoti kitchen_me_hi kitchen_tak chulhe_tak bistar_tak bachche_paida jooti_ke_barabar juti_ke_neeche pair_ki_dhool mard_ke_neeche pitne_ke_layak pitni_chahiye maar_ke_rakho kabu_me_rakho insaan_nahi_hote insaan_kehlane insan_kahlane_layak saath_mat_baitho sath_mat_baitho saath_nahi_baith sath_nahi_baith saath_mat_khao sath_nahi_khate haath_ka_nahi_khate hath_ka_nahi_khate haath_ka_khana hath_ka_khana haath_ka_pani_nahi ghar_me_mat_ghusne ghar_mat_do kiraye_pe_mat kiraye_par_mat room_mat_do makaan_mat_do makan_mat_do naukri_mat_do dosti_mat_karo shadi_mat_karo bhagao_yahan_se bhagao_sabko nikalo_yahan nikalo_sabko nikaalo_yahan nikal_do_sabko hostel_se_bhagao college_se_bhagao desh_se_bhagao desh_se_nikalo desh_se_nikaalo goli_maaro_sabko maar_do_sabko kaat_do_sabko jala_do_sabko mita_do_sabko khatam_kar_do inko_maaro inhe_maaro peeto_inko peeto_inhe inhe_peeto inko_peeto inka_ilaj ilaj_karao ilaaj_karao ilaj_karwao bimari_hai bimari_hoti beemari_hai beemari_hoti dimagi_bimar manasik_rogi mansik_rogi paap_hai_ye kalank_hai kalank_hain kodh_hai samaj_ki_gandagi aukat_me_raho aukat_me_rahe aukat_me_reh aukat_dikha aukat_yaad kua_alag kuan_alag kuen_se_pani_nahi kuen_se_paani_nahi mandir_me_nahi mandir_se_door mandir_me_ghusne muft_ki_naukri muft_ka_khate muft_khor merit_maar merit_nahi_hai merit_chura seat_chura seat_chheen seat_kha_jate seat_khate number_nahi_aate kam_number_me kam_marks_me zero_number zero_marks anguthachhap angutha_chhap anpadh_gawar gobar_dimag gutka_khane gutkha_khane thook_te_rehte thookte_hai thukte_hai badbu_aati badboo_aati bu_aati_hai nahate_nahi nahate_nhi gande_rehte gande_hote gande_rahte kaale_hote kale_kalute chapti_naak chapti_nak choti_aankh chhoti_aankh aankhe_nahi_khulti bheekh_maangte bhikh_mangte bheek_mangte taali_bajao taali_baja_ke pichhe_se_dete pichwada gaand_marwate gand_marwate kabhi_nahi_sudhar kabhi_nahi_sudhr sudhar_nahi_sakte kya_padhega kya_padhegi kya_kar_lega dharm_badal dharmantaran convert_karate convert_karte paise_leke_convert lalach_dekar dhandha_karti dhanda_karti dhandhe_karti jism_bechti paise_kamate chori_karega chori_karte chori_hi_karega churane bhikh_maangte bomb_phodta dange_karte danga_karte love_jihad jihad_karte 12_baj barah_baj baarah_baj jihadi_hai jihadi_hain jihadi_hote aatankwadi_hai aatankwadi_hain atankwadi_hai dimag_zero dimaag_zero dimag_nahi_hoga dimaag_nahi_hoga dimag_nahi_hai akal_nahi_hogi sirf_makeup sirf_shopping gossip_karna sirf_shaadi patthar_marte patthar_phenkte 12_baje barah_baje_band dimag_12 dimag_band sab_pagal hindi_seekho kaale_log pehle_hindi ghusne_nahi ghusne_mat nahi_ghusne_dena ghusne_nahi_dena door_rahe dur_rahe door_rahein dur_se_nikal door_se_nikal naam_o_nishan pagdi_utar pagdi_utaar kuchal_dena',
  roleHi:
    'chaiwala rickshaw watchman chowkidar naukar kaamwali kaam_wali jhaduwala jamadar mochi naai dhobi kasai bhangi',
  group2:
    'jaat jati jaati neech_jaat neechi_jaati neechi_jati chhoti_jaat nichli_jaat nichli_jati nichle_tabke',
  identityHi:
    'gay ge_saala ge_sala ge_log homo lesbian lesbo trans nepali bihari madrasi musalman musalmaan muslim hindu isai isaai christian pandit baman brahman sardar sikh dalit adivasi pahadi pahari kashmiri bengali bangali marathi gujarati gujju punjabi sindhi marwadi marwari baniya jaat gujjar yadav rajput thakur haryanvi assami manipuri naga tamil telugu mallu kannad african habshi negro parsi jain bangladeshi rohingya pakistani afghani chamaar shudra achhoot dehati ganwar jungli jangli up_wala bihar_wala hindu_saale kota_wala quota_wala reservation_wala chini_shakal chini_shakl chinese_shakal chini_shakal_wale chini_shakl_wale chapti_naak_wale choti_aankh_wale',
  curseHi:
    'saala sala saale sale saali kutta kutte kutti suar harami kamina kamine kamini bhag bhaag nikal door_reh dur_reh door_rah dur_rah door_hat dur_hat chor gaddar bhikhari aatankwadi saalon bhadwa bhadwe',
  expel:
    'kyu_lete kyun_lete kyon_lete kyu_aate kyun_aate kyu_aane kyun_aane kyu_rakhte kyu_rakha admission_kyu admission_kyun seat_kyu kyu_di_jaati kyu_baitha kyu_baithe kyu_baithi kyun_baitha jala_do maar_do kaat_do goli_maar_do kyon_aata kyun_aata kyu_aata kyon_aati kyu_aati kyon_baitha kyo_aata',

  // Abuse.
  dieYou:
    'mar_kyu_nahi_jata mar_kyu_nahi_jati mar_kyon_nahi_jata mar_kyun_nahi_jata mar_kyu_nhi_jata mar_kab_raha mar_jata_to_accha mar_jaye_to_accha mar_jaye_tu mar_jaaye_tu tu_mar_jaye tu_mar_jaa tu_mar_kyu tu_mar_kyon tu_mar_kyun tu_mare tu_mare_to doob_ke_mar_ja kood_ke_mar_ja kat_ke_mar_ja jal_ke_mar_ja latak_ke_mar_ja jaa_mar_ja ja_mar_ja jaake_mar_ja ja_ke_mar_ja jakar_mar_ja naali_me_mar kutte_ki_maut_mar cancer_ho_jaye tujhe_cancer_ho keede_pade keede_padenge kide_pade teri_maiyat teri_arthi_uthe tera_janaza_uthe train_ke_neeche_aa_ja train_ke_niche_aaja truck_ke_neeche_aa_ja zeher_kha_ke_mar zahar_khakar_mar zeher_kha_le zahar_kha_le fansi_laga_le phansi_laga_le pankhe_se_latak_ja suicide_karle suicide_kyu_nahi suicide_kyun_nahi chhat_se_kood_ja chat_se_kud_ja',
  spitOn: 'thookta thukta thookti thuk_ta thook_du thukunga thookunga',
  motherThis:
    'teri_maa_ki teri_ma_ki teri_maa_ka teri_behen_ki teri_bahan_ki teri_bhen_ki tere_baap_ki teri_maa_ko teri_bhen_ko teri_behen_ko',
  motherThat: 'aankh ankh saale kutte chal bhag nikal abe be kamine harami chup',
  mutHi:
    'muh_me_mut muh_me_moot munh_me_mut munh_me_moot muh_pe_mut muh_pe_moot munh_pe_moot munh_par_moot tere_upar_mut tere_upar_moot tere_muh_me_thook muh_pe_tatti munh_me_tatti',

  // Self-harm.
  dieVerb:
    'mar_jau mar_jaau mar_jaun mar_jaaun mar_hi_jau latak_jau latak_jaun jhool_jau kood_jau kood_jaun kud_jau kud_jaun kat_jau kat_jaun doob_jau doob_jaun dub_jau jal_jau jaan_de_du jaan_de_dun jaan_dedu nas_kaat_lu nass_kaat_lu nas_kat_lu kalai_kaat_lu zeher_kha_lu zahar_kha_lu zeher_pi_lu phansi_laga_lu fansi_laga_lu faansi_laga_lu khatam_kar_lu khatm_kar_lu khatam_kar_du_khud khud_ko_maar_du khud_ko_maar_lu let_jau gayab_ho_jau_hamesha hamesha_ke_liye_so_jau so_jau_hamesha na_uthu kabhi_na_uthu khud_ko_khatam khudkushi_kar_lu suicide_kar_lu aatmhatya_kar_lu',
  wishVerb:
    'mann man dil jee_karta ji_karta socha sochta soch lagta lag_raha chahta roz har_roz kabhi_kabhi kya kaash kash bas ab aaj kal koi kisi main mai mujhe accha achha behtar sukoon tarika himmat raat haar',
  afterMeHi:
    'mere_jaane_ke_baad mere_jane_ke_baad mere_jaane_ke_bad mere_chale_jaane mere_chale_jane mere_na_rehne mere_na_hone mere_marne_ke mere_marne_se mere_marne_par mere_mar_jane main_na_rahu main_nahi_rahunga main_na_rahunga jab_main_nahi mai_nahi_rahunga meri_maut_ke meri_maut_par mere_bina_sab',
  afterDo:
    'khayal khyal dhyan khush rona_mat mat_rona rona royega yaad_kar yaad_karna sambhal maaf farak fark farq pata_chalega sukoon chain azad aazad behtar accha_hoga',
  dieOnly:
    'jeene_ki_ichha_khatam jeene_ki_chahat_khatam jeene_ki_ichchha_khatam jeene_ki_ichha_nahi jeene_ki_chahat_nahi jeene_ki_wajah_nahi jeene_ki_koi_wajah jeene_ki_himmat jeene_ka_haq_nahi_mujhe jeena_bojh jeena_mushkil_ho_gaya_mar jeena_hi_nahi_chahta jeena_nahi_chahta jina_nahi_chahta zinda_rehna_nahi zinda_rehne_ka_mann zinda_rehne_ka_koi zinda_rehne_ki zinda_rahne_ka zinda_rahne_ki zinda_hi_kyu zinda_kyu_hu zinda_kyon_hu zinda_kyun_hu main_zinda_kyu mai_zinda_kyu zinda_hu_par zinda_laash_hu zindagi_khatam_karne zindagi_khatam_karna zindagi_khatam_karni zindagi_samapt zindagi_se_mukti zindagi_se_chhutkara zindagi_se_azadi zindagi_nahi_chahiye zindagi_nahi_jeeni zindagi_nahi_jini zindagi_jeene_ka_mann_nahi zindagi_ka_ant zindagi_ka_aakhri zindagi_bekar_lagti zindagi_bojh zindagi_se_nafrat jindagi_khatam_karne jindagi_se_nafrat jindagi_bekar_hai jeevan_samapt jeevan_ka_ant jeevan_lila jeevan_leela jeevan_se_mukti apni_jaan_lena apni_jaan_le apni_jaan_de apni_jaan_dena khud_ki_jaan_le khud_ki_jaan_lena khud_ki_jaan_de khud_ko_khatam_karna khud_ko_khatam_kar khud_ko_khatm khud_ko_mita khud_ko_maarna khud_ko_maarne khud_ko_maar_dalu khud_ko_maar_dene khud_ko_latka khud_ko_phansi khud_ko_fansi khud_ko_aag khud_ko_jala khud_ko_goli khud_ko_kaat khud_ko_kaatna khud_ko_blade khud_ko_chaku khud_ko_zakhm khud_ko_zakhmi khud_ko_chot khud_ko_nuksan khud_ko_saza khud_ko_maarta_hu apne_aap_ko_blade apne_aap_ko_kaat apne_aap_ko_kaatna apne_aap_ko_khatam apne_aap_ko_maar apne_aap_ko_chot apne_aap_ko_nuksan apne_haath_kaat apne_hath_kaat apni_nas_kaat apni_nass_kaat apni_nas_kat apni_kalai_kaat apni_kalai_kat apni_baah_kaat nas_kaatne nas_kaatna nass_kaatne kalai_kaatne kalai_kaat_rahi kalai_kaat_raha haath_kaatti_hu haath_kaatta_hu hath_kaatti_hu blade_marti_hu blade_maarti_hu blade_marta_hu blade_maarta_hu blade_se_haath blade_se_nas blade_se_kalai blade_se_khud blade_chalati_hu blade_chalata_hu blade_chala_li suicide_karna suicide_karne suicide_karu suicide_kar_lu suicide_kar_lunga suicide_ke_alawa suicide_ka_mann suicide_ka_vichar suicide_note_likh suicide_not_likh susaid_not susaid_note suicide_note_taiyar suicide_letter suicide_kar_raha suicide_ki_koshish suicide_try khudkushi_ki_koshish khudkushi_karna khudkushi_karu khudkushi_ka aatmhatya_ki_koshish aatmhatya_karna aatmhatya_karu aatmhatya_ka_mann aatmhatya_ka_vichar aatmhatya_ke_vichar aatmahatya_kar aatmahatya_ka phansi_lagane fansi_lagane faansi_lagane phansi_lagaunga fansi_lagaunga phansi_laga_lunga phansi_pe_jhool fansi_pe_jhool phansi_ke_phande fanda_taiyar phanda_taiyar fanda_bana phanda_bana phande_pe_jhool pankhe_se_jhool pankhe_se_latak fan_se_latak fan_se_jhool pankhe_ko_dekh_ke pankhe_aur_dupatta pankha_aur_dupatta dupatta_aur_pankha dupatte_se_latak rassi_se_latak rassi_khareed rassi_kharid rassi_le_aaya rassi_le_li zeher_khane zeher_kha_lunga zeher_peene zahar_khane zahar_peene zeher_la zeher_le_aaya zeher_rakha zahar_rakha zeher_ki_shishi zahar_ki_shishi zeher_ki_sheeshi zahar_ki_sheeshi zeher_ki_bottle zahar_ki_bottle phenyl_pi phenyl_pee finail_pi phinail_pi phinayal_pi harpic_pi harpic_pee keetnashak_pi keetnashak_kha sulfas_kha salfas_kha celphos_kha chuhe_ki_dawa_kha chuhe_maar_dawa_kha goliyan_kha_ke_mar goliyan_khakar_mar goliya_kha_ke_so goliyan_kha_ke_so goliyan_khakar_so neend_ki_goliyan_kha neend_ki_goliya_kha neend_ki_goli_kha_ke_hamesha train_ke_neeche_aa train_ke_niche_aa train_ke_aage_aa train_ke_aage_kood train_ke_aage_kud train_ke_neeche_sar train_se_kat rail_ki_patri_pe_let rel_ki_patri_par_let patri_par_let patri_pe_let patri_pe_so metro_ke_aage_kood truck_ke_neeche_aa_jau truck_ke_aage_aa chhat_se_kood chhat_se_kud chat_se_kood chat_se_kud chhat_se_girna chhat_se_chhalang chhat_pe_khada_hu_kood pul_se_kood pul_se_kud nadi_me_kood nadi_me_kud bridge_se_kood terrace_se_kood terrace_se_kud building_se_kood building_se_kud balcony_se_kood manzil_se_kood manzil_se_kud kuen_me_kood marna_chahta marna_chahti marna_hi_behtar marna_padega_mujhe marne_ka_aasan marne_ka_tarika marne_ka_sabse marne_ke_tarike marne_ki_soch marne_ki_dua marne_ki_ichha marne_ka_khayal marne_ka_vichar marne_ka_plan marne_ka_faisla marne_wala_hu marne_wali_hu marne_ja_raha marne_ja_rahi mar_jana_hi mar_jana_behtar mar_jana_accha mar_jana_chahta mar_jaana_chahta mar_jane_ka_mann mar_jane_ka_dil mar_jane_ki_dua mar_jane_do mujhe_marne_do mujhe_mar_jane_do mujhe_mar_jana mujhe_marna_hai mujhe_maut_de mujhe_maut_aa maut_de_do maut_aa_jaye maut_aaye_to maut_hi_ek maut_hi_rasta maut_hi_ilaj maut_hi_sahi maut_hi_behtar maut_ka_intezaar maut_ka_intejar maut_maangta maut_mangta maut_ki_dua maut_se_pyar maut_behtar_hai maut_chahta maut_chahti maut_ke_baare_me_soch kaash_main_mar kash_main_mar kaash_mai_mar kaash_paida_na kash_paida_na kaash_main_paida kaash_mai_paida kash_main_paida kaash_subah_na kaash_neend_se_na kaash_aankh_na_khule subah_aankh_na_khule kal_ki_subah_na_dekhu kal_subah_na_uthu neend_se_kabhi_na hamesha_ki_neend hamesha_ke_liye_so_jau hamesha_ke_liye_sona hamesha_ke_liye_chala hamesha_ke_liye_ja_raha hamesha_ke_liye_ja_rahi duniya_chhod_ke duniya_chhod_kar duniya_chhod_raha duniya_chhod_rahi duniya_chhodna duniya_chhodne duniya_se_ja_raha duniya_se_vida duniya_se_chala duniya_se_jana duniya_me_nahi_rahunga duniya_me_nahi_rehna is_duniya_me_nahi is_duniya_se_door duniya_nahi_chahiye duniya_ko_alvida alvida_duniya alvida_sabko_main alvida_main_ja ye_mera_aakhri ye_mera_aakhiri mera_aakhri_post mera_aakhri_message mera_aakhiri_message meri_aakhri_raat meri_aakhiri_raat mera_aakhri_din mera_aakhiri_din aaj_mera_aakhri aaj_raat_mera_aakhri aaj_sab_khatam_kar aaj_raat_sab_khatam sab_khatam_karne_wala sab_khatam_karna_chahta sab_khatm_karna_chahta sab_khatam_karna_hai sab_kuch_khatam_kar ab_bas_marna ab_bardasht_nahi_marna ab_jeena_nahi ab_nahi_jeena ab_nahi_jina aur_nahi_jeena aur_nahi_jina aur_nahi_jee_sakta aur_nahi_ji_sakta nahi_jee_sakta nahi_ji_sakta nahi_jee_paunga nahi_ji_paunga jee_nahi_sakta ji_nahi_sakta jee_nahi_paunga ji_nahi_paunga jiya_nahi_ja_raha jiya_nahi_ja_rha jeene_layak_nahi_hu jine_layak_nahi_hu main_bojh_hu mai_bojh_hu sab_pe_bojh sab_par_bojh sabpar_bojh maa_baap_pe_bojh maa_baap_par_bojh ghar_walo_pe_bojh gharwalo_pe_bojh parivar_par_bojh dharti_pe_bojh_hu dharti_par_bojh_hu mere_hone_na_hone mere_marne_se mere_marne_pe mere_mar_jaane_se mere_na_hone_se kisi_ko_meri_zarurat_nahi_mar latakne_ja latakne_wala latak_jaunga latak_jaungi sab_khatam_karna khatam_karna_hai_sab khatam_karna_hai_khud bas_ab_khatam ab_khatam_karna bina_dard_ki_maut bina_dard_wali_maut dard_rahit_maut dard_ke_bina_maut maut_kaise_mile maut_kaise_aaye aasan_maut asan_maut mar_jaungi_main mar_jaunga_main jhoolne_ja jhul_jaunga kood_jaungi_main kood_ne_ja koodne_ja kudne_ja jaan_dene_ja khud_ko_jalaya_maine saath_marte saath_me_marte sath_marte sath_me_marte saath_mar_jate saath_me_mar chalo_marte marna_hai_mujhe mujhe_marna saath_me_suicide saath_me_khudkushi zinda_nahi_rahunga zinda_nahi_rahungi latak_chuka latak_chuki latak_chuka_hunga mar_chuka_hunga mar_chuki_hungi ja_chuka_hunga ja_chuki_hungi duniya_me_nahi_hunga zinda_nahi_hunga jab_tak_ye_padhoge jab_tak_yah_padhoge',
  joking:
    'hansi hansne haste garmi bhookh thand neend_aa maggi exam_hall traffic boring lecture meme memes roommate_ke_kharrate machhar chhipkali rajma chawal biryani momo pizza gaano gaane arijit paneer kadhi dosa golgappe',
  waste: 'kachra kuda kooda paudha ped beej plant khaad murti visarjan',
  song: 'gaana song reel trailer teaser dance',
  litaDo:
    'lita_ke lita_kar litakar litake lita_dunga patak_ke patak_kar patakkar maze_lunga maje_lunga maze_le ragad_dunga nanga nangi',
  scornJaat:
    'aukat aukaat aukat_me door_rah door_reh dur_rah dur_reh door_raho saath_nahi sath_nahi saath_mat sath_mat gande ganda gandi neech kutte suar saale saala sala layak_nahi padhne_nahi chhuna chhua chhoo nahi_baith alag_baith khoon kaam_karo safai jooti juti',
  oldPaperHi:
    'pichhle pichle purana purane previous pyq practice sample mock solve paper_kaisa lamba kathin aasan',
  selfObj:
    'maine_khud apne_ko apni_skin apni_chamdi apne_haathon apne_jism apne_sharir apne_shareer',
  harmBy:
    'blade bled cigarette sigaret sigret maachis machis chaku kaanch kanch lighter garam_chimte compass rounder parkar safety_pin',
  harmDid:
    'jalaya jalata jala_liya jala_lu kaata kata kaatta kaat_li kaat_liya kaat_lu nishan daga daag zakhm jakhm maara chubhaya chubhata noncha noch',
  zeherHi: 'zeher zahar jahar jeher zehar poison sulfas salfas celphos cyanide sainaid',
  zeherAsk:
    'kaha kahan kaise kitne kitna kaunsa konsa kaun_sa mujhe milega mil_jayega khana_hai peena_hai pina_hai chahiye kharid khareed mangwa order online',

  // Contact details.
  waliGirl:
    'wali_ladki wala_ladka wali_bandi wala_banda vali_ladki vala_ladka wali_chor wala_chor wale_ne wali_ne vale_ne vali_ne wale_ko_pakdo wali_randi wali_dhokebaaz wali_dhokebaz wala_dhokebaaz wala_kamina wali_kamini wala_senior wali_senior wala_junior wali_junior wala_lafanga wali_badchalan wala_tharki me_rehti me_rehta me_rahti me_rahta mein_rehti mein_rehta mein_rahti mein_rahta',
  waitFor:
    'pakad_lena pakad_lo pakdo pakad_ke gher_lena gher_lo ghero peechha_karo pichha_karo picha_karo peecha_karo rok_lena roko_use rok_ke chhed_dena ched_dena sabak_sikhao sabak_sikhana maro_use maaro_use maarna_use peetna_use pakadna_use mil_lena milti_hai_wo akeli_hoti akeli_rehti akeli_jati akeli_aati akela_hota akele_jata',
  waitWhen:
    'baje roz rozana shaam sham subah raat gate library gym canteen metro bus_stop stand parking tution tuition coaching',
  hisThing: 'gaadi gadi bike scooty skuti activa cycle car hostel flat pg makan ghar number_plate',
  hisDo: 'hawa_nikal panchar puncture tod_do jala_do patthar_maro khurach scratch_maar',

  // Fraud.
  paperTom:
    'kal_ke_exam kal_ke_paper kal_ki_exam kal_wale_exam kal_ka_pepar kal_ka_prashn kal_ke_pepar exam_se_pehle_paper pariksha_se_pehle_paper asli_prashn final_ka_paper sem_ka_paper semester_ka_paper neet_ka_paper jee_ka_paper ssc_ka_paper answer_key',
  havePaper:
    'mere_paas mere_pas humare_paas hamare_paas mil_gaya mil_jayega mil_jaega milega available haath_lag bik_raha',
  degreeHi:
    'degree digri marksheet marksit markshit certificate sartifiket diploma diplom btech mba graduation markasit markashit',
  degreeHow:
    'ghar_baithe bina_padhe bina_padhai bina_exam bina_pariksha bina_class fail 12th_fail 10th_fail ek_hafte ek_mahine 10_din turant original university_se',
  degreeGet:
    'le_lo lelo banwa banwao banwaye banwayen banwane milegi milega dilwa dilaunga dilwaunga paaye paayen chahiye',
  raise:
    'badhwana badhwani badhwane badhana badhani lagwana lagwani badalwana badalwani pass_karwana pass_hona pass_karwa full_karwa puri_karwa poori_karwa 75_percent theek_karwana kam_hai_to',
  sit: 'de_do de_de dega de_dega dilwa likh_de likh_do baith_jao baith_ja baith_jaye baith_jaoge',
  cashHi: 'gpay googlepay google_pay phonepe phonpe paytm upi bhim qr scan link',
  cashGet:
    'cashback kaishbaik kaishbek refund 10_guna double milega milenge wapas_aayenge bonus inaam reward',
  sendOne: 'bhejo bhej_do bhej_ke bhejkar daalo dalo karo click dabao scan_karo',
  stolen: 'chori_wala chori_wale churaya_hua chura_hua bina_bill bill_nahi',
  cheap: 'hazar hazaar hajar hajaar rs rupaye me_le_lo me_lelo chahiye lelo',
  jobSure:
    'pakki_naukri naukri_pakki pakki_job job_pakki naukri_guarantee sarkari_naukri sarkari_naukari govt_job railway_me_naukri bank_me_naukri direct_joining direct_naukri placement_pakka pakka_placement seat_pakki admission_pakka pakka_admission backdoor naukri_lagwa naukri_dilwa job_lagwa job_dilwa naukri_laga_dunga bina_interview_naukri bina_interview naukri_bina_interview bina_exam_naukri pakka_edmishan pakka_dakhila management_quota iim_me iit_me donation_se',
  moneyNum:
    'lakh laakh hazar hazaar hajar hajaar rupaye rupay rs k paise paisa fees fee advance lagenge lagega',
  noteHi: 'note noton not nots currency karansi',
  tips: 'id_lo id_chahiye id_milegi ki_id aaidi aidi id_le id_banwa id_bana rozana_jeet jeetne_ki jeetne_ka guru bhav toss fix fixed pakki_jeet',
  bet: 'satte sattebaaji satta_king matka kalyan ipl_ki_id cricket_id kriket_id betting_id online_gaming',
  claim:
    'taiks taks tax_jama tax_bharo shulk jama_karein jama_karen jama_karo jama bharo bhariye pehle_bhejo otp khata bank_details account_number',
  won: 'lag_gayi lagi_hai lagi nikli_hai nikal_gayi jeeti jeeta jeete_hai jeet_liya jeet_li vijeta winner lucky_draw',
  fake: 'duplicate dupliket',
  earn: 'kamaao kamaein kamaayen kamayein kamaiyen kamaoge kama_sakte kama_lo kamane_ka kamana income_karo paisa_kamao paise_kamaye',
  home: 'mobile_se phone_se fon_se mobail_se khali_samay har_ghante har_hafte per_day har_roz like_karke video_dekh_ke video_dekhkar refer_karke survey typing_karke',
  money: 'paise paisa rakam raqam',
  doubleBare:
    'double dabal doguna dogune dugna dugune tigna triple tripal do_guna teen_guna paanch_guna das_guna 10x 5x 2x',
  daysHi:
    'din dino hafte haafte mahine ghante ghanto raato minute whatsapp telegram guarantee garanti pakka pakki scheme skim yojana invest nivesh',
  invest: 'kripto bitkoin shear_market',
  degreeOnly:
    'bina_pariksha bina_exam bina_padhe bina_padhai bina_class bina_attend bina_test bina_imtihan',
  marksHi: 'marks ank anko number grade cgpa attendance result rijalt back backlog',
  settingHi:
    'setting seting jugaad_hai andar_se exam_cell clerk babu paise_do paise_lagenge paisa_lagega',
  payHi: 'bhejo bhej_do bhejein jama',
  deathDone: 'milenge nahi_milenge nahi_milega',
  get: 'dilivri dilivari pahunchayenge',
  sheet: 'markasit markashit marksit',
  idWord: 'id aidi aaidi handle hendal username yujarnem naam account ekaunt',
  women: 'aurton aurto aurat_log mahilaon ladki_log chhori chhoriyan',
  kitchenWord: 'kichan rasoi_ghar choolha jhadu bartan_maanjo ghar_ke_kaam ghar_me',
  hate: 'makaude makode kide keede bike_hue biken_hue bike_hai bik_gaye bike palne_wale pal_rahe tukde_pe tukdo_pe tukdon_pe tukdo_par tukdon_par',
  shudraHi: 'shudra shoodra dalit achhut harijan neech_jaat bhangi chamar shudr',
  feetHi: 'pairon pair paon joote jooti charan neeche niche dhool pairo pero',
  stayHi: 'rahega rehega rahoge rahegi jagah raho reh rahna',
  notHuman: 'insaan_nahi insan_nahi aadmi_nahi admi_nahi manushya_nahi',
  beast:
    'suar suwar sooar janwar jaanwar kutta kutte gadha gadhe haivan rakshas darinda saanp kida keeda gandagi',
  sucked: 'aand aandh and gote tatte lauda laude lund loda mera',
  suckDo: 'chus_le chus_lo choos_le chusle choosle chaat_le chaat_lo chatle',
  doomHand:
    'hamare_haathon humare_haathon hamare_hathon humare_hathon mere_haatho mere_hatho mere_dost tere_dushman',
  general: 'hai_na hoga hogi door_raho dur_raho zero haha kya',
  eunuchDo:
    'khelega khelegi naachega haha hahaha class_me cricket_khelega clapping clap like_you traffic signal signals',
  animal: 'bhains hathi gainda kauwe',
  enoughHi:
    'saha_nahi_jata bardasht_nahi bardaasht_nahi bardasht_ke_bahar thak_gaya_hu thak_gayi_hu thak_chuka thak_chuki tang_aa_gaya tang_aa_gayi haar_gaya_hu haar_gayi_hu koi_nahi_samajhta koi_nahi_hai_mera ab_bas bas_ab ab_aur ab_nahi_hota',
  dieWill:
    'mar_jaunga mar_jaungi mar_jau mar_jaun mar_jana marna_chahta maut_de_do suicide khudkushi latak_jaunga kood_jaunga jaan_de_dunga',
  workFrom:
    'ghar_se_kaam ghar_baithe_kaam ghar_baithe_job online_kaam mobile_se_kaam typing_ka_kaam copy_paste_kaam part_time_kaam ghar_se_job',
  perHi: 'mahina mahine roz rozana din hafte ghante salary whatsapp dm telegram kamao',
  kyc: 'bijli bijali light_bill connection konekshan gas_connection paytm_kyc',
  blocked: 'cut kat_jayega kaat_diya_jayega katne katega',
  papers: 'markasit markashit marksit markshit',
  salaryHi: 'package pekej ctc lpa salary placement on_campus mili',
  colourOnly:
    'kauwa kauva kauaa tawa tava koyla bandar langur bhoot churail chudail gorilla kaluta kalutaa kaluti kalooti',
  howManyMen:
    'kitne_lando kitne_lundo kitno_se kitne_ladko kitne_ladkon kitne_logo kis_kis_se sabse sab_se',
  chudiHi: 'chudi chud_chuki chudwa_chuki chudwaya chudai chudti chudwati so_chuki soyi_hai',
  girlHi: 'ladki bandi wo_ladki ye_ladki us_ladki is_ladki madam junior senior',
  chaltiHi:
    'chalti_hai chal_jati bikti_hai bik_jati mil_jati aa_jati so_jati manti_hai maan_jati de_deti leti_hai',
  eunuch: 'chhakko chhakkon chakko',
  slurName:
    'mulla mullah mullo katua katue chamar chamaro bhangi bhangiyo musalman muslim muslims hindu hindus dalit dalits bihari biharis sardar sikh chinki christian jihadi sanghi brahman brahmin kashmiri adivasi isai',
  haterName:
    'killer killers hater haters hatao bhagao mukt katu kaatu kato kaato maro maaro mitao destroyer hunter slayer basher virodhi_dal nikalo jalao',
  jumpOrder:
    'kood_ja kud_ja kood_jao kud_jao koodja latak_ja latak_jao latak_kyu latak_kyun latak_kyon jhool_ja mar_ja kood_jaa kud_jaa koodna_hai_to_kood mar_kyu mar_kyun marna_hai_to',
  jumpWhy:
    'soch kya_raha bojh kam_hoga chhat chat train pul pankhe fan nahi_jata nahi_jaata tu intezar farak fark',
  trackWord: 'patri pul chhat bridge terrace nadi railway_line track',
  noReturn: 'wapas_nahi vapas_nahi laut_ke_nahi lautunga_nahi wapas_aaunga_nahi nahi_lautunga',
  aloneHi: 'akeli akela akele',
  routeHi:
    'baje utarti utarta lautti lautta lauta nikalti nikalta jati jata aati aata milti bus_stop makan colony civil_lines gali ghar',
  notI: 'main mai mein mujhe mera meri maine hum mummy papa dadi nani film movie hu hun hoon rahi_hu raha_hu',
  payFirstHi:
    'poora_payment pura_payment pehle_payment pehle_poora full_payment advance edvans pehle_paise aadhi_rakam aadha_paisa aadhi_rashi aadhe_paise pehle_do pahle_do pehle_bhejo pehle_gpay pahle_upi paise_pehle paisa_pehle poora_paisa pura_paisa poore_paise pehle_upi pahle_poora',
  courierHi:
    'courier kuriyar parcel bhej_dunga deliver delivery phir_courier saaman mobile iphone ps5 laptop kooriyar kuriar aaiphon aaifon aifon laiptop bike camera kaimra',
  returnHi: 'return_pakka ritarn_pakka return returns munafa pakka_return roz_ka_return',
  joinHi: 'telegram group join shuru whatsapp pakka guarantee',
  pinHi: 'pin upi_pin atm_pin otp cvv',
  pinDo:
    'bata_dijiye bata_dijie batao bata_do bataiye daal_ke dal_ke daalkar daal_do daalo bhejo bhejiye link lauta do_aur',
  bankFear: 'bank link paise phonepe gpay paytm atm etiem khata account band refund galti_se',
  officerHi:
    'custom_adhikari kastam_adhikari custom_officer police_se cbi_se officer adhikari inspector kastam customs',
  caseHi: 'case kes parcel paarsal drugs girftar arrest warrant',
  transferHi: 'transfer transfar bhejo bhej_do jama dabane paise rupae hazar lakh',
  addMarks:
    'number_badhwao number_badhwaye number_badhwayen number_badhaye nambar_badhwaen ank_badhwaye marks_badhwao marks_badhaye',
  guruHi: 'pakka_number sahi_number guruji baba tantrik jeeto jito lakhon',
  massTarget:
    'puri_class poori_class puri_klas pure_hostel poore_hostel pure_college sabko poori_batch puri_team',
  vermin:
    'kide keede makode makaude aatankwadi aatanki gaddar suar kutte jihadi bhikhari ghuspaithiya ghuspaithiye janwar deshdrohi lutere saanp sanp haramkhor kalank',
  fromQuota: 'reservation_ke quota_ke aarakshan_ke kote_ke',
  noBrain: 'palne_wale pal_rahe tukdo_pe tukdon_pe',
  nameIs: 'naam name nam',
  ladkaKa: 'chhote_bhai chhota_bhai behen bahan beti bete maa baap papa ghar',
  pataHai:
    'sab_pata_hai pata_hai_mujhe mujhe_pata maloom_hai malum_hai jaanta_hu janta_hu raasta_maloom rasta_maloom school_kaha school_kahan kaha_padhta kaha_padhti',
  kuchHo:
    'kuch_ho_gaya kuch_ho_jaye kuchh_ho_gaya kuch_ho_sakta mat_rona rona_mat bach_ke sambhal_ke khair_nahi raat_ko_aa gala',
  gropeHi:
    'haath_fer hath_fer haath_pher haath_phira haath_lagata haath_lagaya haath_laga hath_lagata hath_laga chhu_leta chhu_liya chhoo_leta chhoo_liya daba_deta daba_diya ragad_leta ragad_liya chutki_kaat chipak_jata touch_kar touch_karta',
  gropePart: 'gaand gand chutad kulhe kulhon pichwada kamar boobs chhati mamme jaangh peeche',
  gropeWhere: 'bus bheed metro train ladki ladkiyon ladkiyo aurat class library lift',
  trackDone: 'gaya_tha gayi_thi gaya_hu jaunga jaungi ja_raha ja_rahi',
  seniorHi: 'senior teacher dost cousin prof sir bhaiya',
  troubleHi:
    'accident eksident hospital emergency imarjensi fas_gaya phas_gaya purse_kho phone_kho',
  sendNow:
    'daalo dalo bhejo bhej_do transfer transfar lauta_dunga double naye_upi is_upi is_number_pe kisi_ko_mat',
  drugsIn: 'tramadol',
  lookForHi: 'id_card card mila mili kho gaya lost jama le_jaye le_jao counter notes library',
  bhugat:
    'bhugtega bhugtegi bhugatna bhugatega bhugategi keemat_chukayegi kimat_chukani keemat_chukani pachtayegi anjaam_bhugat anjam_bhugat bhugto',
  kinHi2:
    'teri_behen teri_bahan teri_chhoti tera_bhai tere_bhai teri_maa tere_maa_baap tera_parivar tere_ghar teri_beti chhoti_behen chhoti_bahan chhota_bhai',
  boughtHi: 'kharida kharid_liya khareeda kharidi le_liya mangwa_liya chhupaya',
  exHi: 'ex usko use usse us_ladki us_ladke prof warden tujhe sabko isko',
  soupHi:
    'soup_piyega straw_se daliya khichdi_khayega bistar_se_nahi_uthega saal_bhar mahine_bhar uth_nahi_payega chal_nahi_payega hospital_me_rahega',
  filmHi: 'video vidiyo banata banati bechta bechti record camera kaimra',
  changingHi:
    'changing_room chenjing_room chenjing_rum changing trial_room bathroom washroom girls_hostel garls_hostel nahate nahati',
  sellHi2: 'bechta bechti bech banata banati hai_mere_paas kharid dm link',
  stepBack:
    'peeche_nahi_hatunga piche_nahi_hatunga nahi_rukunga wapas_nahi_aaunga kood_hi_jaunga himmat_kar_lunga',
  stood: 'khada_tha khadi_thi gaya_tha gayi_thi khada_hu',
  admitHi: 'admission edmishan dakhila seat sit iim iit aims medical mbbs',
  policeCase:
    'police_case pulis_kes police_kes fir_darj arrest_warrant warrant case_hai kes_hai digital_arrest',
  closeIt: 'band_karwane band_karvane khatam_karwane rafa_dafa do_warna bhejo de_do dabane hatwane',
  upiHi: 'upi yupiai yupiaai qr phonepe gpay paytm number_pe',
  backHi: 'wapas vapas lautenge lautaunga milenge paao shaam_tak sham_tak double guna',
  beforeDay:
    'ek_din_pehle ek_din_pahle do_din_pehle raat_pehle exam_se_pehle pariksha_se_pehle pehle_hi',
  perSub: 'per_subject prati_vishay pratyek vishay subject rupae rs dm advance edvans me_milega',
  goodsHi:
    'laptop laptap laiptop macbook iphone aifon ps5 phone mobile bike camera tablet headphone',
  payBefore:
    'paise_pehle pehle_paise paise_pahle payment_pehle pehle_payment advance_me pura_advance poora_payment',
  lawful3: 'bharti verification thane shikayat jagrukta',
};
