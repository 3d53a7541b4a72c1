import type { DemoContent } from './types';

const books = 'Literary Circle';
const quiz = 'Quiz Club';
const hostel = 'Hostel Life';
const notices = 'Notice Board';
const placements = 'Placements and Internships';
const photos = 'Frames and Light';

export const kaveri: DemoContent = {
  posts: [
    {
      by: 0,
      community: books,
      ago: 3,
      heat: 0.6,
      text: 'Open mic this Friday, library lawn, 5:30. Poems, stories, one song per person. Kannada, English, Hindi, Urdu, Konkani: bring the language you dream in.',
      pictures: ['library-lamp'],
      comments: [
        [3, 'Reading a ghazal, do not laugh.'],
        [7, 'Can I read somebody else’s poem?'],
        [0, 'Of course, only say whose it is.'],
      ],
    },
    {
      by: 4,
      community: hostel,
      ago: 10,
      heat: 0.5,
      text: 'Rain, terrace, filter coffee would have been better but chai it is.',
      pictures: ['rain-road'],
      comments: [
        [1, 'Filter coffee supremacy.'],
        [9, 'Who has the green umbrella, it is mine!'],
      ],
    },
    {
      by: 1,
      community: quiz,
      ago: 20,
      heat: 0.4,
      text: 'Thursday quiz, question 14, for everybody who fought about it: the answer is still Pondicherry. Sources have been shown to the committee. The committee is hungry, please let us go home.',
      comments: [
        [5, 'I want a recount.'],
        [2, 'There were two of us in the room.'],
      ],
    },
    {
      by: 6,
      community: notices,
      ago: 31,
      heat: 0.3,
      text: 'College bus 4 leaves from the south gate until the road work is over. Five minutes earlier than usual, sorry.',
      comments: [[8, 'Five minutes is my whole morning.']],
    },
    {
      by: 2,
      community: photos,
      ago: 44,
      heat: 0.6,
      text: 'The tree behind the arts block. That is all.',
      pictures: ['gulmohar-cycles'],
      comments: [[10, 'Every year I forget, every year I stop walking.']],
    },
    {
      by: 3,
      community: placements,
      ago: 58,
      heat: 0.4,
      text: 'Content internship with a Bengaluru publisher, part-time, stipend 8,000. They asked for three writing samples, no CGPA. Deadline is Sunday.',
      comments: [
        [0, 'Applied, thank you!'],
        [11, 'Does the college magazine count as a sample?'],
        [3, 'Yes.'],
      ],
    },
    {
      by: 8,
      community: hostel,
      ago: 75,
      heat: 0.5,
      text: 'Mess menu update: bisi bele bath is back on Wednesdays. The petition worked. Democracy works.',
      pictures: ['mess-thali'],
      comments: [[4, 'Tears of joy and ghee.']],
    },
    {
      by: 7,
      community: books,
      ago: 98,
      heat: 0.3,
      text: 'Book exchange shelf is up near the reading room. Leave one, take one, write a line on the first page for the next person.',
      comments: [
        [2, 'Left a Malgudi Days with terrible margin notes.'],
        [0, 'The best kind.'],
      ],
    },
    {
      by: 9,
      community: quiz,
      ago: 130,
      heat: 0.3,
      text: 'Looking for one more person for the inter-college quiz in Mysuru. Strong in sports preferred, because we three know only dead kings.',
      comments: [
        [5, 'Sports is my department.'],
        [9, 'Welcome aboard.'],
      ],
    },
    {
      by: 10,
      community: notices,
      ago: 165,
      heat: 0.25,
      text: 'Found: silver anklet near the auditorium steps. With the office, ask for Shobha ma’am.',
    },
    {
      by: 5,
      community: photos,
      ago: 210,
      heat: 0.4,
      text: 'Deepavali in the quadrangle, long exposure, tripod made of three textbooks.',
      pictures: ['diya-rangoli'],
      comments: [[6, 'Finally a use for Volume II.']],
    },
    {
      by: 11,
      community: hostel,
      ago: 260,
      heat: 0.3,
      text: 'Has anyone else’s room key started opening the next room as well? Asking before this becomes a sitcom.',
      comments: [
        [4, 'Tell the warden today, same happened in D block.'],
        [11, 'Done, locks are changed tomorrow.'],
      ],
    },
    {
      by: 4,
      community: placements,
      ago: 330,
      heat: 0.2,
      text: 'Mock group discussion every Tuesday, 4 pm, room 108. Topic is picked from a hat. Last week: should attendance be optional. It got loud.',
    },
    {
      by: 1,
      community: notices,
      ago: 420,
      heat: 0.3,
      text: 'Welcome to our campus page. Post here what used to drown in the class group.',
      comments: [[0, 'Hello hello!']],
    },
  ],
  confessions: [
    {
      by: 2,
      ago: 8,
      heat: 0.5,
      text: 'I write all the anonymous appreciation notes on the notice board. There are forty so far. I am running out of coloured paper, not of people.',
      comments: [
        [7, 'Mine is on my cupboard door. Thank you.'],
        [2, 'Then it was worth the paper.'],
      ],
    },
    {
      by: 9,
      ago: 62,
      heat: 0.4,
      text: 'I speak three languages and I am shy in all of them. Today I asked a question in class for the first time.',
      comments: [
        [3, 'That was you? It was a really good question.'],
        [5, 'One down, three years to go!'],
      ],
    },
    {
      by: 6,
      ago: 190,
      heat: 0.3,
      text: 'I buzz in the quiz without knowing the answer because the buzzer sound makes me happy.',
      comments: [[1, 'This explains so much.']],
    },
  ],
};
