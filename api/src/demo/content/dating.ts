import type { DemoDating, DemoMatch, DemoProfile } from './dating-types';

const women: readonly DemoProfile[] = [
  {
    by: 1,
    name: 'Meera',
    gender: 'female',
    short: 'Runs half the fest, owns one famous red cycle',
    full: 'Third year, students’ council, permanently carrying a clipboard and somebody else’s stapler. I know which tap on campus gives cold water and I share this only with people I trust.\n\nOff duty: slow cycling, old Marathi songs, defending badly at football. Looking for company that is not a meeting.',
    preferences:
      'Someone who replies in sentences, is kind to the canteen bhaiya and does not mind that I am early to everything.',
    portrait: 'portrait-braid',
    pictures: ['gulmohar-cycles', 'fest-poster'],
    ago: 380,
  },
  {
    by: 3,
    name: 'Ishita',
    gender: 'female',
    short: 'Reads papers, photographs puddles',
    full: 'CS by day, rain pictures by night. I will stop in the middle of the road for a reflection, so please walk on the outside.\n\nI make a decent ginger chai and a terrible first impression. Currently reading too much, sleeping too little, and trying to learn the mouth organ without losing my roommate.',
    preferences:
      'Curious people. Tell me about a thing you changed your mind on. Board games welcome, being a bad loser is not.',
    portrait: 'portrait-bob',
    pictures: ['rain-road', 'chai-glasses'],
    ago: 350,
  },
  {
    by: 7,
    name: 'Zoya',
    gender: 'female',
    short: 'Street plays, recursion and the last samosa',
    full: 'I explain recursion until you understand recursion. In the evening I shout in the amphitheatre and call it theatre.\n\nThings I love: Eid at home, my nani’s handwriting, correct brackets. Things I am working on: talking softly in the library.',
    preferences:
      'Someone who claps at the right moment. Big plans not needed, one honest conversation over chai is enough to begin with.',
    portrait: 'portrait-hijab',
    pictures: ['diya-rangoli'],
    ago: 300,
  },
  {
    by: 12,
    name: 'Gauri',
    gender: 'female',
    short: 'Will cross the city for good light and better misal',
    full: 'Photography club, saree on every possible occasion, gajra even when there is no occasion. I have four thousand pictures of one gulmohar tree and I am not sorry.\n\nI am quiet for the first twenty minutes. After that, good luck.',
    preferences:
      'Patient while I take the same picture nine times. Bonus if you carry the tripod and have opinions about tarri.',
    portrait: 'portrait-gajra',
    pictures: ['gulmohar-cycles'],
    ago: 270,
  },
  {
    by: 5,
    name: 'Tanvi',
    gender: 'female',
    short: 'Left wing on the field, golden hour on the roof',
    full: 'I play football three evenings a week and take pictures on the other four. My knees have a mark for every ground in Pune.\n\nMy friends say I have one mood and it is Let’s go. They are right, usually I have already packed.',
    preferences:
      'Keeps up or laughs while falling behind, both are fine. Must like dogs, mainly Compiler.',
    portrait: 'portrait-ponytail',
    pictures: ['sunset-hostel', 'cricket-ground', 'rain-road', 'samosas'],
    ago: 6,
  },
  {
    by: 10,
    name: 'Sanika',
    gender: 'female',
    short: 'Mechanical. Yes, I can fix your cycle. No, not now.',
    full: 'Happiest in the workshop with grease up to the elbow and the radio on. I read instruction manuals for fun and lose ten millimetre spanners for sport.\n\nLooking for somebody to eat vada pav with while complaining about thermodynamics.',
    preferences:
      'Practical, gentle, punctual within fifteen minutes. You may cry at films, I will bring tissues.',
    portrait: 'portrait-jacket',
    ago: 15,
  },
  {
    by: 13,
    name: 'Rutuja',
    gender: 'female',
    short: 'Rangoli hands, detective brain',
    full: 'I reunite people with their lost water bottles and take it very seriously. Kathak for nine years, so I do turn around when someone says one two three.\n\nMy perfect Sunday: poha, newspaper puzzle, nap, second poha.',
    preferences:
      'Somebody soft-spoken who notices small things. Please be honest, I will find out anyway.',
    portrait: 'portrait-kurta',
    pictures: ['diya-rangoli'],
    ago: 29,
  },
  {
    by: 15,
    name: 'Pooja',
    gender: 'female',
    short: 'NSS volunteer with a strong position on momos',
    full: 'I organise blood donation camps and faint at needles, life is funny. Steamed over fried, chutney on the side, no further questions.\n\nI keep a diary of nice things strangers say on the bus. Some day it will be a book, or at least a long post.',
    preferences:
      'Warm, a little silly, calls home often. Bring your own plate of momos, I do not share the first one.',
    portrait: 'portrait-dupatta',
    ago: 41,
  },
  {
    by: 17,
    name: 'Manasi',
    gender: 'female',
    short: 'Second floor corner seat, library, since 2024',
    full: 'If you have seen a girl arguing with a fluid mechanics book after dinner: hello. I solve crosswords in pen, I own one calculator and many feelings about it.\n\nI would like to learn swimming, Kannada and how to leave a party on time.',
    preferences:
      'Comfortable with silence. Studying together counts as a date, snacks are the proof.',
    portrait: 'portrait-stripes',
    ago: 58,
  },
  {
    by: 19,
    name: 'Nikita',
    gender: 'female',
    short: 'I automate my attendance, not my feelings',
    full: 'Writes small scripts for small problems. Big curls, bigger playlists, zero sense of direction even with maps open.\n\nI like quizzes, dosa from the place with no name, and people who say I do not know when they do not know.',
    preferences:
      'Tell me a talent of yours that is of no use at all. Tabs or spaces is negotiable, being kind is not.',
    portrait: 'portrait-curls',
    ago: 73,
  },
  {
    by: 21,
    name: 'Sara',
    gender: 'female',
    short: 'Ranks snacks for a living, laughs at her own jokes',
    full: 'My snack list is final, but for you I could open a discussion. I sing in the choir, badly placed next to the best voice in college.\n\nGoa at Christmas, Pune the rest of the year. I write letters, on paper, with stamps.',
    preferences:
      'Laughs easily, argues fairly, shares dessert. Peacock watching at dawn is a possible first plan.',
    portrait: 'portrait-hoops',
    pictures: ['samosas'],
    ago: 88,
  },
  {
    by: 24,
    name: 'Aditi',
    gender: 'female',
    short: 'New here, knows three people and one dog',
    full: 'Lateral entry, so everybody already had their group and I got the back bench. It has a good view.\n\nI bake when I am nervous, and before exams the whole floor gets banana bread. Classical vocal, bad puns, good umbrellas.',
    preferences: 'Show me your favourite corner of campus. I will bring the banana bread.',
    portrait: 'portrait-waves',
    ago: 102,
  },
  {
    by: 25,
    name: 'Shruti',
    gender: 'female',
    short: 'Sunrise person, sorry in advance',
    full: 'Up at five for the hills and asleep by ten like a grandmother. I have done eleven forts and fallen into two streams.\n\nI collect leaves, train tickets and words my aaji uses. My rucksack always has chikki in it.',
    preferences: 'You do not have to climb. You have to say good morning like you mean it.',
    portrait: 'portrait-freckles',
    pictures: ['trek-dawn'],
    ago: 118,
  },
  {
    by: 26,
    name: 'Anushka',
    gender: 'female',
    short: 'Debates in three languages, cooks in one pot',
    full: 'I will take the other side just to see what happens, and then buy you a cutting to say sorry. Hostel chef: one kettle, nine recipes, no alarm so far.\n\nReads the last page first. Dances at every baraat, invited or not.',
    preferences:
      'Strong opinions, lightly held. If you can make me lose an argument and smile about it, we will get along.',
    portrait: 'portrait-bun',
    ago: 131,
  },
  {
    by: 27,
    name: 'Mrunal',
    gender: 'female',
    short: 'Lavani on stage, Laplace off it',
    full: 'Electronics student, dancer, elder daughter: I run on deadlines and filter coffee. I can solder, drape a nauvari in six minutes and tell you which auto will say yes.\n\nSoft spot for black and white films and people who thank the bus driver.',
    preferences:
      'Someone steady who likes to talk on long walks. Dancing not required, clapping very much required.',
    portrait: 'portrait-saree',
    pictures: ['fest-poster'],
    ago: 149,
  },
  {
    by: 28,
    name: 'Fatima',
    gender: 'female',
    short: 'Calligraphy, chess and a very small cactus',
    full: 'I write names in Urdu for everybody’s birthday cards and forget my own deadlines. Chess club regular: I play fast, lose fast and ask for a rematch.\n\nThe cactus is called Ghalib. He is doing better than my attendance.',
    preferences:
      'Gentle, well read or willing to be read to. Family matters to me, and so does a good biryani debate.',
    portrait: 'portrait-rose-hijab',
    ago: 166,
  },
];

const men: readonly DemoProfile[] = [
  {
    by: 0,
    name: 'Aarav',
    gender: 'male',
    short: 'Board games, bad puns and eleven cups of chai',
    full: 'CS, third year. I break repositories in front of first years and call it a workshop. My hackathon team got to the finals on chai and stubbornness.\n\nI press flowers in my old drafting board, host game nights in Block A and walk the long way to the mess because of the dog.',
    preferences:
      'Somebody curious who would rather talk than scroll. Winning at Ludo by any means is forgiven, skipping breakfast is not.',
    portrait: 'portrait-spectacles',
    pictures: ['hostel-desk', 'chai-glasses'],
    ago: 420,
  },
  {
    by: 2,
    name: 'Rohan',
    gender: 'male',
    short: 'Opening batsman, closing time at the chai tapri',
    full: 'I run slowly at six in the morning and stop for every peacock. Cricket in the evening, vada pav in between, civil engineering when sir is looking.\n\nMy mother thinks I study a lot. My bat thinks I study too much.',
    preferences:
      'Good sense of humour, better sense of timing between the wickets. Non-cricket people are most welcome.',
    portrait: 'portrait-quiff',
    pictures: ['cricket-ground'],
    ago: 62,
  },
  {
    by: 4,
    name: 'Kabir',
    gender: 'male',
    short: 'Negotiates with autos, loses to stray dogs',
    full: 'Captain of a team that has not won in four years, so my patience is certified. I cook on Sundays: keema for those who eat it, dal for those who do not, burnt rotis for all.\n\nOld Mohammed Rafi songs are the only correct soundtrack for a bus ride.',
    preferences:
      'Easy to laugh with, hard to impress. If you name a street dog within a minute of meeting it, please write.',
    portrait: 'portrait-beard',
    ago: 95,
  },
  {
    by: 29,
    name: 'Gurpreet',
    gender: 'male',
    short: 'Six feet of bhangra and one shy hello',
    full: 'Came from Ludhiana for engineering, stayed for the monsoon. I teach bhangra in the quad on Fridays, everybody is bad at it for exactly two weeks.\n\nI write poems in Punjabi that I show to nobody. Maybe to somebody.',
    preferences:
      'Someone who dances like the warden is not watching and likes home food, mine arrives by train.',
    portrait: 'portrait-turban',
    ago: 140,
  },
];

const others: readonly DemoProfile[] = [
  {
    by: 8,
    name: 'Neel',
    gender: 'other',
    short: 'They, them, and two pairs of dry socks',
    full: 'I lead treks for people who think they cannot trek. We go slow, we count heads, we sing badly on the way down.\n\nIndoors I paint small mountains on large envelopes. Ask me about the one that a postman kept.',
    preferences:
      'Kind first, everything else after. You should be fine with muddy shoes in the corridor.',
    portrait: 'portrait-ringlets',
    pictures: ['trek-dawn'],
    ago: 80,
  },
  {
    by: 22,
    name: 'Chinmay',
    gender: 'other',
    short: 'Trains models, waters plants, forgets neither',
    full: 'I live in the GPU lab and visit my room for laundry. Knits scarves for a city that is never cold, has given away nine.\n\nNon-binary, non-stop tea drinker, slowly reading every poem in the Marathi section.',
    preferences:
      'Somebody who says what they mean, softly. A shared umbrella is my idea of romance.',
    portrait: 'portrait-hoodie',
    ago: 110,
  },
];

const withMeera: DemoMatch = {
  from: 0,
  to: 1,
  askedAgo: 120,
  answeredAgo: 98,
  messages: [
    [0, 97, 'Hi Meera! I promise this is not about the volunteer form.'],
    [1, 96.5, 'Then you are the first person this week. Hello Aarav.'],
    [1, 96.4, 'Although, have you filled the volunteer form?'],
    [0, 95.8, 'Stage team. I am very good at carrying things to the wrong side.'],
    [1, 74, 'I saw your board game event. What ends before midnight, in your experience?'],
    [0, 73.6, 'Nothing. That line is there for the caretaker.'],
    [1, 73.5, 'Noted. I am bringing Ludo and no mercy.'],
    [0, 50, 'Small question of taste: is the red cycle named?'],
    [1, 49.2, 'Lal Pari, obviously. She has been in more photos than me.'],
    [0, 48.9, 'I would like to be introduced properly, over chai perhaps?'],
    [1, 5.5, 'She says yes. I say yes too, but only if it is the tapri and not the canteen.'],
    [1, 5.4, 'Council meeting ends at five, so really at six.'],
    [1, 2.2, 'Also I have cleared my schedule of exactly one stapler emergency.'],
  ],
  unread: 3,
};

const withIshita: DemoMatch = {
  from: 3,
  to: 0,
  askedAgo: 150,
  answeredAgo: 144,
  messages: [
    [3, 143, 'You wrote that you press flowers in a drafting board. Explain.'],
    [0, 142.7, 'Engineering drawing taught me one thing: the clips are strong.'],
    [3, 142.5, 'This is the best use of first year I have heard.'],
    [0, 120, 'Your puddle picture on the main road, how long did you stand there?'],
    [3, 119.4, 'Forty minutes. A bus driver asked if I had lost something.'],
    [0, 119.2, 'And had you?'],
    [3, 118.9, 'Only my left shoe, briefly.'],
    [0, 70, 'I tried a reflection today. It is mostly my own spectacles.'],
    [3, 69.3, 'Self-portrait of an engineer. I would hang it.'],
    [3, 69.2, 'What is a thing you changed your mind on? I ask everybody.'],
    [0, 27, 'Bitter gourd. My aaji waited nineteen years for this sentence.'],
    [3, 26.1, 'Tell her that her patience is an inspiration to researchers everywhere.'],
  ],
};

/** Of the college where the demo's student is. */
export const richDating: DemoDating = {
  profiles: [...women, ...men, ...others],
  matches: [
    withMeera,
    withIshita,
    { from: 7, to: 0, askedAgo: 20 },
    { from: 12, to: 0, askedAgo: 3.5 },
  ],
};

/** Of one college more. */
export const plainDating: DemoDating = {
  profiles: [
    {
      by: 0,
      name: 'Ananya',
      gender: 'female',
      short: 'Open mic host, will read your poem if you will not',
      full: 'Literature, second year. I run the Friday readings on the library lawn and cry at least once each time, usually during somebody’s first poem.\n\nKannada at home, English in class, Urdu when I am showing off.',
      preferences:
        'Bring me a line you love, yours or borrowed. Long walks to the tree behind the arts block included.',
      portrait: 'portrait-jhumkas',
      pictures: ['library-lamp'],
      ago: 240,
    },
    {
      by: 2,
      name: 'Sneha',
      gender: 'female',
      short: 'Photographs trees, argues about dosas',
      full: 'My phone is full, my heart has space. I like morning light, second-hand books with notes in them and the bus seat above the wheel.\n\nMy thesis is about markets, so every vegetable shop is research.',
      preferences:
        'Someone easy to be around. Crisp or soft dosa is the first question and there is a right answer.',
      portrait: 'portrait-kurta',
      ago: 33,
    },
    {
      by: 6,
      name: 'Asma',
      gender: 'female',
      short: 'Statistics student, always the outlier',
      full: 'I count things: steps, stars, how many times sir says basically. In the holidays I teach maths to my cousins and they teach me cricket.\n\nSlow texter, fast walker.',
      preferences:
        'Polite, funny, serious about something. Anything except standard deviations at breakfast.',
      portrait: 'portrait-rose-hijab',
      ago: 51,
    },
    {
      by: 1,
      name: 'Vivek',
      gender: 'male',
      short: 'Quiz master. The answer is still Pondicherry.',
      full: 'I know the capital of everything and the way to nothing. Economics by degree, trivia by nature, filter coffee by blood group.\n\nOn Sundays I play carrom with my thatha and lose with honour.',
      preferences:
        'Someone who asks better questions than I do. Wrong answers are welcome, confident ones even more.',
      portrait: 'portrait-crop',
      pictures: ['chai-glasses'],
      ago: 260,
    },
    {
      by: 3,
      name: 'Imran',
      gender: 'male',
      short: 'Ghazals in public, nerves in private',
      full: 'Writes for the campus magazine, edits at night, sleeps in the first lecture. I learnt to cook because my roommate could not, now the whole floor waits for Friday.\n\nMy handwriting is the neat kind, ask anybody who has my notes.',
      preferences: 'Reads signboards aloud on bus rides, or tolerates someone who does.',
      portrait: 'portrait-beard',
      ago: 84,
    },
    {
      by: 9,
      name: 'Joel',
      gender: 'male',
      short: 'Knows only dead kings, would like to meet somebody alive',
      full: 'History buff from Mangaluru, guitar on the terrace, green umbrella in every season because I lose all others.\n\nI make fish curry like my grandmother and write thank-you notes like hers too.',
      preferences:
        'A good listener who sings along to the chorus. Museum dates are free on Fridays, I have checked.',
      portrait: 'portrait-quiff',
      ago: 97,
    },
  ],
  matches: [
    {
      from: 1,
      to: 0,
      askedAgo: 90,
      answeredAgo: 77,
      messages: [
        [1, 76, 'Question one, for no points: who wrote the poem that you read last on Friday?'],
        [0, 75.2, 'I did. I said it was a friend’s because my voice was shaking.'],
        [1, 75, 'Then your friend is very good.'],
        [0, 74.8, 'She says thank you, and that she will use her own name next time.'],
        [1, 30, 'I will be in the second row, with the loud clapping.'],
        [0, 28.5, 'Bring filter coffee and I will dedicate a couplet to Pondicherry.'],
      ],
    },
    { from: 9, to: 2, askedAgo: 12 },
  ],
};
