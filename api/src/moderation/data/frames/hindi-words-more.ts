/** As hindi-words.ts: contempt, self-harm, contact details and fraud. */
export const moreHindiWords: Readonly<Record<string, string>> = {
  group:
    'musalman musalmaan musalmano musalmanon muslim muslims muslmano muslimo hindu hindus hinduo hinduon isai isaai isaiyon christian christians kristan sikh sikhs sikhon sardar sardaron sardaro dalit dalits dalito daliton brahman brahmin brahmins brahmano bahman bamano pandit pandito panditon baniya baniye baniyon jaat jaaton jato yadav yadavon thakuron rajputon bihari bihariyon biharis madrasi madrasiyon nepali nepaliyon bangali bengali bengaliyon kashmiri kashmiriyon kashmiris pahadi pahadiyon adivasi adivasiyon harijan harijano harijanon gay gays samlaingik samlengik lesbian hijde hijdo hijdon kinnar kinnaron transgender trans ladkiyan ladkiya ladkiyon ladkiyo aurat aurten auraten aurato auraton mahilayen mahilaon mahilao yahudi yahudiyon jews rohingya bangladeshi bangladeshiyon bangladesiyon pakistani pakistaniyon quota_wale quota_walo kota_wale kote_wale kote_walon kota_walon reservation_wale reservation_walo rijarveshan_wale arakshan_wale aarakshan_wale arakshit sc_st obc_wale neech_jaat neechi_jaat neechi_jati nichi_jaat neechi_jaati chhoti_jaat chhoti_jaati northeast northist purvottar pathan pathano sindhi marwari marwadi gujarati gujju punjabi punjabiyon marathi bengalan langde apahij viklang divyang african africans afriki afrikan habshi chamaro parsi jain jainio momin momino south_indian tamil_log mallu sharnarthi gujjar gujjaron meena meenao valmiki paswan pichhde pichhdi_jati up_wale haryanvi lower_caste',
  hate: 'chor gaddar gaddaar aatankwadi atankwadi aatankvadi atankvadi aatanki jihadi suar suwar sooar kutte kutta janwar jaanwar gande ganda gandi gandagi gandgi kide keede kida makode makaude bhikhari bhikari nikamme nikamma nikammi gawar ganwar jangli bewakuf bewkoof bevakuf pagal bimari beemari bimaar bimar kalank dhongi pakhandi lutere gunde goonde chalu chaalu bikau sasti saste neech nich deshdrohi desdrohi ghuspaithiya ghuspaithiye ghatiya kanjus kanjoos makkhichoos anpadh jahil zaahil badbudar badboo gobar kaid nasoor kodh abhishap shaap bojh haramkhor napak mlechchh maleccha dimag_nahi dimaag_nahi akal_nahi akl_nahi dimag_ghutne akal_ghutne ghutne_me ghutne_mein nafrat charitraheen charitrahin dhokebaaz dhokebaz behaya besharam danga dangai bacha_paida haraami kamchor aalsi nashedi namard ullu gadhe gadha nich_log apavitra ashuddh laalchi lalchi bekar jhoothe jhuthe makkar pair_ki_jooti pairon_ki_jooti pair_ki_juti bachche_paida_karne bewafa akal_se_paidal dimag_se_paidal izzat_nahi dushman gandgi_faila khatmal deemak dimak kaamchor muft_khor muftkhor sookhe_bhikhari chor_uchakke uchakke haramkhor anpadh_gawar kisi_kaam_ke_nahi',
  expel:
    'nikalo nikaalo bhagao bhaga_do pakistan_jao pakistan_bhej pakistan_chale pakistan_bhejo bangladesh_bhejo nepal_bhag nepal_jao nepal_bhejo desh_chhodo desh_se_nikal wapas_jao vapas_jao kuchal_do kaat_do mita_do khatam_karo bahishkar kamra_mat room_mat jungle_jao jungle_bhejo jangal_bhejo ghusne_mat andar_mat saath_mat sath_mat alag_baith alag_baithao alag_baitho alag_khao mat_baith mat_baitho mat_baitho_inke padhne_ke_layak haq_nahi seat_kha seat_kha_li seat_chheen tukdo_pe tukdon_par padosi_mat kiraye_par_nahi paani_nahi pani_nahi chhuna_mat hath_ka_pani haath_ka_paani juthe_bartan gas_chamber goli_maro hitler_ne coding_nahi engineering_nahi injiniyaring_mein_nahi gadi_chalana gaadi_chalana naukri_nahi paida_karne jagah_ghar jagah_chulhe khatm_karo',
  against:
    'khilaf against virodh virodhi galat wrong bhedbhav bhedbhaav seminar sangoshthi sammelan itihas itihaas sahitya kavita adhikar adhikaron film natak mela mahotsav charcha vyakhyan research shodh paper upanyas kitab mat_bolo mat_kaho mat_kehna mat_bulao mat_samjho stereotype myth soch_galat kehna_galat maafi sorry sharm_ki_baat discrimination nfrat_band nafrat_band samanta barabari aam beema',
  disabled:
    'langda langde langdi lula apahij andha andhe bahra behra goonga gunga tunda totla mandbuddhi mand_buddhi pagalkhane',
  disabledDo:
    'bojh team_me tim_me kisne_liya kaam_ka nikalo saale sala kahin_ka kahi_ka aukat chal_nahi nikamma',
  untouchable:
    'achhut achhoot achoot acchut neech_jaat neechi_jaat shudra shoodra bhangi chamar chuhra dom mahar_kahin',
  untouchableDo:
    'saath sath khana pani paani chhu chhuna mat glass bartan pair pairon paon hath haath baith kursi ghar mandir kuan aukat saale kahin_ka jhadu jhaadu toilet naali safai',
  aulad:
    'aulad aulaad bachcha bachche bachhe bacche baccha pilla pille pillo paidaish paidaaish beej khoon_hai nasl jani jane',
  animal:
    'kutte kutta kutiya suar suwar sooar gadhe gadha haram haraam harami randi raand rand najayaz najaayaz ullu bandar kamine kamina bhadwe chudail dalle hijde do_number_ki',
  pups: 'cute pyari parking biscuit kya_jane_adrak jane_adrak adrak vaccine dost pyare pyara pyari palan shivir chai biscuit roti khana doodh vet tika naam_kya mili mile adopt god',
  mother:
    'maa ma mummy ammi amma mai_ki maa_ki behen bahan behan ben bhen bahen beti baap bap abba khandan',
  obscene:
    'chudi chuda chudwa chudai chudwane chudaye chud chodu chod chodunga chode chodta choduga bhosda bhosdi bhosde bhosada chut choot gaand gand lauda laude lode lund takka takke tatti randi raand rand mara_le',
  dieYou:
    'mar_ja marja mar_jao mar_jaa doob_mar dub_mar doob_ke_mar kat_mar jal_mar jaake_mar jakar_mar mar_kahin mar_kyu_nahi mar_kyon_nahi suicide_kar_le suicide_karle fansi_laga_le latak_ja zeher_kha_le zahar_kha_le chullu_bhar',
  lovely:
    'maggi garmi hansi hans bhookh bhukh neend nind exam sharma pyaar pyar ishq padhai bore boring thand sharm',
  spit: 'thook thuk thookta thukta thookunga thoo thu moot mut mutunga mootunga tatti potty gobar kaalikh kalikh joota jute joote chappal',
  face: 'shakal shakl shaql muh munh mooh moonh thobda chehra tujhpe tujhpar tujh_par tujh_pe tere_upar tere_par sabke_samne',
  born: 'paida paida_kiya paida_hua paida_karke janm jana',
  bornBad:
    'galti bojh kyu_hua kyon_hua kyu_kiya kyun_hua nahi_hona kalank paap gunah girwa gira_deti',
  nothing:
    'do_kaudi kaudi_ka aukat_nahi aukat_kya aukaat_nahi aukat_me_reh jhaat jhant naali_ke naali_ka nali_ke nali_ka gandi_naali keede_makode kide_makode gand_ka_kida dharti_ka_bojh dharti_par_bojh samaj_ka_kooda',
  youAre:
    'tu tum tera tere teri saale sale saala sala kahin_ka kahi_ka insaan insan aadmi aurat log hai_tu hai_wo baap chal',
  me: 'main mai mein mujhe mujhko mujhse mera meri mere khud khudko apne apni apna maine hum humse hu hoon',
  die: 'mar_jana mar_jau mar_jaun mar_hi_jau mar_jaane mar_jane suicide suisaid susaid khudkushi khudkusi aatmhatya atmahatya aatmahatya atmhatya jaan_de jaan_dena jaan_dene jaan_de_du fansi faansi phansi phaansi latak_jau zeher_kha zahar_kha zeher_pi zahar_pi zeher_kha_lunga phenyl_pi nas_kaat nass_kaat nas_katna kalai_kaat kalai_kat duniya_chhod duniya_chhodna duniya_se_jana duniya_se_chala is_duniya_se hamesha_ke_liye_so hamesha_ke_liye_ja hamesha_ke_liye_chala kabhi_na_uthu kabhi_na_uthun aakhri_message aakhri_mesej akhri_message alvida paida_hi_nahi chot_pahuchana chot_pahunchane chot_pahuchane nuksan_pahuchane zakhm_de jeena_nahi jina_nahi nahi_jeena nahi_jina jeene_ka_mann_nahi jeena_bekar jina_bekar jeene_ki_vajah jeene_ka_koi jeene_ki_ichchha jiya_nahi marne_ka_mann bojh_hu bojh_ban bojh_hoon latak_jau latak_jaunga phande_se_latak pankhe_se_latak khud_ko_khatam aakhri_din_hai marna_chahta marna_chahti marna_hai mar_jana_hai mar_jana_chahiye',
  dieOnly:
    'suicide_karna suicide_karne suicide_kar_lunga suicide_kar_lungi suicide_note suisaid_not susaid_note khudkushi_karne khudkushi_kar_lunga khudkushi_kar_lungi aatmhatya_kar_lunga atmahatya_karne aatmhatya_karna jeena_nahi_chahta jeena_nahi_chahti jina_nahi_chahta jina_nahi_chahti nahi_jeena_chahta jeena_chahta_nahi jeene_ki_koi_vajah jeene_ka_koi_matlab jeene_ka_koi_maqsad jiya_nahi_jata jiya_nahi_jaata nahi_jiya_jata nahi_jiya_jaata nahi_jeena_ab ab_nahi_jeena aur_nahi_jeena fansi_laga_lunga fansi_laga_lungi faansi_laga_lunga phansi_laga_lu zeher_kha_lunga zeher_kha_lungi zahar_kha_lunga zahar_pi_lunga nas_kaat_lu nas_kaat_li nas_kaat_lunga jaan_de_dunga jaan_de_dungi jaan_dene_ka jaan_dene_wala khud_ko_khatam zindagi_khatam_kar apni_jaan_le marne_ke_tarike suicide_ke_tarike suisaid_karne mar_jana_chahta mar_jana_chahti marna_chahta marna_chahti marna_chahta_hu mar_jaun_to mar_jau_to mar_jane_ka_mann mar_jaane_ka_mann marne_ka_faisla jeene_layak_nahi zinda_nahi_rehna zinda_nahi_rahna zinda_rehne_ka_mann_nahi hamesha_ke_liye_so_jana hamesha_ke_liye_so_jau',
  jump: 'kood_jaunga kood_jaungi kood_jau kood_jaun koodne_wala koodne_wali kood_ke kood_kar koodkar kud_kar_jaan koodunga koodungi koodne_ka kood_jana',
  height:
    'train tren chhat chat terrace teres pul bridge nadi nala building bilding manzil metro patri patriyon kuan kuen khai',
  pills:
    'neend_ki_goli neend_ki_goliyan neend_ki_goliya nind_ki_goliyan nind_ki_goli sleeping_pills bahut_saari_goliyan saari_goliyan poori_strip',
  swallow: 'kha khali kha_li kha_lunga kha_lungi khaunga khane nigal nigal_li le_li',
  missMe: 'yaad farak fark farq rona royega rota miss khush',
  ifIDie:
    'mar_gaya mar_gayi mar_jau mar_jaun marne_se maut na_rahu nahi_rahunga chala_gaya chali_gayi mere_bina mere_baad',
  joking:
    'fursat prevention roktham rokthaam din_par divas garmi hansi hans bhookh bhukh maggi maigi poster essay nibandh debate bahas kanoon natak film movie song gaana filam novel helpline program karyakram awareness kahani scene workshop machhar thand billi kutta dada dadaji nana nani kavita saza saja bhagat exam_ne assignment prof_ne boring bore lecture sharm pyaar pyar tujhpe tum_par character kirdar rehearsal padh film_ka drama plot garmi_se thakan party paper_ne',
  hope: 'kabhi_haar koshish umeed ummeed ummid himmat',
  exam: 'exam pariksha backlog backlogs paper viva waiva quiz attendance result fail sem semester cgpa placement',
  doomHand:
    'mere_haath mere_haathon mere_hath mere_hathon mere_haatho hamare_haath humare_haath mere_se humse_bach mere_haath_se dekh_lena likh_ke',
  wipe: 'khatam khatm mita nahi_chhodunga nahi_chhodenge nahi_chodunga tabah barbad ujaad naam_mita jala_dunga maar_dunga uda_dunga nash',
  goes: 'ghumega ghoomega ghumegi jayega jaega jayegi bhej_dunga bhej_denge pahucha_dunga pahuncha_dunga pahucha_denge baithega rahega',
  fest: 'fest farewell freshers trip winner winners birthday janamdin album club annual',
  chore:
    'assignment syllabus project homework notes note code report file fail record rikard kaam kam ticket tiket phone fon diya deepak agarbatti mombatti chadar charger homework',
  medical:
    'cancer kainsar doctor daktar hospital aspatal physio surgery gym yoga yog kasrat vyayam dard chot exercise swasthya jaanch gay cow gai bakri bhains doodhwala doodhwale',
  strikeDo:
    'maarunga marunga maar_dunga padega padegi khayega khaega khaegi lagaunga laga_dunga jad_dunga dhar_dunga rakh_dunga rasid_karunga maarenge padenge',
  doctor: 'doctor daktar bukhar headache sardard sir_dard dard medical prescription parcha',
  pets: 'kutta billi dog cat dada dadaji nana nani farewell hostel college graduation',
  sip: 'sip fd mutual kaise lecture club workshop karyashala',
  education: 'education shiksha bank_wale camp scheme vidya lakshmi portal',
  general:
    'sab sabhi saare sare saari hote hoti hota log logo logon kaum qaum jaat jaati saale sale hamesha ye yeh inki inke inko inhe wale wali kahin_ka kahi_ka khoon nasl hi aate',
  women:
    'ladkiyan ladkiya ladkiyon ladkiyo ladki aurat aurten auraten auraton aurato mahilayen mahilaon mahila women girls',
  kitchenWord:
    'kitchen kichan rasoi chulha chulhe choolhe bartan chaka_belan roti_banao ghar_sambhalo',
  kitchenDo: 'jagah jao sambhalo karo_bas hi chahiye layak kaam bhejo rehna raho',
  beat: 'maro maaro maar_do kuchal_do kuchal_dalo saaf_karo mita_do khatam_karo kaat_do jala_do goli_maro mara_sahi sahi_mara sahi_kiya',
  blade: 'blade bled razor chaku',
  cutSelf: 'kaat kaatta kaatti katta katti kaati chala chalata chalane chalane_se ragad sukoon',
  ownArm: 'haath hath kalai nas nass khud apni apne baahon jaangh',
  forever: 'hamesha_ke_liye hamesha_ke_lie sada_ke_liye',
  leaveWorld:
    'so_jana so_jau so_jaunga so_jaungi jana_chahta jana_chahti chala_jau chali_jau chala_jaunga chali_jaungi na_uthu duniya dunia khamosh',
  suicideWord:
    'suicide susaid suisaid suesaid sucide khudkushi khudkhushi khudkusi atmahatya aatmahatya atmhatya aatmhatya',
  suicideDo:
    'alawa alaava siva chara chaara rasta raasta option vikalp soch sochta sochti socha sochne faisla karna karne kar_lu kar_lunga kar_lungi karunga karungi kar_raha kar_rahi koshish tarika tarike mann man khayal vichar icchha ichchha ',
  deathWord:
    'marna marne mar_jana mar_jaana mar_jane mar_jaane mar_jau mar_jaun mar_jaata mar_jati mrityu maut jaan_dena jaan_de khatam_ho_jana',
  deathWish:
    'behtar beehtar accha_hai achha_hai acha_hai accha_hota achha_hota rasta raasta sochta sochti sochne khayal vichar mann_karta mann_hai mann_kar faisla ichchha iccha sukoon sukun dua intezar intezaar chahta_hu chahti_hu chahta_hoon aasan option bachi bacha behtareen',
  life: 'zindagi jindagi jindgi jeene jeena jina jiu jeevan jivan jiyu saans',
  lifeBad:
    'bekar matlab_nahi matlab_kya vajah_nahi wajah_nahi bojh_lagti bojh_ban khatam_kar khatm_kar khatam_ho_chuki thak_gaya_hu_zindagi ub_gaya ub_gayi nahi_chahta nahi_chahti mann_nahi man_nahi maqsad_nahi maksad_nahi fayda_nahi nafrat_ho samapt_kar koi_wajah_nahi koi_vajah_nahi koi_matlab_nahi ichchha_nahi iccha_nahi narak haar_gaya haar_gayi khud_khatam',
  farewell: 'alvida alwida antim_pranam aakhri_salaam aakhri_message aakhri_khat',
  farewellTo:
    'duniya sabko sab_ko hamesha zindagi mummy papa maa maaf maafi khatam ja_raha ja_rahi',
  wrist: 'nas nass nase kalai kalaai apna_haath apne_haath apni_baah gala_apna',
  cutWrist: 'kaat kaat_li kaat_lu kaatna kaatne kat_li kaatkar kaati ghont cheer',
  mince: 'chatni bharta keema kima qeema kachumar tukde tukde_tukde boti_boti raakh bhurta',
  minceDo:
    'bana_dunga bana_denge bana_dalunga kar_dunga kar_denge karunga karenge nikal_dunga nikal_denge kar_dalunga',
  ko: 'ko',
  hurtPerson:
    'maar_dunga maar_denge maarunga_jaan maar_dalunga maar_dalenge maar_daalunga maar_daalenge peet_dunga peet_denge peetunga peetenge thok_dunga thok_denge kaat_dalunga kaat_daalenge jala_dalunga jaan_se_maar jaan_se_marunga jaan_se_maarunga tapka_dunga tapka_denge kidnap_kar rape_kar rep_kar balatkar_kar latka_dunga zinda_jala zinda_gaad khoon_kar qatl_kar murder_kar',
  passive:
    'maara_jayega mara_jayega kaat_diya_jayega jala_diya_jayega maar_diya_jayega utha_liya_jayega khatam_kar_diya_jayega thok_diya_jayega fansi_chadha fansi_par_chadha fansi_de_do fansi_pe_latka fansi_par_latka',
  aimed:
    'tu tum tera tere teri saale saala sala abe oye kahin_ka kahi_ka kahin_ki hai_tu wo woh ye teri_tarah tere_jaise tere_jaisa',
  insult:
    'nalayak nalaayak kamina kamine kamini harami haraami neech chirkut chirkoot tuchcha tuccha lafanga lafange behaya namard dalla dallal dalal bhikhari bhikari manhoos manhus kambakht makkar jahil zaleel jaleel kameena kameene gawar charitraheen dhokebaaz ghatiya_insaan ghatiya_aadmi gatar_chhap do_takke do_take_ka nikamma_insaan badchalan besharam_insaan luchcha lucha patit paapi papi',
  notMeant:
    'dost doston yaar yar friend bestie pyara pyaari miss film movie song gaana nahi mat role kirdar drama natak kahani',
};
