import type { DemoContent } from './types';

export const coromandel: DemoContent = {
  posts: [
    {
      by: 0,
      community: 'Studio Floor',
      ago: 6,
      heat: 0.6,
      text: 'Crit at 3 in the big studio. Pin up by 2:30, the good wall goes first. Poster brief, second round.',
      pictures: ['fest-poster'],
      comments: [
        [1, 'The type is singing.'],
        [2, 'Mine is still drying, have mercy.'],
      ],
    },
    {
      by: 1,
      community: 'Notice Board',
      ago: 50,
      heat: 0.4,
      text: 'Offcuts of teak and ply in the yard, free until Friday. First come, first chisel.',
      comments: [[0, 'Taking the long one!']],
    },
    {
      by: 2,
      community: 'Hostel Life',
      ago: 150,
      heat: 0.4,
      text: 'If your glue gun is missing, look in the kitchen. If your saucepan is missing, look in the studio.',
    },
  ],
  confessions: [
    {
      by: 1,
      ago: 33,
      heat: 0.5,
      text: 'I redrew the logo forty times and handed in the first one.',
      comments: [
        [0, 'We all did.'],
        [1, 'Then let us never speak of it.'],
      ],
    },
  ],
};

export const brahmaputra: DemoContent = {
  posts: [
    {
      by: 0,
      community: 'Field Notes',
      ago: 8,
      heat: 0.6,
      text: 'River study on Saturday, boat leaves at 6:15 from the ghat. Boots, raincoat, and a pencil: ink does not survive the Brahmaputra.',
      pictures: ['trek-dawn'],
      comments: [
        [2, 'Last time my notebook did not survive either.'],
        [1, 'Carrying ziplocks for all.'],
      ],
    },
    {
      by: 2,
      community: 'Hostel Life',
      ago: 70,
      heat: 0.5,
      text: 'Two cups of red tea, one window, six hours of rain. Field work postponed, life improved.',
      pictures: ['rain-road'],
      comments: [[0, 'Laal sah and pitha at mine.']],
    },
    {
      by: 1,
      community: 'Notice Board',
      ago: 200,
      heat: 0.3,
      text: 'Herbarium is open for volunteers on weekdays after 3. You will learn forty Latin names and forget thirty.',
    },
  ],
  confessions: [
    {
      by: 2,
      ago: 95,
      heat: 0.5,
      text: 'I named the lab’s stick insect after my professor and now it answers to it.',
      comments: [[1, 'I need to see this.']],
    },
  ],
};

export const aravalli: DemoContent = {
  posts: [
    {
      by: 0,
      community: 'Case Cell',
      ago: 5,
      heat: 0.6,
      text: 'Case competition, teams of four, we are three: one who makes decks, one who makes models, one who makes chai. Need somebody who can say no to slide 31.',
      comments: [
        [2, 'I have been saying no since first year.'],
        [0, 'You are in.'],
      ],
    },
    {
      by: 1,
      community: 'Notice Board',
      ago: 64,
      heat: 0.4,
      text: 'Share-auto stand has moved to the east gate during the road work. Bhaiya says the fare is the same.',
      pictures: ['autorickshaw'],
      comments: [[0, 'Same fare, more dust.']],
    },
    {
      by: 2,
      community: 'Hostel Life',
      ago: 190,
      heat: 0.4,
      text: 'Who ordered kachori for the whole floor and left? We love you. Come back for yours.',
    },
  ],
  confessions: [
    {
      by: 1,
      ago: 28,
      heat: 0.5,
      text: 'I keep my budget in a spreadsheet with macros and I still do not know where the money goes.',
      comments: [[2, 'Kachori. It goes to kachori.']],
    },
  ],
};
