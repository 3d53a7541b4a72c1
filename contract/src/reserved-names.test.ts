import { isReservedName } from './reserved-names';

test.each([
  ...['admin', 'ADMIN', 'Adm1n', '4dm1n', 'a_d_m_i_n', '_admin_', 'adrnin', 'admin2026', 'admin_7'],
  ...[
    'moderator',
    'M0derat0r',
    'moderat0r_1',
    'mod',
    'mods',
    'campus',
    'Carnpus',
    'camp_us',
    'c4mpu5',
  ],
  ...['campus_admin', 'CampusSupport', 'official_campus', 'campus_team', 'help_desk', 'staff1'],
  ...['Anonymous', 'anonymous_3', 'n0reply', 'system', 'r00t', 'security', 'deleted', 'nu11'],
])('%s is reserved', (name) => expect(isReservedName(name)).toBe(true));

test.each([
  ...['asha', 'modi', 'Narendra_M', 'campusking', 'ashacampus', 'adminder', 'helpme', 'root_beer'],
  ...[
    'teamwork',
    'botany',
    'botanist_1',
    'infosec_ravi',
    'stafford',
    'nullah',
    'rani',
    'ravi_2004',
  ],
  ...['123', '___', '_1_', 'safetypin', 'anonym', 'supporter'],
])('%s is not reserved', (name) => expect(isReservedName(name)).toBe(false));
