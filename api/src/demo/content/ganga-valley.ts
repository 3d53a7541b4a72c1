import type { DemoContent } from './types';

const debate = 'Law and Debate';
const music = 'Music Room';
const hostel = 'Hostel Life';
const notices = 'Notice Board';
const placements = 'Placements and Internships';
const sports = 'Akhada and Athletics';

export const gangaValley: DemoContent = {
  posts: [
    {
      by: 0,
      community: debate,
      ago: 4,
      heat: 0.5,
      text: 'Moot court memorials are due on Monday, midnight, not Tuesday morning. The tribunal in my head has already ruled against extensions.',
      comments: [
        [3, 'Appealing to the higher bench (you, after chai).'],
        [0, 'Appeal dismissed with costs: one samosa.'],
      ],
    },
    {
      by: 2,
      community: music,
      ago: 13,
      heat: 0.5,
      text: 'Spring concert jam slots are on the door. Harmonium is tuned, tabla is tuned, the drummer is not.',
      pictures: ['fest-poster'],
      comments: [
        [5, 'I heard that.'],
        [1, 'Qawwali set on Saturday, come early.'],
      ],
    },
    {
      by: 1,
      community: hostel,
      ago: 24,
      heat: 0.6,
      text: 'Kohra itna hai ki main gate se hostel nahi dikh raha. Walk carefully, the nala side has no railing yet.',
      pictures: ['trek-dawn'],
      comments: [
        [7, 'Cycle walo please light lagao.'],
        [4, 'Reported the railing to the estate office, they come on Tuesday.'],
      ],
    },
    {
      by: 6,
      community: notices,
      ago: 40,
      heat: 0.3,
      text: 'Bank camp for student accounts in the admin hall, tomorrow 10 to 2. Aadhaar, college ID and two photos.',
    },
    {
      by: 5,
      community: sports,
      ago: 57,
      heat: 0.4,
      text: 'We beat the district team by 4 wickets on our own ground. Aditya took five, ate nine jalebis, in that order.',
      pictures: ['cricket-ground'],
      comments: [
        [1, 'Eleven jalebis, get the statistics right.'],
        [9, 'Kya match tha!'],
      ],
    },
    {
      by: 4,
      community: hostel,
      ago: 86,
      heat: 0.4,
      text: 'Samosa party in room 22 because my sister cleared her exam. Bring your own chutney loyalty.',
      pictures: ['samosas'],
      comments: [
        [2, 'Green. Always green.'],
        [8, 'Imli gang reporting.'],
      ],
    },
    {
      by: 7,
      community: placements,
      ago: 120,
      heat: 0.3,
      text: 'Legal aid clinic takes second-years this term. You sit with real people and real papers every Saturday. It changed how I read judgments.',
      comments: [
        [0, 'Signing up.'],
        [10, 'Is travel paid?'],
        [7, 'Bus pass, yes.'],
      ],
    },
    {
      by: 3,
      community: debate,
      ago: 170,
      heat: 0.3,
      text: 'This house believes that the last page of the newspaper should come first. Thursday, 5 pm, LT-3. Speakers needed on the opposition.',
    },
    {
      by: 8,
      community: notices,
      ago: 240,
      heat: 0.2,
      text: 'Lost a brown wallet between the canteen and the auto stand. Keep the 140 rupees, please return the photo of my dadi.',
      comments: [
        [6, 'It is with the canteen uncle! He has been asking everyone.'],
        [8, 'I am running.'],
      ],
    },
    {
      by: 9,
      community: music,
      ago: 330,
      heat: 0.3,
      text: 'Guitar strings are in the cupboard now, second shelf. Write your name if you take a set.',
    },
    {
      by: 10,
      community: hostel,
      ago: 410,
      heat: 0.3,
      text: 'Night canteen is open till 1 from this week. Paratha, chai, Maggi, peace.',
      pictures: ['chai-glasses'],
      comments: [[4, 'And now I have no excuse to sleep early.']],
    },
  ],
  confessions: [
    {
      by: 4,
      ago: 16,
      heat: 0.4,
      text: 'Everyone thinks I am the confident debater. I write my first sentence on my palm every single time.',
      comments: [
        [0, 'I write the whole speech on mine.'],
        [4, 'We should shake hands carefully.'],
      ],
    },
    {
      by: 10,
      ago: 140,
      heat: 0.3,
      text: 'I come from a village of 300 people and this library has more books than my whole district. Some evenings I only walk between the shelves.',
      comments: [
        [7, 'Best use of a library.'],
        [2, 'Welcome home.'],
      ],
    },
  ],
};
