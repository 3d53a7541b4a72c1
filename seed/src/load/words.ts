/** Short enough for a username followed by a number. */
export const firstNames = [
  ...['Aarav', 'Aditi', 'Advait', 'Ananya', 'Anushka', 'Arjun', 'Asma', 'Bhavana', 'Chinmay'],
  ...['Deepak', 'Deepika', 'Divya', 'Farah', 'Fatima', 'Gauri', 'Gurpreet', 'Harsh', 'Imran'],
  ...['Ishita', 'Joel', 'Kabir', 'Keerthi', 'Kiran', 'Komal', 'Manasi', 'Manoj', 'Meera'],
  ...['Mohit', 'Nandini', 'Neel', 'Nikita', 'Nitin', 'Omkar', 'Pooja', 'Pranav', 'Priya'],
  ...['Rachana', 'Ritika', 'Rohan', 'Rutuja', 'Sara', 'Saurabh', 'Shreya', 'Shruti', 'Sneha'],
  ...['Suhas', 'Tanvi', 'Tarun', 'Tejas', 'Vedant', 'Vidya', 'Vikas', 'Vivek', 'Yusuf', 'Zoya'],
] as const;

/** The words for the slots of the sentences. */
export const words: Readonly<Record<string, readonly string[]>> = {
  name: firstNames,
  place: [
    ...['the library', 'Block C', 'the main gate', 'the canteen', 'lab 4', 'the auditorium'],
    ...['the basketball court', 'the reading room', 'the girls’ hostel gate', 'the workshop'],
    ...['the seminar hall', 'the east gate', 'the print shop', 'the quad', 'the second floor'],
    ...['the cycle stand', 'the chai stall', 'the old computer lab', 'the open stage', 'room 214'],
  ],
  thing: [
    ...['calculator', 'blue umbrella', 'water bottle', 'lab coat', 'house key', 'black hoodie'],
    ...['pair of earphones', 'notebook with a red cover', 'bicycle lock', 'steel tiffin'],
    ...['pair of glasses', 'pen drive', 'library card', 'drafting compass', 'raincoat'],
    ...['sketchbook', 'phone charger', 'green scarf', 'badminton racket', 'wrist watch'],
  ],
  day: [
    ...['today', 'tomorrow', 'on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday'],
    ...['on Friday', 'on Saturday', 'on Sunday', 'this weekend', 'next week'],
  ],
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  time: [
    ...['at 7 in the morning', 'at 9', 'at 10:30', 'after lunch', 'at 2', 'at 4', 'at 5:30'],
    ...['after 6', 'at 7:15', 'at 8', 'after dinner', 'before the first lecture'],
  ],
  subject: [
    ...[
      'thermodynamics',
      'signals and systems',
      'data structures',
      'fluid mechanics',
      'statistics',
    ],
    ...['microeconomics', 'operating systems', 'organic chemistry', 'linear algebra', 'databases'],
    ...['constitutional law', 'computer networks', 'machine drawing', 'discrete mathematics'],
  ],
  food: [
    ...['poha', 'samosas', 'masala dosa', 'paneer tikka', 'vada pav', 'Maggi', 'idli', 'rajma'],
    ...['biryani', 'chole bhature', 'filter coffee', 'lemon tea', 'jalebi', 'bhel'],
  ],
  sport: [
    ...['cricket', 'football', 'badminton', 'volleyball', 'kabaddi', 'table tennis', 'basketball'],
    ...['chess', 'kho kho', 'hockey'],
  ],
  role: [
    ...['data analyst', 'frontend developer', 'site engineer', 'content writer', 'test engineer'],
    ...['research assistant', 'graduate trainee', 'designer', 'backend developer'],
  ],
  tool: [
    ...['Git', 'Python', 'PostgreSQL', 'Linux', 'React', 'Rust', 'MATLAB', 'Docker', 'LaTeX'],
    ...['Arduino', 'TypeScript', 'Verilog'],
  ],
  few: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten'],
  many: ['12', '15', '18', '20', '24', '30', '36', '40', '45', '50'],
  mood: [
    ...['worth every minute', 'better than last year', 'louder than expected', 'a little late'],
    ...['completely full', 'over too soon', 'the best part of the week', 'strangely calm'],
  ],
};
