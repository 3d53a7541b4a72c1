import { moreEnglishWords } from './english-words-more';
import { wideEnglishWords } from './english-words-wide';
import { joinGroups } from './join-groups';

const plainWords: Readonly<Record<string, string>> = {
  will: 'i_will ill we_will well im_going_to i_am_going_to we_are_going_to were_going_to im_gonna we_gonna gonna i_want_to we_want_to id_love_to i_would_love_to id_like_to lets ready_to plan_to planning_to i_might ima imma someone_should somebody_should i_swear cant_wait_to i_dream_of i_must we_must we_should i_should i_can',
  kill: 'kill stab shoot murder strangle choke drown burn lynch slaughter butcher behead poison rape gang_rape skin_alive gut hang smash_his smash_her smash_your break_his break_her break_your crack_your crack_his snap_your snap_his snap_her slit slit_your bash_your bash_his bash_her rip_out rip_off cut_your cut_his cut_her chop hack_you beat_you beat_him beat_her beat_them hurt_you hurt_her hurt_him hurt_your hurt_his torture mutilate maim assassinate execute finish_you finish_him finish_her end_you end_him bury_you bury_him bury_her crush_your crush_his crush_her smother electrocute cripple_you cripple_him massacre gun_down mow_down run_you_over run_him_over run_her_over run_over_him blow_your blow_his throw_acid gouge knife_you knife_him kidnap abduct molest',
  person:
    'you your u ur him his her them their everyone everybody people students prof professor teacher warden dean director principal guard hod cr that_guy that_girl that_bitch that_bastard this_guy family sister brother mother father parents girlfriend boyfriend roommate senior junior kids muslims hindus dalits girls boys guy',
  harmless:
    'chess debate finals final tournament match game games tennis fifa carrom badminton football cricket quiz race laughing slides film movie scene play drama novel book episode series song exam sem semester assignment assignments homework momo momos maggi pizza process zombie query thread lights light time photo photos video_shoot reel wedding mosquito mosquitoes cockroach cockroaches rats bug bugs weeds vibe vibes mood kindness presentation stage level boss points team trailer documentary lecture seminar law laws case awareness attendance cgpa grades code server daemon port calories fat plants plant',
  weapon:
    'knife gun pistol rifle bomb explosives grenade machete axe sword revolver shotgun katta rods hockey_sticks chains petrol_bomb ak47 dagger crowbar baseball_bat',
  bring:
    'bring bringing brought carry carrying have_a got_a i_have waiting_with be_waiting come_with coming_with smuggle hidden planted put_a placed using under_the in_my_bag in_my_pocket with_your_name for_you on_him on_her sharpened loaded',
  placeOrPerson:
    'class classroom campus college hostel school library auditorium seminar exam_hall mess canteen stage dean professor prof warden tomorrow tonight list_of_names you him her them everyone bag',
  show: 'exhibition painting kitchen workshop chef cooking museum salute metal dance play film movie drama scene airsoft vegetable bath bullet_train bullet_journal royal_enfield titration base lab experiment rain prop props toy squad drill guitar bhangra glue nerf water heat spray hot paint airbrush cosplay',
  doom: 'you_die you_are_dead youre_dead you_will_die you_will_bleed will_be_your_last is_your_last be_your_last your_last_night your_last_day last_night_on_earth last_day_on_earth your_final_breath last_breath your_body_will your_corpse his_corpse her_corpse your_dead_body never_walk_again never_breathe_again never_see_again wont_wake_up wont_see_tomorrow wont_see_the_sun wont_leave_this not_leave_alive wont_walk_out leave_in_a_body_bag body_bag six_feet_under dig_your_grave digging_your_grave kiss_your_life_goodbye say_your_prayers your_blood_on blood_on_the_walls your_days_are_numbered youre_a_dead_man you_are_a_dead_man dead_man_walking',
  joke: 'laughing_at of_laughter of_boredom of_cuteness when_you_see_the_bill of_embarrassment die_laughing',
  nextTo:
    'tonight tomorrow today if when unless for_you you him her him_again leave_alive hostel now soon wait',
  pay: 'pay_me send_me_money give_me_money transfer unless_you_pay or_your or_i or_else if_you_dont',
  pics: 'nudes pics pictures photos video videos chats screenshots mms clip secret recordings',
  expose:
    'leak leaked post upload viral send_to go_to share expose parents everyone whole_college internet',
  theirPart:
    'ass butt booty tits titties boobs breasts breast cleavage pussy cock dick thighs nipples curves hips bum panties panty underwear lingerie',
  lust: 'lick taste suck grope squeeze fondle spank kiss_all ride bang grind sniff horny juicy thick huge bounce bouncing jiggle sexy nice_pair cup_size bury_my_face cum jerk wank naked moan perky delicious show_me send_me fuck',
  medical:
    'cancer exam examination chicken stroke yoga pain surgery clinic doctor physio therapy anatomy physiology cricket gym workout injury fracture statue sculpture feeding milk lotion clinical biology veterinary horse donkey shuttle peacock moby chess tea_bag coconut wing biryani fry sandwich',
  bedTalk:
    'great_in_bed good_in_bed wild_in_bed in_my_bed ride_me ride_it_all tongue_between spread_your_legs between_your_legs between_her_legs bend_over_for down_on_me down_on_her gives_the_best_head give_me_head gives_head go_down_on one_night_stand hook_up_with_me hookup_tonight bang_her bang_him bang_you screw_her sleep_with_me slept_with_everyone sleeps_with_everyone sleeps_around rate_for_a_night touch_yourself touching_myself play_with_yourself makes_me_hard got_a_hard turned_on_by take_your_clothes_off strip_for_me undress_for lick_you suck_me suck_it_dry sit_on_my_face what_are_you_wearing_under what_colour_is_your_underwear what_color_is_your_underwear color_of_your_bra used_panties pop_her_cherry lose_your_virginity lose_my_virginity make_out_with_you dirty_talk talk_dirty phone_sex video_sex cam_show sugar_baby send_nudes trade_nudes finger_you finger_her finger_myself shoot_my_load swallow_my ejaculate_on moan_my_name moaning_for wet_for_me charge_for_one_night charge_for_a_night charge_for_the_night charge_per_night_baby get_hard_every get_hard_when_she get_hard_looking no_strings_hookup no_strings_attached_sex kiss_you_all_over',
  film: 'filmed recorded hidden_camera spy_camera hidden_cam secret_video camera recording peeping peeped photographed video link footage',
  private:
    'changing_clothes was_changing changing_room while_she_changed undressing shower showering bathing washroom bathroom bath toilet sleeping_naked girls_hostel girls_washroom upskirt',
  report:
    'report complaint complaints against awareness police beware found_out security installed cctv warden_please issue repaired cleaning plumber broken water',
  group:
    'muslim muslims hindu hindus sikh sikhs sardar sardars christian christians converts dalit dalits brahmin brahmins baniya baniyas jat jats yadav yadavs bihari biharis madrasi madrasis nepali nepalis bengali bengalis kashmiri kashmiris northeast northeastern manipuri manipuris nagas africans african nigerian nigerians blacks chinese gay gays lesbians lesbian trans transgenders transgender queers homosexuals jews jew women girls females adivasi adivasis tribals tribal reservation quota_students quota_kids quota_people reserved_category category_students sc_st obc lower_caste lower_castes low_caste low_castes immigrants bangladeshis rohingyas pakistanis disabled handicapped autistic cripples south_indians north_indians punjabis marwaris gujaratis tamils mallus upper_caste upper_castes parsis jains buddhists',
  hate: 'terrorist terrorists thief thieves pig pigs dog dogs dirty filthy filth rats rat vermin cockroaches animals animal monkey monkeys beggar beggars scum whores whore sluts cheap stupid dumb useless criminals parasites parasite disease diseased cure_them kick_them kicked_out wiped wipe_out wiped_from exterminate exterminated eradicate deport deported gas_them no_brains brainless inferior subhuman savages uncivilised uncivilized barbaric smelly stink stinks pollute pollutes polluting stole_our steal_our stealing_our ruin_our ruined_our dealers drug_dealing rapists jihadis go_back goback not_welcome dont_belong do_not_belong belong_in_the_kitchen too_stupid too_weak should_be_killed should_be_shot should_be_banned should_clean should_not_be_allowed not_allowed dont_deserve do_not_deserve run_the_banks run_the_media control_the_media greedy traitors anti_national anti_nationals curse cursed untouchable untouchables impure unclean gold_diggers drink_urine cow_piss dont_rent_to we_dont_rent never_hire dont_trust cant_be_trusted snakes burden stay_home cancer_of plague mentally_ill sick_people abomination perverts sinners deserve_to_die are_all_the_same freaks freak',
  against:
    'against seminar history lecture literature studies rights film play panel talk research paper wrong_to_say stop_saying myth stereotype stereotypes not_all are_not arent discrimination policy helpline committee support equality protest quote novel scholarship scholarships fest festival meet team trial trials football cricket',
  worthless:
    'worthless pathetic useless garbage trash scum disgusting filthy ugly fat stupid idiot idiotic dumb moron loser coward piece_of waste_of_space waste_of_oxygen disgrace parasite rat pig cow dog swine vermin creep imbecile brainless spineless retard failure joke_of_a wretch filth slime maggot cockroach',
  youAre: 'you youre your ur u_are he_is shes she_is hes they_are theyre that_guy this_guy',
  wishGone:
    'drink_bleach go_hang_yourself hang_yourself kill_yourself end_yourself go_die do_us_a_favour_and_disappear do_us_a_favor_and_disappear do_the_world_a_favour do_the_world_a_favor better_off_without_you better_if_you_were_dead better_if_you_died should_have_aborted shouldve_aborted mistake_of_your_parents nobody_would_miss_you no_one_would_miss_you nobody_likes_you nobody_loves_you wish_you_were_never_born wish_you_were_dead rot_in_hell burn_in_hell go_to_hell jump_off_a_bridge jump_off_a_cliff slit_your_wrists eat_shit lick_my_boots kiss_my_ass eat_my_ass screw_you suck_it_loser son_of_a_whore spit_on_you spit_on_your spit_in_your wipe_my_ass_with',
  me: 'i im ive me my myself mine',
  die: 'kill_myself end_my_life end_it_all suicide suicidal hang_myself overdose disappear_forever cut_myself cutting_myself hurt_myself hurting_myself burn_myself starve_myself drown_myself',
  want: 'want wanna going_to gonna plan planning thinking thought_of thoughts_of decided tempted urge ways_to every_time cant_stop again only_thing on_purpose keep ready_to feel_like feeling',
  selfOnly:
    'kill_myself killing_myself end_my_life ending_my_life take_my_life take_my_own_life hang_myself hanging_myself cutting_my_arms cutting_my_wrists slit_my_wrists harm_myself my_suicide goodbye_letter goodbye_note end_it_tonight going_to_end_it end_it_all dont_want_to_live do_not_want_to_live dont_want_to_be_alive dont_want_to_be_here_anymore dont_want_to_exist no_reason_to_live nothing_to_live_for nothing_left_to_live life_isnt_worth life_is_not_worth not_worth_living happier_without_me better_without_me better_off_without_me better_off_dead never_wake_up_again and_never_wake_up never_waking_up i_want_to_die i_wanna_die want_to_be_dead wanting_to_die i_wish_i_was_dead i_wish_i_were_dead wish_i_was_never_born wish_i_had_never_been_born painless_way_to_die painful_way_to_die ways_to_die if_i_was_dead if_i_were_dead burden_to_everyone burden_on_everyone tired_of_living tired_of_being_alive sick_of_living want_it_all_to_end cant_go_on_living wish_i_could_disappear_forever world_without_me',
  notMe:
    'prevention helpline poster awareness play film movie character novel documentary book not_a lecture seminar laughing heat cuteness embarrassment hunger boredom see_the eat_the try_the for_a_momo for_momos to_see_the to_know to_watch hair nails finger_in onions counsellor_said assignment process cake',
  theirs:
    'her his their this_girl this_guy that_girl that_guy the_girl the_guy girl_who guy_who snitch bitch she he',
  lives:
    'lives_at lives_in stays_at stays_in home_address address apartment apartments parked number_plate house',
  handle: 'insta instagram snapchat snap handle twitter telegram facebook',
  spam: 'spam spam_her spam_him report_her report_him troll harass dm_her dm_him message_her message_him abuse_her abuse_him add_her',
  aadhaar: 'aadhaar aadhar pan_number passport_number bank_account account_number license_plate',
  lookFor:
    'collect lost found bring id_card please_report contact_the helpdesk desk jersey result results list shortlisted',
  earn: 'earn earning make_money making_money income per_day a_day per_hour an_hour weekly_income daily_income passive_income',
  easy: 'from_home work_from_home no_skills no_skill no_experience easy_money typing data_entry message_now dm_now whatsapp_now whatsapp dm join_now guaranteed part_time_job just_your_phone telegram registration joining_fee limited_slots',
  leak: 'leaked leak leaking stolen_paper advance_copy',
  paper:
    'paper papers question_paper question_papers exam_paper answer_key answers end_sem mid_sem',
  sell: 'selling sell sale each dm rs rupees available for_sale price buy contact buying want',
  doubled:
    'double_your_money double_your_investment doubles_your double_the_money triple_your triple_money 10x returns_promised guaranteed_returns guaranteed_profit returns_guaranteed assured_returns 100_profit fixed_profit risk_free_profit',
  invest: 'invest investment crypto pool bitcoin forex trading scheme week days deposit send money',
  drugs:
    'weed ganja charas marijuana cannabis mdma ecstasy lsd heroin brown_sugar meth ketamine edibles joints tramadol adderall_without shrooms stuff_to_smoke cocaine acid_tabs weed_and_pills party_pills',
  deal: 'selling sell delivered delivery deliver menu dm available rates gram grams buy order stash home_delivery hostel_delivery price cheap hit_me_up contact score chahiye milega mil_jayega',
  lawn: 'lawn garden sunday prevention rehab awareness popcorn sleeping vitamin vitamins medical_room headache algorithm function functions table pharmacy prescription anti campaign movie',
  fake: 'fake forged counterfeit bogus photoshopped cloned stolen hacked',
  papersOf:
    'certificate certificates degree degrees marksheet marksheets id ids notes currency passport licence license medical_certificate aadhaar netflix cards accounts phones phone laptops account credit_card debit_card cards_here bill followers',
  made: 'made make selling sell cheap buy for_sale no_bill no_questions half_price cards_here',
  beware:
    'beware warning careful avoid scam_alert do_not dont never report reported lost found police awareness news racket busted spot_fake message_going',
  bank: 'bank_account account accounts upi sim',
  rentOut:
    'rent_me rent_out rent_your renting lend_me_your lend_your for_10_percent commission percent of_every_transfer mule',
  blocked:
    'blocked suspended deactivated kyc verify update expire expired expires won winner selected',
  otp: 'otp this_link link click pin cvv password_here card_number bank_details',
  examFor:
    'write_your_exam write_your_exams take_your_exam take_your_test give_your_exam sit_for_you sit_in_your_place write_exam_for appear_for_you proxy_exam do_your_exam solve_your_exam exam_in_my_place take_my_exam write_my_exam dummy_candidate',
  betting: 'betting satta match_fixing fixed_match aviator casino_app',
  tips: 'tips sure_shot sureshot win_every guaranteed profit hack prediction predictions fixed',
  lottery: 'lottery lakh lakhs crore jackpot iphone inheritance',
  claim: 'processing_fee claim send_the_fee send_the transfer_tax share_this',
  jobFee:
    'internship_offer job_offer offer_letter work_from_home data_entry typing_job online_job guaranteed_internship guaranteed_job internship job',
  payFirst:
    'pay_1999 pay_only pay_now pay_just now_to_confirm refundable_fee refundable_deposit fee_refundable fully_refundable',
  official: 'hostel mess college tuition library portal office fees alumni caution convocation',
  worthlessToo:
    'worthless pathetic useless garbage trash scum disgusting filthy ugly fat stupid idiot dumb moron loser coward space oxygen shit disgrace parasite rat pig cow dog swine creep retard failure wretch ashamed nobody little disappear mother face',
  notYou:
    'dont not isnt arent never sorry sweater dinner rescue farm food mess assignment code wifi app',
  roomNumbered: 'room flat block house',
  whoseRoom:
    'guy girl boy snitch hostel who thief cheater cheats creep knock visit find lives stays bitch',
  herLegs: 'her_legs your_legs sexy_legs her_body your_body her_bra your_bra',
  herLegsDo: 'taste lick spread_your kiss grope squeeze caress fuck naked undress smell_your sniff',
  whom: 'her girls girl she ladies women ladkiyon roommate him his sister friend hostel classmate',
  jumpWord: 'jump jumping jumped leap leaping',
  roof: 'roof rooftop terrace bridge balcony train tracks building window cliff floor',
  jumpWant: 'want wanting wanted thinking thought going_to stood urge tempted almost end tonight',
  pillsWord:
    'sleeping_pills bottle_of_pills handful_of_pills too_many_pills all_the_pills all_my_pills lot_of_pills thirty_pills whole_strip',
  pillsDo: 'took swallowed take taking swallow ate overdosed overdose',
  wonIt: 'won winner selected congratulations lucky',
  generalEn:
    'all every always are these those dirty bloody filthy go you so our should no back people',
};

/** Word groups of English for the frames, as in hindi-words.ts. */
export const englishWords = joinGroups(plainWords, moreEnglishWords, wideEnglishWords);
