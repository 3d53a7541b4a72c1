/** As english-words.ts: what threatens, harasses or cheats in more roundabout words. */
export const moreEnglishWords: Readonly<Record<string, string>> = {
  will: 'im_coming i_am_coming someone_please somebody_please youd_better i_would_happily id_happily i_need_to i_have_to i_could i_would_love_to we_could i_promise_to mark_my_words one_day_i next_time_i next_time_we',
  kill: 'drag_you drag_him drag_her drag_them slice slice_your slash_your slash_his stomp_on_your kick_your_teeth knock_your_teeth knock_all_your bleed_you impale decapitate disembowel dismember suffocate push_you_off push_him_off push_her_off throw_you_off throw_him_off throw_her_off poison_your break_their beat_the_life cut_you cut_him stone_him stone_her tie_you_up smack_your_head crack_open burn_you burn_him burn_her make_you_bleed make_him_bleed make_her_bleed',
  doom: 'wake_up_with_no you_wont_walk_home wont_walk_home wont_reach_home wont_get_home_alive wont_make_it_home find_you_in_pieces find_him_in_pieces count_your_days counting_your_days watch_you_bleed watch_him_bleed watch_her_bleed watch_you_die watch_him_die watch_her_die watch_you_burn see_you_bleed see_him_bleed dance_on_your_grave piss_on_your_grave spit_on_your_grave bury_your_family sister_will_be_next sister_is_next brother_is_next family_is_next family_will_be_next mother_is_next open_fire_in open_fire_at open_fire_on shoot_up_the a_bullet_with feed_you_to feed_him_to wont_live_to_see will_not_live_to_see not_live_to_tell life_ends_tonight life_will_end breathe_your_last your_own_blood pool_of_blood drown_in_your_blood choke_on_your_blood reach_home_alive go_home_in_a sleep_tonight_because knife_in_your_back knife_to_your_throat gun_to_your_head bullet_to_your_head acid_on_your_face acid_in_your_face eat_through_a_straw eating_through_a_straw drink_through_a_straw sleep_with_your_door_locked death_look_like_an_accident make_you_disappear make_him_disappear make_her_disappear have_you_killed have_him_killed have_her_killed get_you_killed get_him_killed get_you_lynched found_hanging parade_you parade_her parade_him strip_you_and strip_him_and glass_in_your_food glass_in_the_food chop_off_your chop_your_hand chop_your_hands chop_off_his must_die_today deserves_a_bullet deserve_a_bullet deserves_to_be_shot bus_crashes_and hope_you_crash hope_your_bus hope_your_plane hope_you_all_die hope_they_all_die never_leave_here_alive',
  toYou:
    'coming_to_your coming_to_her coming_to_his coming_for coming_to_get waiting_for_you wait_for_you waiting_outside wait_outside visit_you visit_your find_you find_him find_her knows_your know_your know_where knows_where outside_your at_your_door in_your_room your_bus_stop your_hostel your_room be_waiting after_you catch_you meet_you_with greet_you_with',
  blunt:
    'hockey_stick iron_rod iron_rods baseball_bat cricket_bats sticks lathis hammer brick bricks belts razor acid petrol',
  endsUp:
    'you_will_end_up youll_end_up you_will_leave youll_leave you_will_go youll_go youre_going_to_be you_are_going_to_be you_will_be youll_be he_will_be hell_be she_will_be shell_be put_you put_him put_her send_you send_him send_her lying wake_up he_ends_up she_ends_up',
  hospital:
    'ambulance hospital_bed icu morgue coffin graveyard cemetery stretcher wheelchair ventilator body_bag intensive_care life_support obituary',
  pay: 'do_what_i_say do_as_i_say meet_me_or sleep_with_me_or send_money_or send_me_nudes_or dont_tell_anyone keep_quiet pay_up pay',
  expose:
    'father mother dad mom family hod goes_to goes_online on_every_group on_the_internet everywhere',
  burnIt: 'set_your set_his set_her set_their set_the set_this burn_your burn_his burn_her',
  onFire: 'on_fire ablaze to_ashes to_the_ground',
  gallows:
    'from_the_flagpole from_a_tree from_the_tree from_the_ceiling from_the_fan from_a_pole by_the_neck by_his_neck by_her_neck in_public publicly in_front_of_everyone',
  hangIt: 'hang hanged hung lynch lynched string_up strung_up beaten flogged stoned',
  blowUp:
    'blow_up_tomorrow will_explode is_going_to_explode going_to_blow_up will_be_blown_up goes_off_at will_go_up_in_flames will_burn_down will_be_bombed',
  building:
    'exam_hall hall hostel college campus building library canteen mess office block auditorium department',
  poisonIt:
    'poison_it poison_the poison_your poison_his poison_her spike_your spike_her spike_it drug_her drug_your put_poison mix_poison add_poison',
  foodOf: 'drink drinks food water tea coffee tank mess lunch dinner bottle',
  rats: 'rats mosquitoes cockroaches bugs pests weeds ants',

  wishGone:
    'lick_my_shoes lick_my_feet lick_my_boots existence_is_a_mistake existence_is_pointless existence_offends existence_is_an_insult drop_dead_you hope_you_choke should_have_been_drowned should_have_been_a_stain shame_to_your_family embarrassment_to_your_family nobody_wants_you_alive wish_cancer_on uninstall_life delete_yourself remove_yourself_from_the_gene best_part_of_you_ran your_mother_regrets your_mom_regrets your_parents_regret mother_is_ashamed_of_you',
  quick:
    'same_day upi back guaranteed instantly instant one_hour an_hour 24_hours hours minutes today days trusted profit double',
  selfOnly:
    'i_will_be_dead ill_be_dead last_time_you_will_hear_from last_time_youll_hear_from never_hear_from_me_again wont_hear_from_me_again burn_myself_with burning_myself_with burn_myself_to cut_myself_to cut_myself_when cut_myself_because cut_myself_at cutting_myself_to hurt_myself_when hurt_myself_to hurt_myself_because starve_myself_because starving_myself_because i_deserve_to_die walk_into_the_lake walk_into_the_sea walk_into_the_river walk_into_the_ocean walk_into_traffic lie_on_the_tracks lying_on_the_tracks lying_on_the_railway lie_on_the_railway lie_down_on_the_tracks sleep_on_the_tracks step_in_front_of_a jump_in_front_of jump_under_a pain_to_stop_forever done_with_life done_with_living done_with_this_life see_myself_alive wont_be_alive_by wont_be_alive_tomorrow not_be_alive_by wont_be_here_tomorrow i_wont_wake_up hoping_i_dont_wake hope_i_dont_wake hope_i_never_wake pray_i_dont_wake wish_i_wouldnt_wake relapsed_and_cut fresh_cuts_on my_life_ends end_my_suffering end_my_misery end_my_pain ending_my_suffering put_me_out_of_my_misery i_have_nobody_and_i_want_out life_has_no_meaning_anymore no_will_to_live lost_the_will_to_live lost_my_will_to_live no_hope_left_for_me dont_deserve_to_live dont_deserve_to_be_alive rather_die_than_live prefer_to_be_dead good_day_to_die easiest_way_to_die best_way_to_die quickest_way_to_die fastest_way_to_die how_to_die_without how_to_die_painlessly how_to_end_my_life my_final_goodbye this_is_my_goodbye saying_my_goodbyes my_last_words_to_you planning_to_die plan_to_die planned_my_death planning_my_death date_of_my_death tried_to_die attempted_to_die jumping_off_the_roof jump_off_the_roof jump_off_the_terrace jump_off_the_bridge jump_off_my_hostel slash_my_wrists cut_my_veins open_my_veins tie_the_noose tied_a_noose made_a_noose noose_is_ready rope_is_ready rope_around_my_neck gun_to_my_head hate_being_alive plan_to_end_it plan_to_end_everything cut_deeper_today cut_deeper_tonight overdosed_twice overdosed_again overdosed_last attempted_twice attempted_last tried_ending_it regret_being_alive regret_surviving wish_i_had_succeeded should_have_died_that wish_the_overdose wish_my_attempt cant_stay_alive stay_alive_anymore suicide_plan my_suicide_plan',
  letters:
    'wrote_letters wrote_a_letter written_letters written_a_letter letter_to_my_parents letters_to_my_parents left_a_note leaving_a_note wrote_a_note by_the_time_you_read when_you_read_this if_you_are_reading_this if_youre_reading_this when_you_find_this',
  afterMe:
    'after_i_am_gone after_im_gone when_i_am_gone when_im_gone once_i_am_gone once_im_gone after_i_die when_i_die i_am_gone im_gone be_gone be_dead i_am_dead im_dead already_dead gone_forever no_more',
  pillsAny:
    'pills tablets sleeping_tablets paracetamol medicines alprax antidepressants rat_poison poison insulin',
  pillsSaved:
    'saved_enough saved_up saving_up hoarding hoarded stocked_up collected_enough enough_for_tonight enough_to_end enough_to_die enough_to_never enough_to_kill_me all_at_once i_will_take_them take_them_all to_end_it to_never_wake to_die to_be_fatal is_lethal is_fatal would_kill_me will_kill_me',
  bladeEn: 'blade razor knife scissors compass_needle glass_shard',
  ownBody:
    'my_thighs my_thigh my_wrist my_wrists my_arms my_arm my_skin my_veins my_forearm under_my_pillow myself',
  notMe:
    'accident accidentally workshop shave shaving shaved salon cooking lab rats mosquito mosquitoes chess match farewell internship company office',
  ifIDieEn:
    'if_i_die if_i_died if_i_was_gone if_i_were_gone if_i_disappear if_i_disappeared if_i_jumped if_i_killed when_i_die if_i_dont_wake if_i_didnt_wake if_i_am_gone if_im_gone',
  missEn: 'cry cries miss notice care cares sad funeral happier relieved better nobody no_one',

  stalk:
    'follow_her follow_him stalk_her stalk_him catch_her catch_him corner_her corner_him wait_for_her wait_for_him grab_her grab_him teach_him teach_her scare_her scare_him',
  routine:
    'bus metro gate daily every_day everyday alone walks walk leaves reaches class gym parking evening night',
  aadhaar:
    'number_plate registration_plate bike_number car_number id_number pan_card aadhaar_number voter_id',
  lookFor: 'blocking_my blocking_the headlights lights_on tow towed owner please_move',

  group:
    'cripples handicapped_people untouchables quota_students quota_candidates lower_caste_students chamars bhangis tribals_here northeasterners slant_eyed ladyboys hijras transwomen transpeople homos sardarjis mullahs missionaries illegals refugees adivasis obcs dalit_students muslim_students reserved_students reservation_students reservation_kids reservation_people reserved_students reserved_seats_people fat_girls dark_girls dark_skinned short_people bihari_students northeast_students african_students',
  keepOut:
    'sit_separately eat_separately live_separately separate_plates separate_utensils separate_table separate_hostel know_their_place stay_in_their_place in_their_place keep_them_out kept_out under_our_feet stop_letting out_of_our_college out_of_our_country out_of_this_college out_of_campus thrown_out throw_them_out shouldnt_be_here should_not_be_here should_be_slaves control_everything control_the_world rule_the_world no_brain no_brains no_merit without_merit lack_intelligence low_iq have_low_iq 12_oclock are_not_human arent_human not_even_human less_than_human should_not_exist shouldnt_exist deserve_nothing should_serve_us are_our_slaves should_not_touch must_not_touch go_back_to_their should_go_back should_not_breed breed_like should_be_sterilised should_be_sterilized dont_belong_here taking_our_jobs taking_our_seats took_our_seats stealing_our_seats eating_our_seats spread_disease spread_diseases smell_like smells_like stink_of look_like_monkeys eat_dogs are_perverts need_to_be_cured should_be_cured should_get_cured mental_disorder mental_illness are_possessed',
  yourCaste:
    'your_caste your_jaat your_jati his_caste her_caste their_caste people_of_your_caste low_born lowborn low_caste lower_caste your_race',
  casteWork:
    'cleans clean_toilets toilets sweep sweeps gutters gutter latrines shoes polish_shoes stay_in_your_place know_your_place dirty_blood filthy_blood impure slaves servants untouchable only_good_for smell stink go_back',

  theirPart:
    'bra bras underwears legs_open behind bosom rack bust melons jugs nipple crotch private_parts her_body your_body that_body',
  lust: 'sniffing smelling licking sucking groping squeezing pressing touching_her feel_up felt_up pinch pinching slap_that smack_that turns_me_on makes_me_hard make_me_hard get_me_hard so_hard wanna_touch want_to_touch want_to_see rub rubbing motorboat_her',
  bedTalk:
    'hand_inside_her hands_inside_her hand_up_her hand_under_her hands_under_her inside_her_shirt inside_her_pants inside_your_pants inside_your_shirt under_your_skirt under_her_skirt under_that_skirt under_your_dress under_her_dress moans_loud bet_she_moans moans_in_bed moan_like_a free_ride_for everyone_has_had_a_ride come_sit_on_my_lap sit_on_my_lap sit_on_my_dick how_hard_i_am feel_how_hard show_you_mine ill_show_mine i_will_show_mine tap_that_ass hit_that_ass eat_you_out eat_her_out get_in_her_pants get_into_her_pants get_in_your_pants get_into_your_pants wet_dreams_about dream_of_your_body your_naked_body her_naked_body see_you_without_clothes you_without_clothes her_without_clothes nothing_under_your nothing_on_under kiss_your_thighs kiss_your_neck unhook_your unhook_her unzip_my unzip_your price_for_your_body price_for_one_night price_for_a_night rate_for_one_night your_rate_per_night rate_per_night pay_for_your_body buy_you_for book_you_for_a_night share_her_with_the pass_her_around use_her_body breed_her drill_her rail_her railing_her smash_her_hard pound_her pound_you choke_me_daddy call_me_daddy fill_her_up fill_you_up cum_inside come_inside_you sleep_with_the_professor sleep_with_the_hod slept_with_the_prof slept_with_the_hod slept_with_half slept_her_way sleeping_her_way sex_for_marks sex_for_grades favours_for_marks favors_for_marks how_big_is_your how_tight_is shave_down_there shaved_down_there body_like_a_pornstar looks_like_a_pornstar go_all_night_with you_all_night_long in_my_bed_tonight come_to_my_bed share_my_bed warm_my_bed take_off_your_clothes take_off_your_top take_off_your_bra take_your_top_off take_your_bra_off open_your_legs open_her_legs opens_her_legs spreads_her_legs drop_your_panties drop_your_pants naked_video_call nude_video_call naked_pic naked_pics naked_selfie naked_photo naked_photos topless_pic topless_photo topless_pics bathroom_selfie_without send_a_naked send_me_naked hidden_cam_videos upskirt_pics upskirt_videos creepshots underage_girls underage_pics jailbait_pics schoolgirl_videos lick_every_inch kiss_every_inch every_inch_of_your_body every_inch_of_you sexy_time_with_you make_love_to_you_tonight a_quickie quickie_with quickie_in want_your_body need_your_body crave_your_body hot_piece id_do_her id_do_him would_do_her video_without_clothes pic_without_clothes pics_without_clothes photo_without_clothes call_without_clothes sleep_in_my_room sleep_in_my_bed lose_it_to_me body_count_with pleasure_me pleasure_you satisfy_me_tonight satisfy_you_in bang_you_in bang_in_the kinky_with hook_up_in hookup_in smash_tonight',
  leakedEn: 'leaked leak viral scandal hidden secret',
  girlsEn:
    'girls_hostel hostel_girls college_girls desi_girls ladies_hostel girls bhabhi aunties classmates juniors',
  clipsEn:
    'videos mms clips folder nudes private_pics private_videos bathroom_video bathroom_videos changing_room_video',

  getMoney: 'get receive become earn win take_back withdraw',
  payEn: 'pay send deposit invest transfer put',
  coupons:
    'ticket tickets pass passes entry food combo tshirt hoodie merch coupon discount mess fest trip prize_money treat split',
  changeMarks: 'change increase modify boost raise improve edit hack fix',
  marksEn: 'marks grades attendance cgpa result results gpa marksheet percentage',
  forAFee:
    'for_a_fee for_money for_rs for_500 for_1000 for_2000 per_subject price paid charges rupees rs cash',
  testPaper: 'answer_key answers question_paper questions paper papers solutions solved_paper',
  ofTomorrow:
    'tomorrow tomorrows todays tonights before_the_exam before_exam end_sem endsem midsem mid_sem one_day_before night_before upcoming',
  forSale: 'for_sale selling sell price per_head rs rupees buy cash upi advance only_500 only_1000',
  oldPaper:
    'revaluation recheck rechecking sheet_format formatting old previous pyq pyqs past last_year notes book books guide second_hand library print xerox photocopy',
  parcel: 'parcel package courier shipment consignment',
  stuck: 'customs stuck held undelivered on_hold address_update reschedule failed_delivery',
  payLink: 'pay link click fee charges',
  approved: 'approved selected eligible sanctioned shortlisted',
  grant: 'scholarship loan grant prize refund cashback subsidy reward lottery',
  releaseFee:
    'processing_fee processing_fees processing_charge release_fee small_fee transfer_fee clearance_fee handling_fee file_charge verification_fee gst_fee',
  returnsEn: 'returns roi profit profits payout',
  investEn: 'crypto pool forex trading scheme bitcoin usdt investment invest',
  per: 'one_week a_week weekly daily per_day a_day one_day days hours per_month 24_hours overnight',
  giveEn: 'send share tell give forward enter type submit',
  codeEn:
    'otp one_time_password verification_code upi_pin cvv atm_pin card_number six_digit_code 6_digit_code',
  lureEn:
    'refund cashback reward prize blocked block account bank kyc receive claim unblock activate credited received won loan',
  stolenEn: 'stolen without_bill no_bill snatched cloned cracked_accounts carded',
  goodsEn:
    'iphone iphones phone phones laptop laptops macbook bike bikes netflix_accounts cards gadgets',
  bring: 'im_bringing i_am_bringing ill_bring will_bring get_my bringing_my',
  placeOrPerson:
    'viva lab practical presentation farewell convocation fest party meeting court block',
  examFor:
    'provide_proxy_for proxy_for_jee proxy_for_neet proxies_for_exam sit_your_exam attempt_your_exam clear_your_exam_for',
  lottery: '5_lakh 10_lakh rbi_is_giving government_is_giving pm_scheme lakh_to_students',
  claim: 'click_to_register click_here click_this register_now apk',
  wonIt: 'giving gives free away',
  bank: 'bank_accounts current_account savings_account',
  rentOut:
    'per_day no_work commission_daily need_people need_5 need_10 for_transactions receive_money_in',
  doubled: 'earn_10000_every earn_5000_every earn_daily_from refer_and_earn_10000 doubles_every',
  invest: 'refer pay friends members',
  earn: 'earn_from win_every_day winning_trick',
  easy: 'refer apk rummy trick_telegram fee_first',
};
