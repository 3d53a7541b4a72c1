import { fixedId } from './random';

interface DemoCommunity {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

interface DemoStudent {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

export interface DemoCampus {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly emailSuffix: string;
  readonly communities: readonly DemoCommunity[];
  readonly students: readonly DemoStudent[];
}

interface Names {
  readonly name: string;
  readonly state: string;
  readonly domain: string;
  /** `username:prefix of the address`. */
  readonly students: readonly string[];
  readonly communities: readonly (readonly [name: string, description: string])[];
}

const everywhere = [
  ['Notice Board', 'What everybody should know: dates, closures, lost and found.'],
  ['Hostel Life', 'Mess menus, roommates, water timings and midnight Maggi.'],
  ['Placements and Internships', 'Drives, interview stories, referrals and prep groups.'],
] as const;

const names: readonly Names[] = [
  {
    name: 'Sahyadri Institute of Technology',
    state: 'Maharashtra',
    domain: 'sahyadri.edu.example',
    students: [
      'aarav_d:aarav',
      'meera_k:meera.kulkarni',
      'rohan_p:rohan',
      'ishita_j:ishita',
      'kabir_s:kabir.shaikh',
      'tanvi_g:tanvi',
      'omkar_b:omkar',
      'zoya_m:zoya',
      'neel_r:neel',
      'pranav_w:pranav',
      'sanika_m:sanika',
      'yusuf_t:yusuf',
      'gauri_n:gauri',
      'rutuja_c:rutuja',
      'siddharth_l:siddharth',
      'pooja_v:pooja',
      'advait_h:advait',
      'manasi_d:manasi',
      'tejas_o:tejas',
      'nikita_f:nikita',
      'harshal_u:harshal',
      'sara_i:sara',
      'chinmay_e:chinmay',
      'vedant_q:vedant',
      'aditi_x:aditi',
      'shruti_h:shruti',
      'anushka_b:anushka',
      'mrunal_y:mrunal',
      'fatima_z:fatima',
      'gurpreet_a:gurpreet',
    ],
    communities: [
      ['Computer Science', 'Labs, electives, study groups and late-night debugging.'],
      ['Mechanical Workshop', 'Lathe to BAJA: builds, tools and the machine shop queue.'],
      ['Shutterbugs', 'The photography club: walks, critique and borrowed lenses.'],
      ['Trek and Trails', 'Weekend forts, monsoon treks and who has a spare tent.'],
      ['Lost and Found', 'Umbrellas, calculators, keys: what was left and what was found.'],
      ['Sports Ground', 'Fixtures, courts, runs at dawn and results worth shouting about.'],
    ],
  },
  {
    name: 'Kaveri College of Arts and Science',
    state: 'Karnataka',
    domain: 'kaveri.edu.example',
    students: [
      'ananya_r:ananya',
      'vivek_h:vivek',
      'sneha_b:sneha',
      'imran_q:imran',
      'divya_n:divya',
      'kiran_g:kiran',
      'asma_s:asma',
      'nitin_k:nitin',
      'bhavana_p:bhavana',
      'joel_d:joel',
      'rachana_m:rachana',
      'suhas_v:suhas',
      'vidya_t:vidya',
      'manoj_c:manoj',
      'keerthi_l:keerthi',
      'tarun_a:tarun',
      'shreya_u:shreya',
      'abdul_w:abdul',
      'deepika_j:deepika',
    ],
    communities: [
      ['Literary Circle', 'Readings, open mics and the campus magazine.'],
      ['Quiz Club', 'Thursday quizzes, buzzers and very strong opinions.'],
      ['Frames and Light', 'Photography on phones, film and anything that clicks.'],
      ['Economics and Statistics', 'Problem sets, projects and curves that do not fit.'],
    ],
  },
  {
    name: 'Ganga Valley University',
    state: 'Uttar Pradesh',
    domain: 'gangavalley.edu.example',
    students: [
      'priya_t:priya',
      'aditya_v:aditya',
      'farah_a:farah',
      'harsh_y:harsh',
      'shivani_s:shivani',
      'mohit_k:mohit',
      'ruqaiya_n:ruqaiya',
      'anurag_m:anurag',
      'komal_g:komal',
      'saurabh_d:saurabh',
      'nandini_p:nandini',
      'vikas_j:vikas',
      'aafreen_h:aafreen',
      'deepak_r:deepak',
      'ritika_b:ritika',
    ],
    communities: [
      ['Law and Debate', 'Moots, parliamentary debate and case talk.'],
      ['Music Room', 'Jam slots, instruments and the spring concert.'],
      ['Akhada and Athletics', 'Kushti, kabaddi, cricket and who takes the next lap.'],
      ['History Department', 'Sources, seminars and walks through old lanes.'],
    ],
  },
  {
    name: 'Coromandel School of Design',
    state: 'Tamil Nadu',
    domain: 'coromandel.edu.example',
    students: [
      'lakshmi_s:lakshmi',
      'arjun_m:arjun',
      'nila_k:nila',
      'bala_r:bala',
      'mary_j:mary',
      'senthil_p:senthil',
    ],
    communities: [
      ['Studio Floor', 'Crits, materials, prints and the glue that never dries.'],
      ['Type and Print', 'Letterpress, posters and arguments about kerning.'],
      ['Beach Walkers', 'Sunday mornings, sketchbooks and sundal.'],
    ],
  },
  {
    name: 'Brahmaputra Institute of Science',
    state: 'Assam',
    domain: 'brahmaputra.edu.example',
    students: [
      'rituraj_b:rituraj',
      'mitali_d:mitali',
      'junaid_l:junaid',
      'barsha_g:barsha',
      'dipankar_h:dipankar',
      'lamin_t:lamin',
    ],
    communities: [
      ['Field Notes', 'Botany walks, river studies and data that got wet.'],
      ['Physics Common Room', 'Problem of the week and tea of the day.'],
      ['Football Evenings', 'Barefoot or booted, half past four.'],
    ],
  },
  {
    name: 'Aravalli University of Commerce',
    state: 'Rajasthan',
    domain: 'aravalli.edu.example',
    students: [
      'khushi_m:khushi',
      'yash_c:yash',
      'rehan_p:rehan',
      'muskan_a:muskan',
      'lokesh_s:lokesh',
      'simran_k:simran',
    ],
    communities: [
      ['Case Cell', 'Case competitions, decks and teams looking for a fourth.'],
      ['Markets and Money', 'Budgets, balance sheets and one very loud stock game.'],
      ['Folk and Dance', 'Ghoomar practice, folk nights and borrowed bangles.'],
    ],
  },
];

/** What the demo is about, with ids that are the same in every demo database. */
export const demoCampuses: readonly DemoCampus[] = names.map((given) => ({
  id: fixedId('college', given.domain),
  name: given.name,
  state: given.state,
  emailSuffix: `@${given.domain}`,
  communities: [...everywhere, ...given.communities].map(([name, description]) => ({
    id: fixedId('community', given.domain, name),
    name,
    description,
  })),
  students: given.students.map((text) => {
    const [username = '', prefix = ''] = text.split(':');
    const email = `${prefix}@${given.domain}`;
    return { id: fixedId('student', email), username, email };
  }),
}));

export const demoPassword = 'campus-demo';
export const demoEmail = 'aarav@sahyadri.edu.example';
