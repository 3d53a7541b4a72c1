import { defaultCommunities } from '@campus/api/seeding';

/** The sections in which posts are written. */
export const loadCommunities = [
  ...defaultCommunities,
  { name: 'Computer Science', description: 'Labs, electives and late-night debugging.' },
  { name: 'Lost and Found', description: 'Umbrellas, calculators, keys: left and found.' },
  { name: 'Sports Ground', description: 'Fixtures, courts, runs at dawn and results.' },
] as const;

type LoadCommunity = (typeof loadCommunities)[number]['name'];

/** Comments on posts; `{slots}` are filled from the pools of words. */
export const commentSentences: readonly string[] = [
  'I am in.',
  'Thank you, this helps a lot.',
  'Is this still open {day}?',
  'Coming with {few} friends.',
  'I was at {place} an hour ago and saw nothing of it.',
  'Same here for {few} weeks.',
  'Ask {name}, they know.',
  'Can somebody share the notes on {subject}?',
  'Not {weekday} again, we have {subject} then.',
  'Saved for later.',
  'Could it be {time} instead?',
  'The {food} alone is worth it.',
  'Last year it was {mood}.',
  'Which floor exactly?',
  'I have a {thing} to spare, write to me.',
  'Count me in for {sport}.',
  'How long does it take? I have {many} minutes.',
  'Finally somebody says it.',
  'Do I need to know {tool} for that?',
  'See you at {place}.',
  'Moved it to my calendar, {time}.',
  'This deserves more votes.',
  'Congratulations, {name} will be proud!',
  'We should do this every week.',
];

/** Comments on confessions: kind, and without a name. */
export const confessionCommentSentences: readonly string[] = [
  'You are not alone with this.',
  'Same, for {few} semesters now.',
  'This made my day.',
  'Thank you for writing it.',
  'I thought that I was the only one.',
  'Tell them. It will be fine.',
  'The {food} theory explains a lot.',
  'Meet me at {place}, I do it too.',
  'It gets easier after {subject}.',
  'Sending {food} and patience.',
  'We have all been there.',
  'Sleep over it and try again {day}.',
];

/** Harmless even if published; `{slots}` are filled from the pools of words. */
export const confessionSentences: readonly string[] = [
  'I have sat in the {subject} lecture for {few} weeks and it is not my course.',
  'I say that I am at {place} and sleep until the alarm rings {time}.',
  'Every time the mess has {food} I take a second plate for a friend who does not exist.',
  'I still do not know what {subject} is about and the semester ends {day}.',
  'I wrote {many} lines of {tool} for a project and half of them print hello.',
  'The person who waters the plants near {place} is me. Please stop giving the credit to the wind.',
  'I joined the {sport} team to meet people and now I am the one who carries the bags.',
  'I keep a {thing} that I found {few} years ago because it feels like luck.',
  'I told my parents that {subject} is going well. It is going.',
  'I learned to cook {food} from videos and everybody thinks that it comes from home.',
  'I smile at somebody at {place} every week and we have never said a word.',
  'I have a list of {many} people whom I want to thank before the last day.',
  'The anonymous note at {place} was mine. I meant every word of it.',
  'I pretend to read at {place} because it is the only quiet spot with a fan.',
  'I was afraid of coming here. After {few} months I am afraid of leaving.',
  'I practise my {role} interview in front of a mirror and the mirror is not convinced.',
];

/** Posts by section; `{slots}` are filled from the pools of words. */
export const postSentences: Readonly<Record<LoadCommunity, readonly string[]>> = {
  'Notice Board': [
    'The water supply near {place} is off {day} until the pump is repaired. Fill your bottles before.',
    'The {subject} lecture {day} moves to {place}, {time}. Please tell those who do not read this.',
    'Registration for the {sport} tournament closes {day}. Forms are at {place}, ask for {name}.',
    'Blood donation camp {day} near {place}, {time}. Eat something first and bring a friend.',
    'The print shop has new rates and a second machine. Queue was {mood} this morning.',
    'Bus number {few} starts from {place} until the road work is over. Leave {many} minutes earlier.',
    'Results of {subject} are out. The list hangs at {place}, and everybody passed who handed in.',
    'Need {few} volunteers for the open day. We meet at {place} {day}, {time}, {food} included.',
    'The reading room stays open until midnight from {weekday} on. Keep it quiet and take your cups along.',
    'Student council elections: nominations are open until {weekday}. Posters only at {place}, please.',
  ],
  'Hostel Life': [
    'Mess menu from {weekday} on: {food} in the morning. The petition with {many} names worked.',
    'Looking for {few} people to share an order of {food} {day}, {time}. Pick up at {place}.',
    'Whoever keeps the washing machine on the second floor busy for {few} hours: we love you, but please.',
    'The hot water comes {time} this week. Set an alarm, it lasts {many} minutes.',
    'Roommate wanted for next semester. I wake up early, cook {food} badly and do not snore much.',
    'Found out that {food} from the stall near {place} tastes the same at midnight. This changes everything.',
    'Terrace is open again. {name} brings a guitar {day}, {time}. Bring a blanket.',
    'If your {thing} is in our room, knock. Room {many}, the door with the cricket poster.',
    'Power cut of {many} minutes and suddenly the whole corridor was singing. It was {mood}.',
    'The cat near {place} had {few} kittens. Please do not feed them {food}.',
  ],
  'Placements and Internships': [
    'A company from Pune looks for a {role}. Pre-placement talk {day} at {place}, {time}.',
    'Had my interview as {role} today: {few} rounds, mostly {subject}, and one question about {tool}. Ask me anything.',
    'Mock interviews {day}, {time}, at {place}. Bring a printed résumé and {many} minutes.',
    'Internship as {role}, {few} months, stipend paid. They asked for {tool} and a small project.',
    'Does anybody have notes on {subject} for the aptitude round? Mine stop at chapter {few}.',
    'Group discussion practice {day}: the topic comes from a hat. Last time it was {mood}.',
    'Three of us prepare {subject} every evening {time}. There is room for {few} more at {place}.',
    'Offer accepted as {role}. Thanks to {name} for the {many} mails that I did not want to write.',
    'Referral possible for {role}: write what you have built with {tool}, not what you have read.',
    'The placement cell moved the {subject} test to {weekday}. New slot is {time}.',
  ],
  'Computer Science': [
    'Workshop on {tool} {day} at {place}, {time}. No slides, everybody types.',
    'My {subject} assignment works on my machine and on no other. I have been reading about {tool} for {many} hours.',
    'Study group for {subject} meets {day}, {time}, at {place}. We are at chapter {few}.',
    'Wrote a small timetable tool in {tool}, it knows {many} courses by now. Who wants to test it?',
    'Lab {few} has new monitors. The old keyboards stay, so it is still {mood}.',
    'Which elective goes better with {subject}: the one on {tool} or the one that ends before lunch?',
    'Hackathon team of {few} looks for one more who knows {tool}. We have an idea and a lot of {food}.',
    'The server of the department is back. It had a disk with {many} errors and a very patient admin.',
    'Question about {subject}: why does the proof in the notes need {few} cases when the book has one?',
    'Pair programming {day}, {time}: bring one bug, take another one home.',
  ],
  'Lost and Found': [
    'Lost: a {thing}, somewhere between {place} and {place}. It was a present, please write.',
    'Found: a {thing} at {place}. It waits at the desk, ask for {name}.',
    'Somebody took my {thing} from {place} by mistake and left theirs. Let us swap {day}, {time}.',
    'Left my {thing} in {place} after {subject}. There is a sticker with a cat on it.',
    'Found {few} umbrellas near {place} after the rain. Describe yours and it is yours.',
    'Whoever brought my {thing} back to {place}: thank you, there is {food} for you at room {many}.',
    'Still looking for the {thing} that I lost {few} weeks ago. It may be {mood} somewhere.',
    'A {thing} has been lying at {place} for {few} days. If nobody comes, it goes to the guard.',
  ],
  'Sports Ground': [
    '{sport} trials {day}, {time}. Beginners are welcome, shoes are enough.',
    'We beat the seniors by {few} points at {sport}. The last minutes were {mood}.',
    'Run at dawn {day}: {few} rounds, slow ones set the pace, then {food} near {place}.',
    'The net at {place} is repaired. First come, first serve, {many} minutes each.',
    'Looking for {few} players, {sport}, {day}, {time}. We have a ball and no goalkeeper.',
    'Final of the {sport} league {day}: our block against the staff. Drums are allowed until six.',
    'Coach says: less {food}, more sleep. Training {day} stays {time}.',
    'Who left a {thing} at the ground after {sport}? The guard has it.',
  ],
};

/** Endings of some of them. */
export const closings: readonly string[] = [
  'Thanks!',
  'Tell your friends.',
  'Ask {name} if in doubt.',
  'First come, first served.',
  'See you at {place}.',
  'More news {day}.',
  'Comments below, please.',
  'Last time it was {mood}.',
  'Bring {food} if you can.',
  'I check the comments {time}.',
];
