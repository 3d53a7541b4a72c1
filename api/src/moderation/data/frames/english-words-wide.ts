/** As english-words.ts: everyday ways to say the same, class by class. */
export const wideEnglishWords: Readonly<Record<string, string>> = {
  // Threats.
  ought:
    'should deserve deserves must need needs ought hope hoping wish pray praying somebody someone will_be gonna_be going_to_be to_be better_be want_to_see love_to_see wait_to_see',
  hurtPassive:
    'hanged hung shot stabbed burned burnt lynched killed murdered beaten beheaded castrated executed raped gangraped tortured skinned drowned crushed poisoned thrashed strangled gassed butchered slaughtered flogged stoned mutilated electrocuted bashed run_over thrown_off pushed_off acid_on acid_at bullet die_slowly die_painfully die_alone_in burn_alive bleed bleed_out slit cut_open set_on_fire put_down shot_dead beaten_up get_hit_by drop_dead found_dead hit_by_a_truck hit_by_a_bus hit_by_a_train axed hacked chopped smashed broken crippled paralysed paralyzed kidnapped throws_acid threw_acid stab stabs shoots rapes kills breaks_your breaks_his murders lynches die_in_a die_of dies_in_a rot_and_die be_stoned be_cut will_be_cut be_slit be_broken be_hanged',
  victim:
    'he she they this_guy that_guy this_girl that_girl everyone all_of_them all_of_you throat your_throat his_throat neck legs bones people_like_you people_like_him people_like_her guys_like girls_like your_family his_family her_family u',
  notHarm:
    'album cover angle camera lens episode pixel portrait raw video ad advertisement trailer short_film documentary rumour rumours ragging bullying culture myth myths stereotype record records scoreline trophy final finals title streak seed seeded score code deadline grades grade dal khichdi onions onion eggs wood trees tree bread lawn grass',
  massHarm:
    'shoot_everyone shoot_up shoot_all shoot_every shoot_each shoot_them_all kill_everyone kill_all_of kill_every kill_them_all kill_you_all kill_each stab_everyone poison_everyone poison_all bomb_the bomb_this bomb_your blow_up_the blow_up_this blow_up_your blow_the blow_everyone blow_this burn_down_the burn_down_this burn_down_your burn_the burn_this burn_everyone burn_everything open_fire mass_shooting school_shooting shooting_spree bloodbath massacre set_fire_to torch_the torch_this gas_everyone run_into_the_crowd',
  massPlace:
    'hall hostel college campus class classroom canteen mess library office building lab auditorium department mosque temple church masjid mandir gurdwara school stage fest convocation crowd batch everyone tomorrow tonight monday exam_hall down ground fire',
  bombEn:
    'bomb bombs explosive explosives grenade grenades ied rdx dynamite gelatin_sticks landmine',
  bombDo:
    'planted placed under hidden inside kept ticking go_off goes_off set_to explode explodes wired strapped is_in is_there buried in_my_bag in_a_bag in_the_bag behind parked',
  showBomb:
    'site_quick valorant csgo cs_go b_site a_site plant_the calorimeter calorimetry bath photo drill squad disposal film movie play seminar cherry smoke scene prop mock diffuse defuse game logo dance performance song hiroshima atom atomic blast_cooler chocolate pani_puri',
  pour: 'pour pouring poured douse dousing drench splash splashing throw throwing threw sprinkle',
  burnLiquid: 'petrol kerosene gasoline acid fuel boiling_oil hot_oil boiling_water diesel spirit',
  onThem:
    'over_her over_him over_you over_them on_her on_him on_you on_them on_your on_his at_her at_you at_him face light_a_match light_it matchstick lighter light_him light_her light_you',
  doom: '24_hours_to_live hours_to_live days_to_live regret_being_born regret_you_were_born wish_you_were_never_born_when wish_you_had_never_been_born when_i_get_my_hands get_my_hands_on_you wait_till_i_get_you sister_a_widow wife_a_widow mother_childless parents_childless kids_orphans your_end_is_near your_time_is_up your_time_has_come your_time_is_coming your_days_are_over nobody_will_find_your no_one_will_find_your never_find_your_body find_your_body body_in_the_river body_in_the_lake body_in_a_ditch bury_you_in bury_you_under bury_you_behind grave_ready grave_is_ready dig_a_grave write_your_will buy_your_coffin order_your_coffin coffin_ready pick_your_coffin say_goodbye_to_your_family say_goodbye_to_your_life last_warning_before_i your_blood_will blood_will_flow blood_will_be_spilled rivers_of_blood wash_the_floor_with_your_blood paint_the_walls_with end_your_life ending_your_life take_your_life you_are_going_to_die you_re_going_to_die youre_going_to_die you_are_gonna_die youre_gonna_die you_gonna_die ur_gonna_die you_shall_die you_will_all_die all_of_you_will_die everyone_will_die everybody_will_die you_must_die you_need_to_die you_are_as_good_as_dead good_as_dead dead_by_morning dead_by_tomorrow dead_by_tonight dead_before not_see_tomorrow not_see_another not_see_sunrise never_see_sunrise wont_see_sunrise wont_see_another wont_see_morning wont_see_your_family never_see_your_family wont_live_long wont_survive_the_night not_survive_the_night wont_survive_tonight wont_get_out_alive wont_come_out_alive not_come_out_alive leave_here_alive walk_out_alive go_home_alive reach_home_alive make_it_out_alive out_of_here_alive hire_someone_to_kill paid_someone_to_kill hired_a_goon hired_goons sending_goons send_goons send_my_goons put_you_in_the_ground put_you_in_a_grave put_you_in_a_coffin put_him_in_a_coffin put_you_in_hospital put_you_in_the_hospital put_him_in_the_hospital put_you_in_icu put_you_six_feet send_you_to_your_maker meet_your_maker send_you_to_heaven send_you_to_hell send_him_to_hell paralysed_for_life paralyzed_for_life crippled_for_life cripple_you_for_life walk_on_crutches eat_through_straws breathe_through_a_tube breathe_through_tubes identify_your_body identify_the_body recognise_your_body recognize_your_body recognise_your_face recognize_your_face next_on_my_list on_my_kill_list on_my_hit_list my_kill_list hit_list_is_ready watch_your_house_burn burn_your_house burn_your_room burn_your_bike burn_his_bike burn_her_scooty burn_your_car feed_you_to_the feed_your_body cut_you_into_pieces cut_him_into_pieces cut_her_into_pieces chop_you_into chop_him_into chop_her_into chop_you_up slice_you_up hack_you_to hack_him_to hacked_to_pieces tear_you_apart tear_you_limb tear_him_apart rip_you_apart rip_him_apart rip_your_head rip_your_heart rip_your_throat rip_her_clothes tear_her_clothes peel_your_skin skin_you skin_him skin_her pull_your_eyes gouge_your_eyes gouge_out tear_your_eyes pluck_your_eyes break_both_your break_both_his break_your_legs break_your_arms break_your_neck break_your_bones break_every_bone break_all_your break_all_his knock_your_head knock_his_head bash_your_head bash_his_head bash_your_brains smash_your_head smash_your_face smash_his_head smash_your_skull smash_your_teeth slam_your_head crush_your_skull crush_your_head put_a_knife put_the_knife put_my_knife put_a_bullet put_bullets put_a_gun put_a_hole drive_a_knife drive_a_nail stick_a_knife stick_this_knife plunge_a_knife run_a_knife run_you_down mow_you_down run_over_you drive_over_you drive_over_him hang_you hang_him hang_her hang_them hang_your drown_you drown_him drown_her push_you_down push_him_down push_her_down push_you_from push_him_from push_her_from throw_you_from throw_him_from throw_her_from push_you_under push_her_under push_him_under push_you_in_front shove_you_under kick_you_to_death stamp_you_to beat_you_to_a_pulp beat_him_to_a_pulp beat_to_death beat_you_to beat_you_black beat_you_half thrash_you_half thrash_him_half bleed_to_death bleed_like_a die_like_a_dog die_like_dogs die_like_a_pig family_dies your_family_dies take_the_whole_class take_everyone_with_me take_you_all_with_me take_you_down_with_me brakes_will_fail cut_your_brakes brakes_might_fail brakes_cut forget_your_own_name hit_you_so_hard snap_and_take going_to_snap_and wont_come_home_tonight what_blood_looks_like see_your_own_blood taste_your_own_blood blood_on_my_hands kill_list rape_your rape_you rape_her rape_him rape_them gangrape_you blow_up_on_friday blow_up_on_monday blow_up_tonight blow_up_tomorrow will_blow_up_this building_will_blow hostel_will_blow college_will_blow end_your_bloodline end_his_bloodline coming_for_your_head coming_for_your_throat coming_for_your_life coming_for_your_blood found_in_a_ditch found_in_a_drain found_in_a_gutter found_in_a_lake found_in_a_river found_in_a_well found_in_a_bag found_in_pieces be_found_dead wont_be_a_slap beat_you_to_pulp beat_him_to_pulp beat_to_pulp burn_them_alive burn_alive burnt_alive burned_alive buried_alive bury_them_alive found_dead found_dead_in youre_found_dead drag_them_out drag_these drag_him_out drag_her_out drinking_soup drink_soup soup_for_a_year eat_soup beaten_so_badly beat_you_so_badly beat_you_so_bad beat_him_so_badly beat_you_so',
  pay: 'or_ill or_i_will otherwise_i otherwise_ill else_i else_ill if_you_tell if_you_block if_you_leave if_you_refuse if_you_say unless_you i_have_your i_still_have come_to_my_room_or break_up meet_me_alone keep_paying obey_me do_it_or',
  expose:
    'send sending show forward mail dad uncle relatives boyfriend husband fiance instagram telegram whatsapp porn_site porn_sites website group groups class_group batch_group notice_board',
  person: 'sister brother he she bitch bastard rat snitch idiot',

  // Sexual.
  bedTalk:
    'sucked_him_off sucked_her_off sucks_him_off sucking_him_off sucked_off jerked_him_off jerk_him_off gave_him_head gave_head gave_her_head giving_head got_head blew_him blew_me blows_everyone blow_me came_in_my_pants came_on_her came_inside came_all_over cum_on_her cum_on_your cum_on_you cum_in_her cum_in_you cum_in_your cum_all_over so_tight_best she_is_so_tight shes_so_tight tight_hole tight_little under_that_kurti under_her_kurti under_that_dress whats_under_your whats_under_that without_your_top without_your_bra without_your_shirt without_your_clothes without_a_bra without_panties without_underwear no_bra_no wearing_no_bra not_wearing_a_bra wearing_any_underwear sex_with_me sex_with_her sex_with_him sex_with_you have_sex having_sex had_sex want_sex need_sex for_sex sex_tonight sex_in_the sex_on_the paid_sex oral_sex anal_sex rough_sex group_sex sex_partner sex_buddy sex_slave sex_toy sex_toys sex_chat sex_tape sex_session sex_video sex_videos sex_position fuck_buddy fuck_her fuck_him fuck_me fuck_you_so fuck_you_hard break_her_in broke_her_in deflower take_her_virginity take_your_virginity took_her_virginity give_me_your_virginity ride_my ride_his ride_your_face sit_on_my sit_on_your_face sits_on_my lick_your lick_her lick_my lick_me taste_you taste_her eat_her eat_your_pussy eating_her_out eating_you_out lie_on_top_of lie_naked sleep_naked dance_naked walk_around_naked see_you_naked see_her_naked seen_her_naked saw_her_naked watch_you_naked you_naked her_naked picture_you_naked imagine_you_naked get_naked be_naked strip_naked strip_down strip_for strip_her stripping_for undress_you undress_her undressing_her undress_me unbutton_your unbutton_her rip_your_clothes rip_your_bra tear_your_bra take_off_that take_off_her take_her_clothes_off get_you_out_of_those_clothes get_in_bed_with into_bed_with jump_into_bed to_bed_with_me in_bed_with come_to_bed bed_with_you body_on_mine grind_on_me grind_on_you grinding_on grab_your_ass grab_her_ass grab_that_ass grabbed_her_ass squeeze_your squeeze_her squeeze_those slap_your_ass slap_her_ass smack_her_ass spank_you spank_her spank_me press_her_boobs press_your_boobs touch_your_boobs touch_her_boobs feel_your_boobs feel_her_boobs feel_her_up feel_you_up play_with_her play_with_your_boobs finger_your finger_me fingered_her fingering_her rub_your_body rub_her rub_myself rub_one_out jerk_off jerking_off jerked_off jack_off jacking_off wank_to wank_over wanking_to masturbating masturbates play_with_myself pleasure_myself pleasuring touching_himself touching_herself touch_myself touched_myself hand_down_her hand_down_your hand_in_her_pants hand_up_your hand_in_my_pants bulge_in_my hard_for_you hard_for_her hard_when_you hard_just_thinking hard_thinking wet_for_you getting_wet_for get_wet_for make_you_wet making_me_wet make_her_wet make_you_moan make_her_moan make_you_scream_my make_you_cum make_her_cum moaning_in moaned_my moan_for deep_inside_you deep_inside_her inside_you_tonight want_you_inside be_inside_you be_inside_her between_your_thighs between_her_thighs between_those_legs between_my_legs head_between legs_wide spread_her_legs spreading_her_legs legs_on_my_shoulders open_up_for_me bend_you_over bend_her_over bent_over_my take_you_from_behind take_her_from_behind from_behind_while do_you_from do_her_from do_it_from_behind hit_it_from hit_it_raw raw_dog smash_or_pass_her want_to_smash wanna_smash would_smash id_smash smashed_her banged_her banged_him banging_her nail_her nailed_her screwed_her screwing_her hooked_up_with_half slept_with_so_many been_with_half passed_around_like everyone_has_had town_bicycle gives_it_to_everyone easy_lay good_lay good_fuck one_night_with_you one_night_with_her spend_the_night_with_me night_with_me spend_a_night_with your_price_for price_for_the_night how_much_for_the_night how_much_for_a_night how_much_for_one how_much_per_night how_much_for_an_hour escort_service escorts_available call_girl call_boy massage_with_happy happy_ending body_massage_by_girls female_friend_for_sex friends_with_benefits no_strings_attached casual_encounter hookup_partner looking_for_hookup down_for_a_hookup send_nude send_nudes send_tits send_boobs send_pussy send_feet send_dick dick_pic dick_pics boob_pic boobs_pic nude_pic nude_pics nude_photo nude_photos nude_video nude_videos nudes_of sell_nudes selling_nudes leaked_nudes private_nudes naked_video naked_videos sexy_pics_of sexy_video_of show_me_your_body show_your_body show_me_your_boobs show_your_boobs show_boobs show_me_more_skin flash_me flash_your flash_us wear_something_slutty bra_size your_bra bra_colour bra_color panty_colour panty_color colour_of_your_panties color_of_your_panties smell_your_panties smell_her_panties sniff_her sniff_your stole_her_panties worn_panties dirty_panties wet_panties lick_your_armpit suck_your_toes suck_on_your suck_on_her suck_your suck_her suck_his suck_him suck_it_like suck_me_off kiss_your_boobs kiss_her_boobs kiss_down_your choke_on_my choke_on_it gag_on deepthroat spit_or_swallow swallow_it_all spit_in_my_mouth size_of_your_dick size_of_his_dick how_big_is_his big_black_cock small_dick big_dick huge_dick huge_cock throbbing_cock hard_cock my_cock his_cock my_dick his_dick your_dick my_balls your_balls_in eat_my_cum taste_my drink_my_cum facial_on pregnant_by_me impregnate breed_you put_a_baby_in get_her_drunk_and get_you_drunk_and drunk_enough_to_let rape_fantasy rape_porn incest_story incest_stories stepmom_porn teen_porn child_porn school_girl_sex minor_girl_nudes do_the_whole_hostel the_hottest_ass hottest_ass best_ass biggest_boobs hottest_boobs biggest_ass best_boobs puts_out put_out_on rate_the_boobs rate_her_boobs rate_their_boobs',
  nakedEn: 'naked nude undressed topless unclothed',
  imagineEn:
    'imagine imagining picture picturing dream dreaming fantasise fantasize fantasising fantasizing fantasy thinking want see seen wish watch watching undress look looks',
  whomEn:
    'her his teacher professor girl girls crush senior junior roommate classmate you madam maam sister mother mom neighbour aunty friend friends',
  nakedThing:
    'eye eyes wire wires truth singularity painting art model mole rat lunch protest sculpture statue cake ape emperor pastel lipstick',
  seeWant: 'want wanna see imagine imagining dream peek wonder wondering love',
  seeUnder: 'under underneath beneath inside',
  clothing:
    'kurti skirt dress top shirt saree sari jeans bra clothes tshirt kurta leggings shorts salwar pants pajama towel burqa hijab',
  laundryEn:
    'wash washed iron ironing shop store rack stall price mic dance costume dye size_chart',

  // Slurs.
  expelVerb:
    'kick throw send sent chase drive get get_rid ban boycott beat burn shoot deport push keep remove finish finished wipe eliminate evict expel lock put round_up gas nuke crush bury stop',
  outWord:
    'out back away camps camp jail prison hell india country hostel college campus concentration hitler gas graves grave ship train jungle pakistan bangladesh africa china nepal from_our from_this from_here from_the forever breeding entering coming_here',
  hate: 'hitler holocaust gas_chamber uncultured uncivilised illiterate illiterates backward_people thugs goons drunkards drunkard misers miser cunning cunning_foxes foxes crooks crook cheats cheaters liars liar loud_and filthy_people cowards coward weaklings slaves servants sweepers watchmen gatekeepers maids momo_sellers smugglers jihad jihadi extremists extremist fanatics fanatic separatists separatist stone_pelters stone_pelter bombers bomber infiltrators invaders breeders pests termites insects worms maggots locusts leeches leech bloodsuckers snake hyenas donkeys donkey buffaloes goats swine apes ape gorillas chimps chimpanzees baboons retarded degenerates degenerate deviants unnatural sinful shameless characterless loose easy_girls easy_lays for_sale prostitutes prostitute gold_digger gold_diggers baby_machines breeding_machines sex_objects objects good_for_nothing trash garbage waste gutter sewage poison virus infection contagious eat_dogs eat_rats eat_snakes eat_bats eats_dogs dog_eaters cow_eaters beef_eaters piss_drinkers urine_drinkers uneducated unqualified undeserving incapable incompetent no_merit zero_marks low_marks negative_marks free_seats freebies freeloaders freeloader mindless lazy drunk smelly_people dirty_people ugly inbred mongrels bastards bastard scumbags murderers murderer killers rapist rapist_community curse_on evil satanic demons demon devils devil witches witch smell smells cattle convert_for_rice convert_people disgusting_lot rice_bags vermins unhygienic immoral loose_women man_haters attention_seekers only_good_for only_good_as should_be_stoned stoned should_burn should_die should_be_hanged should_be_beaten beat_them slap_them',
  group:
    'sc_st_students scst sc_kids st_kids sc_students st_students obc_students ews_students reserved quota quota_guys reserved_guys quota_doctors quota_engineers low_caste_people backward_castes dalit_boys dalit_girls dalit_kids chamar_people muslim_girls muslim_boys muslim_people muslim_guys hindu_people hindu_girls hindu_boys christian_people catholics catholic jewish islam hinduism christianity sikhism assamese mizos mizo tripuris khasis khasi naga tibetan tibetans ladakhi ladakhis gorkhas gorkha uttarakhandis paharis rajasthanis haryanvis delhiites up_people up_boys bihar_people telugus telugu_people tamil_people tamilians kannadigas malayalis malayali keralites odias oriyas assam_people manipur_people sindhis parsi jain afghans afghan somalis kenyans congolese nepalese sri_lankans arabs arab asians blacks black_people black_students black_guys black_girls dark_people dark_girl dark_boys fair_skinned white_people whites gay_people gay_guys gay_students queer_people queers bisexuals trans_people trans_women trans_men transgender_people hijra hijras eunuchs lgbt lgbtq homosexual feminists feminist working_women career_women modern_girls hostel_girls single_mothers widows fat_people fat_kids fat_women obese_people ugly_girls deaf_people blind_people deaf_kids blind_students disabled_kids disabled_students wheelchair_people autistic_kids autistics dwarfs dwarves midgets slow_learners dyslexics mental_patients bipolar_people poor_students slum_kids slum_people villagers farmers_kids hindi_speakers hindi_walas hindi_people northies southies mullas north_easterners easterners northeasterners bachelors_muslim',
  youPeople:
    'you_people your_people your_kind people_like_you these_people those_people your_community this_community that_community their_kind your_type your_lot you_lot his_kind her_kind',
  negEn: 'never wont dont not refuse cant no shouldnt cannot didnt wouldnt nobody stop',
  avoidEn:
    'sit_next sit_beside sit_with sitting_next touch touched share_a_room share_room share_my_room room_with eat_with marry date befriend hire rent rent_to trust talk_to shake_hands drink_from drink_water study_with stay_with live_with play_with allowed belong deserve enter entry vote speak exist reproduce breed have_kids be_here be_in',
  fatWord: 'fat obese fatso fatty huge heavy overweight plump moti',
  bodyAnimal:
    'elephant whale hippo buffalo pig rhino cow walrus baby_elephant two_chairs two_seats lift_will_break chair_will_break break_the_chair breaks_the_chair earthquake',
  aimedEn: 'you youre your she shes he hes her his him look_at',
  darkWord: 'dark black dark_skinned black_skinned dusky kaali',
  darkInsult:
    'bleach nobody_will_marry no_one_will_marry nobody_wants_to_marry who_will_marry fair_and_lovely cant_see invisible coal charcoal tawa burnt_toast monkey gorilla ape shoe_polish crow ugly negro africa soap scrub wash_it_off light_on lights_off power_cut at_night',
  terrorWord:
    'suicide_bomber bomber terrorist terrorists bomb isis taliban al_qaeda jihadi sleeper_cell rdx',
  muslimName:
    'ahmed ahmad mohammed mohammad muhammad abdul khan khans osama salman bilal imran aslam rahim hijab burqa beard skullcap namaz kashmiri imam',
  notBomber:
    'film movie book serial comedian bowler player actor series role bomb_squad news singh',
  disabledEn:
    'blind deaf mute lame limping handicapped disabled crippled wheelchair stammering stuttering retarded autistic dyslexic one_legged mental',
  disabledInsult:
    'idiot freak fool useless bastard burden boy_watch should_stay_home stay_home die_already loser moron dumb vegetable cripple monkey pathetic get_out worthless waste stupid slows slow_everyone dragging drag_us_down why_are_you_here cant_even hahaha haha',
  supportEn:
    'support rights access ramp friendly inclusive students_association help week scribe awareness volunteer cricket sports',

  // Abuse.
  wishGone:
    'cry_at_your_funeral come_to_your_funeral attend_your_funeral at_your_funeral reason_your_father_left reason_your_dad_left reason_your_parents why_your_father_left why_your_dad_left your_father_left_you get_cancer_and hope_you_get_cancer get_cancer die_of_cancer hope_you_die hope_he_dies hope_she_dies hope_you_fail_and_die hope_you_rot hope_you_suffer hope_you_never_wake hope_you_get_hit hope_you_burn die_alone die_already just_die_already please_die kindly_die go_and_die go_to_hell_and crawl_back crawl_in_a_hole crawl_into_a_hole waste_of_sperm waste_of_skin waste_of_air waste_of_breath waste_of_a_seat waste_of_human waste_of_flesh waste_of_life waste_of_existence accident_of_a_condom broken_condom condom_broke should_have_swallowed should_have_used_a_condom shouldve_used_a_condom should_have_pulled_out should_have_been_aborted shouldve_been_aborted never_been_born should_not_have_been_born shouldnt_have_been_born your_birth_was your_birth_certificate_is an_apology_letter jump_in_front_of_a jump_off_the_nearest jump_from_the_roof_and jump_from_the_terrace_and jump_off_the_terrace_and drink_poison drink_acid drink_phenyl eat_poison eat_dirt eat_my_shit eat_your_shit lick_my_ass lick_my_arse lick_my_balls suck_my_balls suck_my_ass suck_my_toe kiss_my_feet stick_it_up_your shove_it_up_your up_your_ass up_yours go_choke_on choke_and_die choke_to_death slit_your_throat slit_your_own cut_yourself kill_yourselves end_your_life end_your_own overdose_already hang_your_ugly do_everyone_a_favour do_everyone_a_favor do_us_all_a do_the_earth world_without_you better_place_without_you better_without_you happier_without_you nobody_needs_you no_one_needs_you nobody_asked_you_to_exist nobody_wants_you_here even_your_mother_hates even_your_parents_hate your_own_mother_hates your_mother_should_have your_mom_should_have your_mother_must_be_ashamed your_parents_must_be_ashamed your_mother_is_a your_mom_is_a_w your_sister_is_a born_in_a_gutter born_in_a_brothel born_from_a_gutter son_of_a_pig son_of_a_dog son_of_a_swine son_of_dogs son_of_pigs daughter_of_a_whore daughter_of_a_bitch bastard_child illegitimate_child illegitimate_bastard piece_of_garbage piece_of_trash piece_of_filth piece_of_dirt piece_of_crap sack_of_shit bag_of_shit pile_of_shit heap_of_shit human_garbage human_trash human_waste human_filth walking_garbage garbage_human trash_human filthy_animal disgusting_animal disgusting_creature disgusting_human disgusting_pig filthy_pig dirty_pig fat_pig ugly_pig dirty_dog filthy_dog mangy_dog rabid_dog gutter_rat sewer_rat sewer_pig slimy_rat parasite_of_a lowlife low_life pond_scum should_have_worn_a_condom have_worn_a_condom wear_a_condom should_have_used_protection dead_grandmother your_dead_mother dead_mother your_dead_father choke_on_your',

  // Self-harm.
  jumpWant:
    'quick fatal die survive enough painless over step if will_i would_i hurt instantly end_it urge all_it_takes nobody_would_notice peace tempting calling looking_down dead',
  roof: 'bridges terrace_edge ledge edge parapet flyover overpass metro_tracks railway_tracks railway_line dam tower tank floors storey storeys 5th_floor',
  jumpWord: 'fall falling step stepping throw_myself throwing_myself',
  poisonEn:
    'phenyl harpic bleach rat_poison pesticide insecticide acid poison cyanide kerosene sanitizer toilet_cleaner sulfas celphos',
  drinkEn: 'drank drink drinking drunk swallow swallowed took take buy bought gulp gulped',
  drinkMe:
    'i ive me my myself saved_me want tonight survive hospital die dead end spare_us spare yourself you all_of_us',
  selfOnly:
    'one_step_and_it one_more_step_and one_jump_and one_cut_and used_it_again_on used_the_blade used_a_blade blade_in_my_drawer blade_under_my blade_in_my_bag razor_in_my burn_my_skin burning_my_skin burned_my_skin burn_my_arms burned_my_arm burn_my_hand_with cut_my_skin cut_my_wrists cut_my_arm cut_my_arms cut_my_thighs cut_my_legs cuts_on_my_arms cuts_on_my_wrist cuts_on_my_thighs scars_on_my_wrist scars_on_my_arms scars_on_my_thighs bruise_myself hit_myself_when hitting_myself_when punch_myself_when punish_myself_by scratch_myself_until scratch_my_skin_until bang_my_head_until i_cant_live_with i_cant_live_anymore i_cant_live_like i_cant_do_life cant_do_this_life cant_bear_this_life cant_bear_living cant_bear_to_live cant_take_this_life dont_want_this_life dont_want_my_life dont_want_to_breathe dont_want_to_continue_living dont_want_to_grow_old dont_want_to_see_tomorrow dont_want_to_see_another dont_want_to_wake dont_see_a_future dont_see_any_future dont_see_any_reason dont_see_a_reason dont_see_the_point_of_living see_no_reason_to see_no_point_in_living no_point_in_living no_point_living no_point_of_living no_point_in_being_alive no_purpose_in_living nothing_to_live nothing_left_for_me nothing_makes_me_want_to_live what_is_the_point_of_living whats_the_point_of_living whats_the_point_of_my_life why_am_i_alive why_am_i_still_alive why_am_i_even_alive why_should_i_live why_live why_do_i_exist hate_my_existence hate_that_i_am_alive hate_that_im_alive hate_waking_up_alive wish_i_was_never_alive wish_i_could_die wish_i_would_die wish_i_could_just_die wish_i_could_stop_existing wish_i_didnt_exist wish_i_never_existed wish_i_had_died wish_i_had_the_courage_to wish_death_would wish_to_die want_to_end_my want_to_end_it want_to_end_this_life want_to_leave_this_world want_to_leave_this_life want_to_stop_living want_to_stop_breathing want_to_stop_existing want_to_not_exist want_to_not_wake want_to_disappear_from_this_world want_to_sleep_forever want_to_sleep_and_not want_to_be_with_my_dead going_to_kill_myself gonna_kill_myself will_kill_myself could_kill_myself might_kill_myself planning_to_kill_myself about_to_kill_myself thinking_of_killing thinking_about_killing_myself thoughts_of_killing thought_about_suicide thoughts_of_suicide thinking_about_suicide thinking_of_suicide suicide_is_the_only suicide_seems suicide_feels suicide_is_my suicide_tonight suicide_attempt suicide_attempts attempted_suicide attempt_suicide commit_suicide committing_suicide considering_suicide contemplating_suicide feeling_suicidal feel_suicidal i_am_suicidal im_suicidal been_suicidal so_suicidal suicidal_thoughts suicidal_again suicidal_for suicide_note_is my_suicide_letter wrote_a_suicide written_a_suicide writing_a_suicide goodbye_forever goodbye_world goodbye_everyone_i goodbye_cruel final_goodbye last_goodbye last_post_before this_is_goodbye this_is_my_last my_last_day_on my_last_night_on my_last_day_alive last_day_of_my_life last_night_of_my_life by_the_time_you_read end_of_me_tonight ending_everything_tonight ending_it_all ending_my_story ending_my_pain_tonight ending_it_tonight ending_things_tonight end_things_tonight tonight_i_end tonight_is_the_night_i_end tonight_will_be_my_last tonight_is_my_last death_is_the_only death_is_my_only death_is_better death_seems death_feels death_would_be_a_relief only_death dying_is_better dying_seems dying_would_be id_be_better_off_dead im_better_off_dead i_am_better_off_dead i_should_die i_should_be_dead i_should_just_die i_should_kill i_should_end i_deserve_death i_must_die i_need_to_die i_have_to_die i_am_going_to_die_tonight i_will_die_tonight ill_die_tonight i_want_death i_crave_death i_long_for_death i_pray_for_death waiting_for_death waiting_to_die waiting_for_my_death ready_to_die ready_for_death ready_to_go_forever not_afraid_to_die_anymore life_is_not_for_me life_isnt_for_me life_is_pointless_i life_is_meaningless_i life_has_no_meaning life_has_no_point life_is_over_for_me my_life_is_over my_life_is_pointless my_life_is_meaningless my_life_has_no my_life_means_nothing tired_of_life tired_of_breathing tired_of_existing tired_of_fighting_to_live tired_of_this_life exhausted_of_living exhausted_from_living exhausted_with_living fed_up_with_life fed_up_of_life fed_up_of_living done_with_everything_goodbye given_up_on_life gave_up_on_life giving_up_on_life giving_up_my_life a_burden_to_my a_burden_on_my a_burden_to_all burden_for_my_family burden_on_my_parents burden_to_my_parents worth_more_dead looking_at_the_ceiling_fan staring_at_the_ceiling_fan look_at_the_fan_and stare_at_the_fan_and fan_and_a_dupatta fan_and_dupatta fan_and_a_rope fan_and_the_rope rope_and_a_fan dupatta_and_the_fan hanging_from_the_fan hang_from_the_fan hang_from_the_ceiling hanging_from_my_fan rope_in_my_cupboard rope_in_my_room tie_a_rope_to tied_a_rope tie_a_noose tied_the_noose noose_around knot_around_my_neck dupatta_around_my_neck around_my_neck_and overdose_tonight overdose_on overdosing_on overdosed_on lethal_dose how_many_pills_to how_many_tablets_to how_much_paracetamol how_many_paracetamol how_many_sleeping_pills enough_pills pills_to_end pills_to_die swallow_all_my swallow_all_the swallowed_all take_all_my_pills took_all_my_pills all_my_meds_at mixed_pills_with pills_and_alcohol slit_my slitting_my slash_my_wrist bleed_out_in bleed_to_death_in lie_down_on_the_tracks lie_on_the_railway walk_in_front_of_a walk_into_the_ocean walk_into_the_sea step_off_the_roof step_off_the_ledge crash_my_bike_into crash_my_car_into drive_into_a_truck drive_off_a drown_myself_in starve_to_death starve_myself suffocate_myself electrocute_myself poison_myself shoot_myself stab_myself strangle_myself jump_to_my_death no_longer_want_to_live no_longer_wish_to_live lost_all_will_to_live lost_interest_in_living no_desire_to_live dont_have_the_will_to_live dont_feel_like_living do_not_feel_like_living not_interested_in_living stopped_wanting_to_live never_wanted_to_be_born did_not_ask_to_be_born_and surviving_is_pointless hope_i_die hope_i_dont_wake hope_to_die hope_i_get_hit hope_a_truck_hits hope_a_bus_hits hope_cancer_takes hoping_to_die hoping_i_die pray_i_die praying_to_die pray_that_i_die please_let_me_die let_me_die someone_kill_me_please please_kill_me_i kill_me_in_my_sleep god_take_me_away take_me_away_god cant_stop_cutting stop_cutting_myself relapsed_into_cutting pills_ready_next have_the_pills have_pills_ready pills_in_my_hand pills_next_to_me pills_beside_me world_would_be_lighter lighter_without_me better_off_if_i_was heart_to_just_stop heart_to_stop_beating heart_would_stop_beating heart_just_stops will_end_it_after i_will_end_it ill_end_it going_to_end_it_all going_to_end_it tried_twice_and tried_thrice wrote_letters_to_everyone letters_to_everyone_goodbye not_want_to_be_here_anymore dont_want_to_be_here_any want_to_be_here_anymore life_is_not_worth_it life_isnt_worth_it not_worth_it_anymore_and ready_to_leave_this ready_to_leave_everyone fall_asleep_and_never asleep_and_never_wake and_never_wake painful_to_hang_yourself hang_yourself_asking decided_today_is_my decided_to_die decided_to_end decided_to_kill decided_to_jump decided_to_leave_this_world will_be_hanging i_will_be_hanging ill_be_hanging found_hanging_from by_the_time_you_see by_the_time_you_find by_the_time_anyone',
  notMe:
    'meme memes hilarious cramps monday mondays assignments viva lecture_is spicy laugh internship deadline wifi helpline counsellor counselor awareness prevention friend_told protect after_finals after_exams finals after_the_finals to_this_campus this_campus thank_you convocation thanks_for_the the_meeting meeting early_today end_the_meeting project trip the_call dance_together sing study_together',
  labEn: 'lab beaker experiment titration flask burette frying fry deep_fry engine tank bike',

  // Doxxing.
  plateOf: 'bike car scooty scooter activa bullet motorcycle vehicle cycle number_plate',
  wantEn: 'want wants wish hope need pray i_want better_off',
  deadEn: 'dead killed murdered beheaded buried gone_from_this_earth six_feet_under',
  kinEn: 'sister brother mother father family mom dad parents kids wife girlfriend',
  kinHarm:
    'wont_come_home not_come_home wont_reach_home never_come_home dies will_die will_pay_for will_pay_with pay_the_price will_suffer will_bleed will_be_raped gets_raped get_raped will_disappear will_go_missing go_missing is_next are_next be_next will_burn bodies_in wont_be_safe not_safe arent_safe isnt_safe will_find_you_dead will_bury will_identify will_cry_over know_where_your pay_for_it will_suffer_for will_regret will_face',
  blades: 'knife dagger sword blade screwdriver razor bullet bullets axe scissors compass',
  intoBody:
    'chest throat stomach back ribs guts neck skull head heart eye eyes gut belly face between_your between_his in_him in_her in_you through_you through_him through_her twist across',
  you2: 'you your him his her look_better belongs deserves deserve put stick drive twist plunge want love',
  medicalEn:
    'surgery surgeon doctor anatomy chicken fish fruit melon cake film movie play statue painting',
  downThere:
    'down_there between_her_legs between_your_legs private_part private_parts up_the_ass in_the_ass in_your_ass in_her_ass',
  downDo:
    'taste tastes touch lick shave shaved hairy wet sweet tight smell smells rub pink finger fingers kiss bite eat girlfriend like_it take_it love_it',
  comeEn: 'room bed come_over come_to come call video_call waiting cam join_me alone',
  selfEn: 'i im ive me my myself',
  lust: 'wreck destroy smash_that tear_up pound eat slurp nibble drool drooling',
  likeA:
    'looks_like look_like looking_like or_a is_a is_that_a like_a such_a youre_a you_are_a shes_a hes_a just_a what_a walks_like built_like',
  apeEn: 'ape apes gorilla chimp chimpanzee baboon monkey orangutan',
  zoo: 'zoo safari sanctuary forest documentary costume mascot spotted beast hug cute logo at_chess bus bars',
  quotaEn:
    'quota reservation reserved reserved_category sc_st scst category_student category_students',
  quotaBad:
    'babies baby cant_even spell dumb stupid idiot idiots brainless failures fail incompetent kill_patients patients_will_die bridges_will_fall bridge_will_collapse undeserving beggar beggars beggary begging charity rejects trash garbage waste donkeys donkey parasites rats cattle dogs merit_is_dead no_merit zero_merit without_merit steal stole stealing snatched ate_our eat_our took_our take_our my_seat our_seats our_seat get_out should_be_ashamed low_iq iq fools gadhe product products thieves thief',
  womenEn: 'woman women girl girls female females lady ladies chicks wife wives',
  taskEn:
    'driving drive drives coding code engineering engineer engineers math maths logic lead leader leading boss science physics mechanical programmer programming think brain brains cricket sports vote decide work',
  stupidEn:
    'stupid dumb no_wonder accident creatures useless cant cannot incapable inferior weak too_emotional emotional kitchen home babies husband shouldnt should_not not_meant not_made never joke waste belong smaller',
  religionEn:
    'hinduism islam christianity sikhism jainism buddhism judaism quran koran bible gita allah prophet jesus rama krishna hindus_worship religion',
  filthEn:
    'dung piss filth filthy cult disease cancer garbage trash shit fake_religion joke_religion evil terrorism terrorist demonic rapist pedophile backward barbaric poison stinks burn burnt',
  getPaid: 'get_paid earn paid make receive',
  easyTask:
    'liking like likes youtube reviews review rating ratings subscribing watching_videos videos captcha captchas forwarding per_like per_review per_video telegram google_maps',
  fakeLook:
    'original_looking looks_original any_university any_college any_board without_exam without_exams without_studying without_attending without_classes no_exam no_exams no_classes backdated verified_online same_day in_a_week in_10_days in_5_days of_your_choice genuine_looking duplicate',
  bankEn:
    'bank_account bank_accounts savings_account current_account upi_id atm_card passbook sim_card sim_cards',
  giveEn: 'give lend need want rent provide share hire looking_for',
  commissionEn:
    'commission percent per_day per_transaction cash good_money easy_money payment monthly weekly',
  doubleEn: 'double doubles doubled triple triples tripled 10x 5x 2x 3x ten_times five_times',
  daysEn:
    'days day hours hour week weeks guaranteed guarantee genuine minimum invest deposit send investment trusted sure assured returns',
  marksWord:
    'marks cgpa sgpa grade grades attendance backlog backlogs result results internals percentage',
  raiseEn:
    'increase increased raise change changed fix fixed boost upgrade clear cleared pass edit modify hack hacking manipulate bump add',
  insideEn:
    'exam_cell inside insider contact_in contacts_in staff clerk server portal erp database rupees rs service hacking hacker hack payment paid fee charge charges bribe',
  study:
    'study notes tips workshop tutor tutoring coaching how_to practice session improve library guidance attendance_policy criteria apply application grievance revaluation rechecking recheck deadline teacher taught office below will_not wont cannot percent_rule rule',
  tomorrowEn:
    'tomorrow tomorrows mondays fridays tuesdays wednesdays thursdays saturdays upcoming day_before night_before before_the_exam before_exam advance in_advance leaked leak',
  paperEn:
    'paper papers question_paper question_papers qp answer_key answer_keys solved_paper questions',
  sellEn:
    'dm selling sell buy price rs rupees pay paid upi message contact inbox available interested',
  fakeId:
    'fake_id fake_ids fake_id_card fake_id_cards fake_aadhaar fake_license fake_licence fake_driving fake_passes fake_pass forged_id',
  clubEn:
    'club clubs bar pub 18 21 scan guaranteed entry price dm order make available alcohol liquor drinking age',
  madeUp:
    'made_up_my_mind made_my_decision decided plan planned ready tried_twice tried_before tried_and_failed third_time next_attempt next_time soon pills_ready rope_ready everything_is_ready note_is_ready letters_to_everyone',
  endIt:
    'end_it end_everything end_things end_this end_my end_myself ending_it finish_it succeed_this succeed_the be_gone go_forever leave_forever leave_this leave_everything ready_to_leave ready_to_go die take_them hang goodbye',
  yourThing:
    'your_house your_room your_home your_hostel your_bike your_car your_scooty your_shop his_house his_room his_bike his_car her_house her_room her_scooty their_house their_room this_hostel this_college this_building the_hostel the_college',
  willBurn:
    'going_to_burn gonna_burn will_burn will_be_burnt will_be_burned will_be_on_fire will_catch_fire going_up_in_flames will_turn_to_ash will_be_ash should_burn must_burn be_ashes be_reduced_to',
  slayEn:
    'shoot kill stab hang burn lynch murder slaughter behead gas execute butcher poison drown',
  allOf:
    'all_of_them them_all all_of_you you_all every_single_one every_last_one each_and_every everyone_in all_these_people all_those_people each_one_of',
  generalEn: 'get_lost lot them people boys girls kids guys students everyone here they',
  lastDay: 'last_day last_night last_day_on_earth final_day last_morning last_sunrise last_evening',
  easyHow:
    'just_your_phone with_your_phone your_phone no_work no_work_needed no_skills no_skill no_experience from_home work_from_home part_time from_your_room from_hostel without_investment zero_investment no_investment just_by simply_by',
  investWord: 'invest investing deposit put_in contribute',
  backEn: 'back return returns get_back payout payback profit become becomes',
  hackEn: 'hack hacking hacked crack access spy recover',
  socialEn:
    'instagram insta whatsapp facebook gmail snapchat account accounts phone phones anyones anyone_s',
  hackSell:
    'anyones anyone number dm service price rs rupees paid cheap charge charges guaranteed hire',
  keepOut:
    'clean_toilets should_clean cleaning_toilets not_sit should_sit sit_on_the_floor on_the_floor clean_our wash_our serve_us',
  noAccess: 'let_them let_him let_her allow_them allow_him allow',
  breakEn:
    'break broken breaking smash smashed smashing crack cracked bash bashed crush crushed fracture fractured shatter snap snapped',
  partsEn:
    'legs leg heads head skull skulls bones knees kneecaps ribs arms jaw teeth neck necks fingers hands spine face faces',
  byThem:
    'your his her their these those by_my rods sticks bats guys boys i_will ill we tonight have_your',
  beatUp:
    'beat_up beating_up thrash bash_up rough_up gang_up_on beat_the_shit beat_the_hell jump_on',
  beatWhom:
    'warden prof professor teacher dean director him her them guy girl boy boys juniors seniors freshers principal guard cr students kid these those everyone contractor owner vendor secretary president captain manager staff',
  gropeEn:
    'brush brushed brushing grope groped groping touch touched touching grab grabbed grabbing rub rubbed rubbing press pressed pressing pinch pinched pinching squeeze squeezed feel felt feeling',
  theirPart: 'bums asses chests backside behinds hips',
  theirs:
    'our_hod hod our_prof our_professor our_warden the_warden the_hod the_dean our_dean our_director the_director our_teacher',
  lookFor: 'stall counter exhibition speaker guest_house',
  advanceEn:
    'full_advance advance pay_first full_payment pay_full payment_first half_advance upfront token_amount',
  courierEn: 'courier ship shipped deliver delivered delivery dispatch parcel by_post',
  goodsHot: 'iphone iphones macbook ps5 laptop phone airpods bike camera ipad playstation',
  backdoorEn:
    'backdoor back_door without_interview without_an_interview no_interview direct_joining direct_selection inside_contact hr_contact management_quota',
  depositEn: 'deposit pay send transfer advance fee fees lakh lakhs thousand',
  gymEn:
    'gym plaster fell falling football cricket ice dance workout yoga accident hospital my i_have_a exercise doctor surgery nails ceremony',
  knowEn: 'know knows found_out found_where',
  knowThreat:
    'something_happens something_might_happen dont_cry happens_to something_bad pray careful studies goes_to_school walks_home wont_be_safe not_safe safe accident',
  aloneEn: 'alone by_herself by_himself lonely',
  routeEn:
    'returns return gets_down gets_off walks walk leaves leave bus_stop house colony pm am oclock evening night home metro station gate reaches wait_there catch_her catch_him grab_her follow',
  sheEn: 'she her daughter girl sister he him his wife bitch',
  notISelf: 'i my me we our mom dad grandmother movie film novel character heroine',
  nameEn: 'name_is her_name his_name called named name',
  roomEn: 'room flat house hostel address block',
  pinEn: 'pin otp cvv upi_pin atm_pin password card_number',
  pinWhy: 'tell give enter share send provide confirm read_out type approve',
  bankWhy:
    'bank blocked block refund mistake by_mistake reverse kyc atm cashback reward parcel electricity scholarship loan phonepe gpay paytm expired suspend suspended calling_from accidentally',
  officerEn:
    'customs_officer customs custom_officer cbi_officer police_officer inspector income_tax cyber_crime narcotics officer',
  caseEn: 'drugs parcel arrest warrant case money_laundering illegal seized',
  transferEn: 'transfer send pay deposit settle hush close_the_case gpay phonepe upi',
  seniorEn: 'senior teacher friend cousin brother professor prof',
  troubleEn: 'accident emergency hospital stuck stranded lost_my_wallet lost_my_phone robbed',
  returnEn: 'return returns profit interest payout',
  joinEn:
    'telegram whatsapp join group channel start_with guaranteed daily_return daily_returns daily per_day sure_shot',
  guruEn: 'guru baba astrologer tantrik expert insider bookie uncle',
  betEn: 'satta matka betting bet number lottery winning match fixed jackpot',
  jumpEn:
    'just_jump jump_already go_jump jump_then so_jump jump_from_the jump_off_the go_and_jump hang_yourself just_die go_die kill_yourself drink_poison eat_poison',
  goadEn:
    'already what_are_you_waiting waiting_for thinking burden earth nobody_cares no_one_cares nobody_will spare_us world go_on do_it coward favour favor less',
  togetherEn:
    'lets_die_together die_together dying_together end_it_together end_our_lives kill_ourselves suicide_pact suicide_club suicide_together do_it_together_tonight will_not_be_alive_after wont_be_alive_after',
  passEn:
    'pass marks grades attendance internals promotion role placement job signature recommendation',
  bedEn: 'bed sleep_with spend_a_night spend_the_night naked one_night my_room_at_night',
  meEn: 'me my mine',
  blades2: 'knife dagger gun pistol acid machete sword rod revolver',
  boughtEn: 'bought purchased ordered got_a have_bought sharpened loaded ready keeping carrying',
  useOn:
    'use_it_on use_it use_on my_ex on_my_ex on_him on_her on_you on_them at_the_fest at_her at_him',
  trackEn:
    'railway_crossing railway_track railway_tracks tracks crossing bridge terrace roof ledge',
  noStep:
    'wont_step_back not_step_back wont_come_back not_come_back wont_hesitate will_do_it will_jump wont_stop_me take_the_step last_step not_stop_this',
  pgEn: 'pg flat room rent rooms available tenants roommate',
  noGroup: 'no not except without only',
  admitEn: 'admission admissions seat seats iim iit medical mbbs neet',
  contactEn:
    'contacts management_quota management donation guaranteed backdoor without_exam direct confirmed',
  policeEn: 'police_case fir case_has_been warrant digital_arrest complaint_against_you case_filed',
  closeCase: 'close_it close_the settle pay_to avoid_arrest to_avoid to_close remove_your_name',
};
