/** As hindi-words.ts: contact details and fraud. */
export const moneyHindiWords: Readonly<Record<string, string>> = {
  theirs:
    'uska uski uske iska iski iske unka unki is_ladki us_ladki is_ladke us_ladke us_ka ladki_ka ladke_ka lund_ka us_prof is_prof senior_ka junior_ka crush_ka ex_ka usne isne',
  whose: 'ka ki ke wali wala wale vali vala',
  lives:
    'rehti rehta rahti rahta rehte rahte ghar_hai kamre_me kamre_mein room_me room_mein wali_ladki wala_ladka vali_ladki vala_ladka wala_banda wali_bandi',
  doer: 'chor dhokha dhokebaaz dhokebaz cheat jhootha jhutha harami badtameez ladki ladka wali_ladki wala_ladka fekta peeta pakda knock peeto pito pit maro maaro chakkar affair',
  roomWord: 'room rum kamra kamre flat flait makan house hostel block blok floor quarter',
  roll: 'roll_no roll_number rol_nambar rol_no rollno enrollment enrolment registration_number',
  addressWord:
    'address ades edres adres pata patta ghar_ka_pata makan_number makan_nambar ghar_sector flat_number flat_ka_pata location gali_number gali_no',
  handle:
    'insta instagram instagraam snapchat snaipchait snap telegram teligram facebook fesbuk id_hai aidi handle twitter insta_id',
  harassWord:
    'spam spaim gaali gali pareshan msg_karo message_karo mesej_karo sab_message report_karo add_karo troll bhar_do call_karo phone_karo fon_karo tang_karo chhedo',
  office:
    'office canteen mess warden hostel_office driver coordinator helpline doctor hospital security guard shop reception club college admin clinic ambulance exam lab hall kendra parikshaon printer library',
  earn: 'kamao kamaye kamayen kamaiye kamaai kamai kama kamane income inkam earning paise_kamao paisa_kamao',
  home: 'ghar_baithe ghar_se ghar_bethe roz rozana daily deli har_din har_mahine mahine ghante din_ke part_time paart_taim online mobile_se',
  money: 'paisa paise paiso paison investment rakam',
  double:
    'double_ho double_kar double_karo double_karne double_scheme double_skim double_hone dabal_karne dabal_karo dabal_ho dabal doguna duguna dugna dogune das_guna 10x triple',
  invest: 'lagao lagaye lagayen invest investment nivesh nivesh_karo',
  returns:
    'munafa return ritarn profit guarantee guaranteed garanti gaurantee wapas_milega wapas_milenge pao paye kamao double doguna dugna',
  fake: 'fake farzi farji nakli naqli jaali',
  papers:
    'degree digri marksheet marksit marks_card aadhaar aadhar pan pain_kard pan_card note noton not certificate sartifiket id_card aidi_kard passport medical medikal license licence laisens voter bill sim',
  paper:
    'paper pepar peper question_paper prashn_patra prashnapatra exam_paper answer_key pariksha',
  leak: 'leak leek lik out_ho leaked leakd',
  get: 'chahiye chaiye milega mil_jayega milegi milenge mil_jayegi dm deem msg mesej message inbox contact sampark sanpark bech beche bechna bikega rupaye rs available uplabdh dega denge banwa banwao banwani banwana banate banwate bana_ke banwa_lo half_price saste sasta sasti delivery dilivari pahucha pahuncha whatsapp vhatsap vatsap vhatsaip telegram teligram le_lo rate order',
  news: 'kisi_ko_na kisi_ko_mat na_batayen na_bataye mat_batao savdhan cancel radd jaanch cbi protest khabar news virodh savdhan saavdhan saavdhaan beware bacho bachein bachna mat pakda pakde gaya_tha hua_tha chori roko rok mukti kendra nivaran awareness jagrukta seminar karyashala workshop mana hataye khilaf nasha_mukti fraud_hai dhokha scam_hai galat kanoon police pulis report dur door_rahe door_rahein hackathon quiz contest club pratiyogita',
  loan: 'loan lon rin karz karja udhaar',
  instant:
    'bina turant instant minute minat ghante file fail processing prosesing sirf kewal keval document dokyument bina_document cibil bina_guarantee 5_minute',
  drugs:
    'ganja gaanja charas drugs drags afeem afim smack smaik cocaine kokin mdma lsd heroin heroyin tramadol tramadol_goli nasha nashe nashe_ka nasha_ka bhaang_goli ecstasy steroids bina_parchi bina_prescription',
  bet: 'satta saatta sattebazi betting beting aviator eviyetar eviator teen_patti tin_patti match_prediction matka_number casino kasino ipl_satta aaipiel_satta ipl_tip ipl_tips',
  tips: 'tip tips pakka pakki join joyn join_karo jeet munafa sure_shot hack haik guarantee profit telegram teligram predict prediction paisa_lagao id_lo rozana',
  kyc: 'kyc kevaisi kvaisi keyvaisi ke_vai_si khata account ekaunt akaunt sim bank baink card kard',
  click: 'link link_pe klik click click_karo klik_karo otp otipi oti_pi ootipi pin cvv',
  blocked:
    'band update apdet block blok verify verifai chalu suspend varna warna daalen daalein daalo dalo bhejo batao',
  lottery:
    'lottery lotri lautri inaam inam jackpot lakh laakh crore iphone aaifon aifon recharge richarge richarj gift_voucher',
  won: 'jeete jeeta jite jita jeet_gaye won lagi_hai nikli muft free fri jeetne paane',
  claim:
    'processing prosesing fees fis fee bhejen bhejein bhejo claim link klik click group forward otp number_do tax share 10_group',
  job: 'naukri job jab internship intarnship placement plesment kaam',
  fee: 'registration rajistreshan joining joyning security_deposit deposit fee fees fis advance edvans charge',
  sure: 'pakki pakka guarantee guaranteed garanti sirf kewal keval pay jama dekar do_abhi de_do refundable direct',
  instead:
    'meri_jagah mere_jagah meri_jaga kisi_aur_ki_jagah teri_jagah aapki_jagah tumhari_jagah ki_jagah_exam dummy_candidate proxy_candidate',
  exam: 'exam pariksha paper pepar test entrance ielts toefl',
  sit: 'baithne baith baithega dene_wala dene de_dunga likh likhne likhwa baithna chahiye paisa paise',
  rent: 'rent_pe rent_par rent_pe_do kiraye_par kiraye_pe kirae_par bhade_par',
  account: 'bank_account bank_khata baink_khata khata account ekaunt sim_card',
  marks: 'marks maarks number nambar attendance atendens proxy proksi praksi grade result rijalt',
  raise:
    'badhwa badha_dunga badhwa_dunga badalwa badalwa_dunga badalwa_denge lagwa lagwa_denge lagwa_dunga laga_dunga laga_denge pass_karwa theek_karwa change_karwa',
  bribe:
    'rishwat rishvat ghoos paisa paise rupaye rs paisa_do paise_do dekar fees per_class pahle pehle sampark contact dm',
  gun: 'pistol pistaul pistal katta bandook banduk tamancha revolver rivolvar',
  whatsapp: 'whatsapp vhatsap vhatsaip vatsap vhatsaep telegram teligram dm msg abhi sampark join',
  giveGet: 'lagao bhejo daalo jama_karo do',
  getBack: 'pao kamao wapas_milega wapas_milenge wapas_milega_double',
  idNumber:
    'aadhaar aadhar pan_number gadi_ka_number gaadi_ka_number gadi_number gaadi_number car_number bike_number account_number khata_number passport',
};
